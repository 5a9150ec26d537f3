import type { DocsFiles } from '../content/docs-files.js'
import type { HugoPage } from './hugo-pages.js'
import type { Fields } from './parse-data.js'
import type { HugoLanguage } from './read-languages.js'

/** A language with its pages. */
export interface LanguageContent {
  readonly language: HugoLanguage
  readonly files: DocsFiles
  readonly pages: readonly HugoPage[]
}

/** What the migration reads of a Hugo site. */
export interface HugoSite {
  readonly siteDir: string
  readonly config: Fields
  /** The default language first. */
  readonly contents: readonly LanguageContent[]
  /** Patterns of the files of other languages, as in `page.de.md`. */
  readonly excluded: readonly string[]
  /** Languages with translations in `i18n`. */
  readonly translated: readonly string[]
}
