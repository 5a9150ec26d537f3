import { DEFAULT_COLLECTION, splitVersionKey } from '../../config/collection.js'
import type { Config } from '../../config/config.js'
import { CURRENT_VERSION, quoteVersionName } from '../../config/version-name.js'

/** How folders and files of translations are called. */
export type TranslationLayout = Config['i18n']['layout']

// Versions are named by their keys here: `1.0`, and `community/1.0` for those of a collection with a name of its own.

/** List of the names of the versions that a collection has, newest first. */
export function versionsFileOf(collection: string): string {
  return `${prefixOf(collection)}versions.json`
}

/** Where a version's documents are, relative to the site's folder. */
export function versionedDocs(key: string): string {
  const { collection, name } = splitVersionKey(key)
  return `${prefixOf(collection)}versioned_docs/version-${name}`
}

/** Where a version's sidebars are, relative to the site's folder. */
export function versionedSidebars(key: string): string {
  const { collection, name } = splitVersionKey(key)
  return `${prefixOf(collection)}versioned_sidebars/version-${name}-sidebars.json`
}

/** The command that removes a version. */
export function removalOf(key: string): string {
  const { collection, name } = splitVersionKey(key)
  return `docgen version remove ${quoteVersionName(name)}${collection === DEFAULT_COLLECTION ? '' : ` --docs ${collection}`}`
}

/** Whether a key stands for the working tree of its collection. */
export function isCurrent(key: string): boolean {
  return splitVersionKey(key).name === CURRENT_VERSION
}

/** The name that a version has among the files of a language: `current`, or `version-` and its name. */
export function versionStem(key: string): string {
  const { name } = splitVersionKey(key)
  return name === CURRENT_VERSION ? name : `version-${name}`
}

/** Where a version's translated documents are, relative to the site's folder. */
export function translatedDocs(locale: string, key: string, layout: TranslationLayout): string {
  const { collection } = splitVersionKey(key)
  if (layout === 'docusaurus') return `i18n/${locale}/${docusaurusFolder(collection, key)}`
  if (collection.startsWith('@')) return `i18n/${locale}/${collection.slice(1)}`
  return `i18n/${locale}/docs${suffixOf(collection)}/${versionStem(key)}`
}

/** Where the translated texts of a version's sidebars are, relative to the site's folder. */
export function translatedSidebars(locale: string, key: string, layout: TranslationLayout): string {
  const { collection } = splitVersionKey(key)
  if (layout === 'docusaurus')
    return `i18n/${locale}/${DOCUSAURUS_DOCS}${suffixOf(collection)}/${versionStem(key)}.json`
  return `i18n/${locale}/sidebars${suffixOf(collection)}/${versionStem(key)}.json`
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

/** Plain pages and posts have plugins of their own there, without versions. */
function docusaurusFolder(collection: string, key: string): string {
  if (collection.startsWith('@')) return `docusaurus-plugin-content-${collection.slice(1)}`
  return `${DOCUSAURUS_DOCS}${suffixOf(collection)}/${versionStem(key)}`
}

function prefixOf(collection: string): string {
  return collection === DEFAULT_COLLECTION ? '' : `${collection}_`
}

function suffixOf(collection: string): string {
  return collection === DEFAULT_COLLECTION ? '' : `-${collection}`
}
