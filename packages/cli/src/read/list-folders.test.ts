import { expect, it } from 'vitest'
import { omitOrphans } from './list-folders.js'

it('omits translations without an original in the layout of Docusaurus', () => {
  const folders = [
    { version: 'current', locale: 'en', folder: 'docs' },
    { version: 'top', locale: 'en', folder: '' },
    { version: 'current', locale: 'ja', folder: 'i18n/ja/docs/current' },
    { version: 'top', locale: 'ja', folder: 'i18n/ja/top' },
  ]
  const pages = [
    { version: 'current', locale: 'en', path: 'docs/a.md' },
    { version: 'top', locale: 'en', path: 'c.md' },
    { version: 'current', locale: 'ja', path: 'i18n/ja/docs/current/a.md' },
    { version: 'current', locale: 'ja', path: 'i18n/ja/docs/current/only.md' },
    { version: 'top', locale: 'ja', path: 'i18n/ja/top/c.md' },
    { version: 'top', locale: 'ja', path: 'i18n/ja/top/a.md' },
  ]
  const rest = omitOrphans(pages, folders, { layout: 'docusaurus', sourceLocale: 'en' })
  expect(rest).toEqual(pages.filter((_page, index) => index !== 3 && index !== 5))
  expect(omitOrphans(pages, folders, { layout: 'docgen', sourceLocale: 'en' })).toBe(pages)
})
