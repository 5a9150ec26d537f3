import { expect, it } from 'vitest'
import { compilePlain } from '../../../../test/markdown/compile-plain.js'
import { toEntry } from './convert-views.js'

it.each([
  [{ id: 'a', value: 'A <b>b</b>', level: 3 }, [{ id: 'a', level: 3, html: 'A <b>b</b>', text: 'A b' }]],
  [{ id: 1 }, [{ id: '1', level: 2, html: '1', text: '1' }]],
  [{ value: 'no id' }, []],
  ['a', []],
  [null, []],
])('reads the entry %j', (input, entries) => {
  expect(toEntry(input)).toEqual(entries)
})

const compile = (text: string) => compilePlain(text, { path: 'a.mdx' })

it('lists given headings within its levels, or those of the page', async () => {
  const headings = '## Two\n\n### Three\n\n#### Four\n'
  const links = async (props: string) =>
    [...(await compile(`<TOCInline ${props} />\n\n${headings}`)).html.matchAll(/<a href="#([^"]*)"/g)].map(
      ([, id]) => id,
    )
  expect(await links('toc={toc}')).toEqual(['two', 'three'])
  expect(await links('minHeadingLevel={3} maxHeadingLevel={4}')).toEqual(['three', 'four'])
  expect(await links("toc={[{ id: 'x', value: 'X', level: 2 }, 'odd']}")).toEqual(['x'])
})

it('shows given cards, and links them', async () => {
  const { links, problems } = await compile(
    "<DocCardList items={[{ type: 'link', label: 'A', href: './a.md' }, { label: 'B', href: 'https://b.example' }, 1]} />",
  )
  expect(problems).toEqual([])
  expect(links.map(({ href }) => href)).toEqual(['./a.md'])
  expect((await compile('<DocCardList items={[]} />')).html).toBe('')
  expect((await compile('<DocCardList />')).html).toBe('<!--cards-->')
})

it('translates by id, or by the text, with values', async () => {
  const { holes } = await compile('<Translate id="a.b" values={{ count: 2 }}>{\'{count} lines\'}</Translate>')
  expect(holes).toContainEqual({ kind: 'text', key: 'a.b', values: { count: '2' }, fallback: '{count} lines' })
  expect((await compile('<Translate>Only text</Translate>')).holes).toMatchObject([{ key: 'Only text', values: {} }])
})
