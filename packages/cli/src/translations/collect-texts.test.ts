import { expect, it } from 'vitest'
import { createTestConfig, createTestFiles } from '../graph/create-test-graph.js'
import { collectTexts } from './collect-texts.js'

const fields = {
  tagline: 'Fast',
  i18n: { locales: ['en', 'de'] },
  navbar: {
    items: [
      { label: 'Home', to: '/' },
      { label: 'Home', to: '/a' },
    ],
  },
  versions: { versions: { '1.0': { banner: 'none', label: 'First' } } },
}

async function collect(interfaceTexts: Readonly<Record<string, string>>, existingTexts = {}) {
  const config = createTestConfig(fields)
  const files = createTestFiles(
    {
      docs: { 'a/x.md': { title: 'X' } },
      categories: { a: { label: 'Basics' } },
      versions: { '2.0': { 'x.md': {} }, '1.0': { 'x.md': {} }, '0.9': { 'x.md': {} } },
    },
    config,
  )
  const sources = { siteDir: '/', config, modulePath: '', files, interfaceTexts, existingTexts }
  const texts = await collectTexts('de', sources as never)
  return new Map(texts.map((file) => [file.path, file]))
}

it('distributes the texts of the config, each key once', async () => {
  const keys = (await collect({})).get('i18n/de/site.json')?.texts.map(({ key }) => key) ?? []
  expect(keys).toContain('site.tagline')
  expect(keys.filter((key) => key === 'navbar.item.label.Home')).toHaveLength(1)
})

it('collects labels of sidebars and of versions, except those of unmaintained ones', async () => {
  const files = await collect({})
  const textsOf = (name: string) =>
    files.get(`i18n/de/sidebars/${name}.json`)?.texts.map(({ key, text }) => [key, text])
  expect(textsOf('current')).toEqual(expect.arrayContaining([[expect.stringContaining('category'), 'Basics']]))
  expect(textsOf('version-1.0')).toEqual([['version.label', 'First']])
  expect(textsOf('version-2.0')).toEqual([])
  expect(files.has('i18n/de/sidebars/version-0.9.json')).toBe(false)
})

it('lists UI texts that the theme lacks, and offers the others', async () => {
  const texts = { 'a.b': 'Read {count} of {total}', 'a.c': 'Search' }
  const own = [...(await collect(texts, { 'a.c': 'Suche' })).values()].at(-1)
  expect(own?.texts).toEqual([
    {
      key: 'a.b',
      text: 'Read {count} of {total}',
      description:
        'A text of the interface. Keep {count} and {total} unchanged. Separate the forms for one, other with |.',
    },
  ])
  expect(own?.optional?.map(({ key }) => key)).toEqual(['a.c'])
})
