import { expect, it } from 'vitest'
import { renderSourceLink } from './source-link.js'

const page = { source: 'docs/guide/a b.md', editHref: 'https://git.example/edit/main/site/docs/guide/a%20b.md' }

it.each([
  ['../../src/a b.ts', 'https://git.example/edit/main/site/src/a%20b.ts'],
  ['../../../lib/x.rs', 'https://git.example/edit/main/lib/x.rs'],
  ['/src/a.ts', 'https://git.example/edit/main/site/src/a.ts'],
  ['/../lib/x.rs', 'https://git.example/edit/main/lib/x.rs'],
])('links to %s', (path, href) => {
  expect(renderSourceLink({ path, text: 'a<b' }, page)).toBe(`<a href="${href}">a&lt;b</a>`)
})

it('renders text where the URL of the file is unknown', () => {
  const link = { path: '../a.ts', text: 'a&b' }
  expect(renderSourceLink(link, { source: 'docs/a.md' })).toBe('a&amp;b')
  expect(renderSourceLink(link, { editHref: 'https://cms.example/?id=7', source: 'docs/a.md' })).toBe('a&amp;b')
  expect(renderSourceLink(link, { editHref: 'https://git.example/x.md' })).toBe('a&amp;b')
})
