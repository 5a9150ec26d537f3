import { expect, it } from 'vitest'
import { createTestGraph } from '../create-test-graph.js'

const collect = (config: Readonly<Record<string, unknown>>, docs = {}, statics: readonly string[] = []) =>
  createTestGraph({ docs: { 'a.md': { title: 'A' }, ...docs }, statics, config }).value.redirects.map(
    ({ from, to }) => `${from} ${to}`,
  )

const LANGUAGES = { i18n: { defaultLocale: 'en', locales: ['en', 'de'] } }

it('redirects in every language that has the target', () => {
  const redirects = [
    { from: '/old', to: '/a?x#part' },
    { from: '/file', to: '/a.pdf' },
    { from: '/away', to: 'https://z.example' },
  ]
  expect(collect({ ...LANGUAGES, redirects }, {}, ['a.pdf'])).toEqual([
    '/old /a?x#part',
    '/file /a.pdf',
    '/away https://z.example',
    '/de/old /de/a?x#part',
  ])
})

it('keeps a redirect that the config or a page of the language defines', () => {
  const redirects = [
    { from: '/old', to: '/a' },
    { from: '/de/old', to: 'https://de.example' },
    { from: '/b', to: '/a' },
  ]
  expect(collect({ ...LANGUAGES, redirects }, { 'c.md': { title: 'C', slug: '/b' } })).toEqual([
    '/old /a',
    '/de/old https://de.example',
    '/b /a',
  ])
})

it('follows the form of URLs in the config', () => {
  const redirects = [{ from: '/old/', to: '/a#part' }]
  expect(collect({ baseUrl: '/docs/', trailingSlash: true, redirects })).toEqual(['/old /docs/a/#part'])
})

it('accepts the base URL before both paths, unless pages are below a folder of that name', () => {
  const redirects = [{ from: '/base/old', to: '/base/a' }]
  expect(collect({ baseUrl: '/base/', redirects })).toEqual(['/old /base/a'])
  expect(collect({ baseUrl: '/base/', redirects }, { 'base/b.md': { title: 'B' } })).toEqual(['/base/old /base/base/a'])
})
