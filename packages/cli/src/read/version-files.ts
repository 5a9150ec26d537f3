import type { Config } from '../config/config.js'
import { CURRENT_VERSION } from '../config/version-name.js'

/** How folders and files of translations are called. */
export type TranslationLayout = Config['i18n']['layout']

/** List of the versions' names, newest first. */
export const VERSIONS_FILE = 'versions.json'

/** Where a version's documents are, relative to the site's folder. */
export function versionedDocs(name: string): string {
  return `versioned_docs/version-${name}`
}

/** Where a version's sidebars are, relative to the site's folder. */
export function versionedSidebars(name: string): string {
  return `versioned_sidebars/version-${name}-sidebars.json`
}

/** The name that a version has among the files of a language: `current`, or `version-` and its name. */
export function versionStem(name: string): string {
  return name === CURRENT_VERSION ? name : `version-${name}`
}

/** Where a version's translated documents are, relative to the site's folder. */
export function translatedDocs(locale: string, version: string, layout: TranslationLayout): string {
  return `i18n/${locale}/${layout === 'docgen' ? 'docs' : DOCUSAURUS_DOCS}/${versionStem(version)}`
}

/** Where the translated texts of a version's sidebars are, relative to the site's folder. */
export function translatedSidebars(locale: string, version: string, layout: TranslationLayout): string {
  return `i18n/${locale}/${layout === 'docgen' ? 'sidebars' : DOCUSAURUS_DOCS}/${versionStem(version)}.json`
}

/** A file of translated texts of the config. */
export interface ConfigTexts {
  /** Relative to the site's folder. */
  readonly path: string
  /** What the keys of its texts begin with; left out in the file itself. */
  readonly prefix: string
}

/** Where the translated texts of the config are. The prefixes tell which text belongs where; the last file takes what is left. */
export function translatedConfig(locale: string, layout: TranslationLayout): readonly ConfigTexts[] {
  const own = { path: `i18n/${locale}/site.json`, prefix: '' }
  if (layout === 'docgen') return [own]
  const theme = ['navbar', 'footer'].map((part) => ({
    path: `i18n/${locale}/docusaurus-theme-classic/${part}.json`,
    prefix: `${part}.`,
  }))
  return [...theme, own]
}

/** Where texts of the interface in place of the theme's are, relative to the site's folder. */
export function translatedTexts(locale: string, layout: TranslationLayout): string {
  return `i18n/${locale}/${layout === 'docgen' ? 'texts' : 'code'}.json`
}

const DOCUSAURUS_DOCS = 'docusaurus-plugin-content-docs'
