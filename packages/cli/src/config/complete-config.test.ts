import { expect, it } from 'vitest'
import { completeConfig, listDocs } from './complete-config.js'
import { siteSchema } from './schema/site.js'

const complete = (fields: Readonly<Record<string, unknown>>) => {
  const output = siteSchema.parse({ title: 'Docs', url: 'https://a.org', ...fields })
  return completeConfig(
    output,
    listDocs(output).map(() => undefined),
  )
}

const outline = (fields: Readonly<Record<string, unknown>>) =>
  complete(fields).collections.map(({ id, kind, position }) => `${kind} ${id} ${position.join('.')}`)

it.each([
  [{}, ['docs default docs', 'pages @pages pages']],
  [{ pages: false }, ['docs default docs']],
  [{ blog: {} }, ['docs default docs', 'pages @pages pages', 'blog @blog blog']],
  [
    {
      docs: [{ id: 'a' }, { id: 'b', routeBasePath: 'b' }],
      pages: [{ id: 'x' }],
      blog: [{}, { id: 'news', routeBasePath: 'news' }],
    },
    ['docs a docs.0', 'docs b docs.1', 'pages @pages-x pages.0', 'blog @blog blog.0', 'blog @blog-news blog.1'],
  ],
])('lists the collections of %j', (fields, expected) => {
  expect(outline(fields)).toEqual(expected)
})

it("applies the site's versions to the first docs only", () => {
  const { collections } = complete({
    docs: [
      { id: 'a' },
      { id: 'b', routeBasePath: 'b' },
      { id: 'c', routeBasePath: 'c', versions: { lastVersion: '2' } },
    ],
    versions: { lastVersion: '1' },
  })
  expect(collections.slice(0, 3).map(({ versions }) => versions?.lastVersion)).toEqual(['1', undefined, '2'])
})

it('reads components as pages, but not as posts', () => {
  const { collections } = complete({ blog: {} })
  const included = Object.fromEntries(collections.map(({ kind, docs }) => [kind, docs.include.join()]))
  expect(included['pages']).toContain('tsx')
  expect(included['blog']).not.toContain('tsx')
})
