import { expect, it } from 'vitest'
import { describeRepeated } from './describe-repeated.js'
import type { OpenedPlugin } from './open-plugins.js'

const describe = (paths: readonly string[], hrefs: readonly string[]) => {
  const plugin = { use: { name: './blog.js' } } as OpenedPlugin
  return describeRepeated(
    new Map([[plugin, paths]]),
    hrefs.map((href) => ({ href })),
  ).map(({ message }) => message)
}

it('reports routes that docgen shows itself, and those that are missing', () => {
  expect(describe(['/blog', '/blog/ä', '/blog/topic/'], ['/blog/', '/blog/%C3%A4'])).toEqual([
    'the Docusaurus plugin ./blog.js: docgen shows the content of its 2 pages, such as /blog, but with components of docgen',
    'the Docusaurus plugin ./blog.js: the output lacks 1 page that docgen has no counterpart for: /blog/topic/',
  ])
})

it('names ten missing routes', () => {
  const [message] = describe(
    Array.from({ length: 12 }, (_, index) => `/${index}`),
    [],
  )
  expect(message).toMatch(/: \/0, .*, \/9 and 2 more$/)
})

it('reports nothing without such routes', () => {
  expect(describe([], ['/'])).toEqual([])
})
