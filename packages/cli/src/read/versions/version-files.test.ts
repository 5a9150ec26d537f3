import { describe, expect, it } from 'vitest'
import {
  isCurrent,
  removalOf,
  translatedConfig,
  translatedDocs,
  translatedSidebars,
  translatedTexts,
  versionedDocs,
  versionedSidebars,
  versionsFileOf,
} from './version-files.js'

describe('files of versions', () => {
  it.each([
    ['1.0', 'versions.json', 'versioned_docs/version-1.0', 'versioned_sidebars/version-1.0-sidebars.json'],
    [
      'community/1.0',
      'community_versions.json',
      'community_versioned_docs/version-1.0',
      'community_versioned_sidebars/version-1.0-sidebars.json',
    ],
  ])('begin with the name of a named collection: %s', (key, list, docs, sidebars) => {
    const collection = key.includes('/') ? 'community' : 'default'
    expect([versionsFileOf(collection), versionedDocs(key), versionedSidebars(key)]).toEqual([list, docs, sidebars])
  })

  it('distinguishes the working tree from versions', () => {
    expect(['current', 'community/current', '1.0', 'community/1.0'].map(isCurrent)).toEqual([true, true, false, false])
  })

  it('quotes a name for the command that removes it', () => {
    expect(removalOf('1.0')).toBe('docgen version remove 1.0')
    expect(removalOf('community/1.0 beta')).toBe('docgen version remove "1.0 beta" --docs community')
  })
})

describe('files of translations', () => {
  it.each([
    ['current', 'docgen', 'i18n/de/docs/current', 'i18n/de/sidebars/current.json'],
    ['community/1.0', 'docgen', 'i18n/de/docs-community/version-1.0', 'i18n/de/sidebars-community/version-1.0.json'],
    [
      'community/1.0',
      'docusaurus',
      'i18n/de/docusaurus-plugin-content-docs-community/version-1.0',
      'i18n/de/docusaurus-plugin-content-docs-community/version-1.0.json',
    ],
  ] as const)('of %s in the layout of %s', (key, layout, docs, sidebars) => {
    expect([translatedDocs('de', key, layout), translatedSidebars('de', key, layout)]).toEqual([docs, sidebars])
  })

  it('of pages and blogs have no versions', () => {
    expect(translatedDocs('de', '@pages/current', 'docgen')).toBe('i18n/de/pages')
    expect(translatedDocs('de', '@blog/current', 'docusaurus')).toBe('i18n/de/docusaurus-plugin-content-blog')
  })

  it('assign texts of the config by their prefixes', () => {
    expect(translatedConfig('de', 'docgen')).toEqual([{ path: 'i18n/de/site.json', prefix: '' }])
    expect(translatedConfig('de', 'docusaurus').map(({ prefix }) => prefix)).toEqual(['navbar.', 'footer.', ''])
    expect([translatedTexts('de', 'docgen'), translatedTexts('de', 'docusaurus')]).toEqual([
      'i18n/de/texts.json',
      'i18n/de/code.json',
    ])
  })
})
