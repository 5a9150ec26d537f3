import { expect, it } from 'vitest'
import { createTestGraph } from '../create-test-graph.js'
import { resolveLink } from './resolve-link.js'

const { links } = createTestGraph({
  docs: {
    '_index.md': {},
    'brew/_index.md': {},
    'brew/green.md': { slug: '/brew/the-green-one' },
    'brew/bundle/index.md': {},
    'serve/_index.md': {},
    'serve/cups.md': {},
    'serve/green.md': {},
  },
  config: { docs: { include: ['**/*.md'], exclude: [] }, trailingSlash: true },
}).value

const resolve = (href: string, file = 'docs/serve/cups.md') => resolveLink(href, { file, route: '/serve/cups' }, links)

it.each([
  ['ref:green.md', '/serve/green/'],
  ['ref:green', '/serve/green/'],
  ['ref:/brew/green', '/brew/the-green-one/'],
  ['ref:brew/green.md#how', '/brew/the-green-one/#how'],
  ['ref:/brew', '/brew/'],
  ['ref:brew/_index.md', '/brew/'],
  ['ref:bundle', '/brew/bundle/'],
  ['ref:Bundle', '/brew/bundle/'],
  ['ref:/brew/the-green-one/', '/brew/the-green-one/'],
  ['ref:/', '/'],
])('%s is %s', (href, expected) => {
  expect(resolve(href)).toMatchObject({ kind: 'page', href: expected })
})

it('resolves references of a bundle relative to its section', () => {
  expect(resolve('ref:green', 'docs/brew/bundle/index.md')).toMatchObject({ href: '/brew/the-green-one/' })
})

it('does not guess among pages with the same name, and names what is missing as it was written', () => {
  expect(resolve('ref:green', 'docs/_index.md')).toMatchObject({ kind: 'missing', href: 'green', expected: 'file' })
  expect(resolve('ref:none.md#a')).toMatchObject({ kind: 'missing', href: 'none.md#a', wanted: 'docs/none.md' })
})
