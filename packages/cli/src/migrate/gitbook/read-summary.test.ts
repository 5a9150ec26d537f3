import { expect, it } from 'vitest'
import { convertSummary } from './convert-summary.js'
import { readSummary } from './read-summary.js'

const SUMMARY = `# Table of contents

* [Welcome](README.md)

## Guides

* [Long \\[title\\]](a%20b.md "Short")
  * [Inside](<guides/in (1).md>)
    - [Deep](guides/deep.md)
* [Site](https://a.example)
* Planned
* [Gone](gone.md)

### Empty
`

it('reads groups, nested entries, labels and URLs', () => {
  expect(readSummary(SUMMARY)).toMatchObject([
    { entries: [{ title: 'Welcome', target: 'README.md', line: 3 }] },
    {
      title: 'Guides',
      entries: [
        {
          title: 'Short',
          target: 'a%20b.md',
          children: [{ title: 'Inside', target: 'guides/in (1).md', children: [{ title: 'Deep' }] }],
        },
        { title: 'Site', target: 'https://a.example' },
        { title: 'Planned', children: [] },
        { title: 'Gone' },
      ],
    },
  ])
  expect(readSummary('nothing')).toEqual([])
})

it('converts it to a sidebar, and lists what is missing', () => {
  const existing = new Set(['README.md', 'a b.md', 'guides/in (1).md', 'guides/deep.md', 'more.md'])
  const { items, files, missing } = convertSummary(readSummary(SUMMARY), existing)
  expect(items).toEqual([
    { type: 'doc', id: 'README', label: 'Welcome' },
    {
      type: 'category',
      label: 'Guides',
      collapsible: false,
      items: [
        {
          type: 'category',
          label: 'Short',
          link: { type: 'doc', id: 'a b' },
          items: [
            {
              type: 'category',
              label: 'Inside',
              link: { type: 'doc', id: 'guides/in (1)' },
              items: [{ type: 'doc', id: 'guides/deep', label: 'Deep' }],
            },
          ],
        },
        { type: 'link', label: 'Site', href: 'https://a.example' },
      ],
    },
  ])
  expect(files.has('more.md')).toBe(false)
  expect(missing.map(({ title, line }) => `${title} ${line}`)).toEqual(['Gone 12'])
})
