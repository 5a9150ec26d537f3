import { expect, it } from 'vitest'
import { createTestGraph } from '../graph/create-test-graph.js'
import { editionKey } from '../graph/site-graph.js'
import { findTargets, resolveLinks } from './find-targets.js'
import { compileName, includeName } from './restore-path.js'

const graph = createTestGraph({ docs: { 'a.md': {}, 'guide/b.md': {} }, assets: ['guide/x.png'] }).value
const table = graph.links
const edition = editionKey({ version: 'current', locale: 'en' })
const source = 'docs/guide/b.md'
const page = { route: '/guide/b', source }
const use = (href: string, file = compileName(source)) => ({ kind: 'link' as const, href, file, line: 1, column: 1 })

it('resolves links from the page, and those of an include from the include', () => {
  const links = [
    use('./x.png'),
    use('../a.md#top'),
    use('a.md', includeName(source, 'docs/_part.md')),
    use('./none.md'),
  ]
  expect(findTargets(links, { page, edition }, table)).toEqual([
    { href: expect.stringMatching(/x\.[\da-f]+\.png$/), width: 640, height: 480, isFile: true },
    { href: '/a#top' },
    { href: '/a' },
    { href: './none.md' },
  ])
  expect(resolveLinks(links, { page, edition }, table).map(({ kind }) => kind)).toEqual([
    'asset',
    'page',
    'page',
    'missing',
  ])
})

it('resolves nothing on generated pages', () => {
  expect(findTargets([use('a.md')], { page: { route: '/tags' }, edition }, table)).toEqual([])
})
