import { expect, it } from 'vitest'
import { frontMatterSchema } from '../config/schema/front-matter.js'
import type { GraphSource } from './graph-files.js'
import { listEditionSources } from './list-edition-sources.js'

const source = (path: string, fields: object = {}) =>
  ({ path, frontMatter: frontMatterSchema.parse(fields) }) as unknown as GraphSource

const list = (originals: readonly GraphSource[], translations: readonly GraphSource[], includesDrafts = false) =>
  listEditionSources({ originals, sourceRoot: 'docs', translations, contentRoot: 'i18n/de/docs', includesDrafts })

const paths = (...inputs: Parameters<typeof list>) =>
  list(...inputs).map(({ source: { path }, isFallback }) => `${isFallback ? '?' : ''}${path}`)

it('lists translations in the order of the originals, originals where one is missing, then the rest', () => {
  const originals = ['docs/a.md', 'docs/b.md', 'docs/c/d.md'].map((path) => source(path))
  const translations = ['i18n/de/docs/nur.md', 'i18n/de/docs/c/d.md', 'i18n/de/docs/a.md'].map((path) => source(path))
  expect(paths(originals, translations)).toEqual([
    'i18n/de/docs/a.md',
    '?docs/b.md',
    'i18n/de/docs/c/d.md',
    'i18n/de/docs/nur.md',
  ])
})

it('recognizes a translation whose original has another extension since', () => {
  expect(paths([source('docs/a.mdx')], [source('i18n/de/docs/a.md')])).toEqual(['i18n/de/docs/a.md'])
  const both = [source('docs/a.mdx'), source('docs/a.md')]
  expect(paths(both, [source('i18n/de/docs/a.md')])).toEqual(['?docs/a.mdx', 'i18n/de/docs/a.md'])
})

it('uses the original while the translation is a draft', () => {
  const inputs = [[source('docs/a.md')], [source('i18n/de/docs/a.md', { draft: true })]] as const
  expect(paths(...inputs)).toEqual(['?docs/a.md'])
  expect(paths(...inputs, true)).toEqual(['i18n/de/docs/a.md'])
})

it('inherits structure from the original, but no texts', () => {
  const original = source('docs/a.md', { title: 'A', sidebar_position: 3, unlisted: true, tags: ['x'], slug: '/s' })
  const [listed] = list([original], [source('i18n/de/docs/a.md', { slug: '/t' })])
  expect(listed?.source.frontMatter).toMatchObject({
    sidebar_position: 3,
    unlisted: true,
    tags: [{ label: 'x' }],
    slug: '/t',
  })
  expect(listed?.source.frontMatter.title).toBeUndefined()
})
