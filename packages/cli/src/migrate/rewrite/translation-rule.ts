import { listFiles } from '../../read/files/list-files.js'
import type { ContentRule } from './content-rule.js'

/** Where the translations of a tool are. */
export interface TranslationLayout {
  /** Folder of the pages, relative to the site's folder. */
  readonly folder: string
  /** Languages other than the main one. */
  readonly locales: readonly string[]
  /** Whether each language has a folder, as in `de/page.md`; else its name is in the names of files: `page.de.md`. */
  readonly hasFolders: boolean
}

/** Moves translations to `i18n`, where docgen reads them. Resources next to them stay. */
export function createTranslationRule(
  { folder, locales, hasFolders }: TranslationLayout,
  siteDir: string,
): ContentRule | undefined {
  if (locales.length === 0) return undefined
  const prefix = folder === '' || folder === '.' ? '' : `${folder}/`
  const findTarget = (path: string): string | undefined => {
    if (!path.startsWith(prefix) || !/\.md$/i.test(path)) return undefined
    const inside = path.slice(prefix.length)
    for (const locale of locales) {
      if (hasFolders && inside.startsWith(`${locale}/`)) return targetOf(locale, inside.slice(locale.length + 1))
      const ending = `.${locale}.md`
      if (!hasFolders && inside.endsWith(ending)) return targetOf(locale, `${inside.slice(0, -ending.length)}.md`)
    }
    return undefined
  }
  const listed = listFiles({ siteDir, folder, includesDotFiles: false }).value
  return {
    name: 'translations move to `i18n`',
    paths: listed.filter((path) => findTarget(path) !== undefined),
    rewrite: (file) => {
      const path = findTarget(file.path)
      return path === undefined ? file : { ...file, path }
    },
  }
}

/** The languages that have translations in `i18n`. */
export function listTranslatedLocales(siteDir: string, locales: readonly string[]): readonly string[] {
  return locales.filter(
    (locale) => listFiles({ siteDir, folder: targetOf(locale, ''), includesDotFiles: false }).value.length > 0,
  )
}

function targetOf(locale: string, path: string): string {
  return `i18n/${locale}/docs/current${path === '' ? '' : `/${path}`}`
}
