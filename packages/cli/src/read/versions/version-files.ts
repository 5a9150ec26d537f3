import { type Collection, DEFAULT_COLLECTION, splitVersionKey } from '../../config/collection.js'
import type { Config } from '../../config/config.js'
import type { VersionSettings } from '../../config/resolve-versions.js'
import { CURRENT_VERSION, quoteVersionName } from '../../config/version-name.js'

/** Naming scheme of translation folders and files. */
export type TranslationLayout = Config['i18n']['layout']

// The `key` of a version is `1.0`, or `community/1.0` for a named collection: see `versionKey`.

/** Returns the path of the file with the names of a collection's versions, relative to the site's folder. */
export function versionsFileOf(collection: string): string {
  return `${prefixOf(collection)}versions.json`
}

/** Returns the folder of a version's docs, relative to the site's folder. */
export function versionedDocs(key: string): string {
  const { collection, name } = splitVersionKey(key)
  return `${prefixOf(collection)}versioned_docs/version-${name}`
}

/** Returns the path of the file with a version's sidebars, relative to the site's folder. */
export function versionedSidebars(key: string): string {
  const { collection, name } = splitVersionKey(key)
  return `${prefixOf(collection)}versioned_sidebars/version-${name}-sidebars.json`
}

/** Returns the command that removes a version. */
export function removalOf(key: string): string {
  const { collection, name } = splitVersionKey(key)
  return `docgen version remove ${quoteVersionName(name)}${collection === DEFAULT_COLLECTION ? '' : ` --docs ${collection}`}`
}

/** Whether a key is the key of a collection's working tree. */
export function isCurrent(key: string): boolean {
  return splitVersionKey(key).name === CURRENT_VERSION
}

/** Returns a version's name in the paths of translations: `current`, or its name with the prefix `version-`. */
export function versionStem(key: string): string {
  const { name } = splitVersionKey(key)
  return name === CURRENT_VERSION ? name : `version-${name}`
}

/** Returns the folder of a version's translated docs, relative to the site's folder. */
export function translatedDocs(locale: string, key: string, layout: TranslationLayout): string {
  const { collection } = splitVersionKey(key)
  if (layout === 'docusaurus') return `i18n/${locale}/${docusaurusFolder(collection, key)}`
  if (collection.startsWith('@')) return `i18n/${locale}/${collection.slice(1)}`
  return `i18n/${locale}/docs${suffixOf(collection)}/${versionStem(key)}`
}

/** Returns the path of the file with the translated texts of a version's sidebars, relative to the site's folder. */
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
  /** Common prefix of the keys of its texts; omitted in the file itself. */
  readonly prefix: string
}

/**
 * Lists the files with the translated texts of the config. The key of a text begins with the prefix of its file; the
 * last file contains the texts without a prefix.
 */
export function translatedConfig(locale: string, layout: TranslationLayout): readonly ConfigTexts[] {
  const siteTexts = { path: `i18n/${locale}/site.json`, prefix: '' }
  if (layout === 'docgen') return [siteTexts]
  const theme = ['navbar', 'footer'].map((part) => ({
    path: `i18n/${locale}/docusaurus-theme-classic/${part}.json`,
    prefix: `${part}.`,
  }))
  return [...theme, siteTexts]
}

/** Returns the path of the file with the UI texts that override the theme's, relative to the site's folder. */
export function translatedTexts(locale: string, layout: TranslationLayout): string {
  return `i18n/${locale}/${layout === 'docgen' ? 'texts' : 'code'}.json`
}

const DOCUSAURUS_DOCS = 'docusaurus-plugin-content-docs'

/**
 * Returns the folder of translated docs in the layout of Docusaurus. Standalone pages and posts belong to separate
 * plugins, without versions.
 */
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

/** A published version of the docs, with all defaults filled in. */
export interface DocsVersion extends VersionSettings {
  /** Key of the version (see `versionKey`): `current` for the working tree of the first docs. */
  readonly name: string
  readonly collection: Collection
  /** Folder of its docs, relative to the site's folder. */
  readonly folder: string
  /** By id; `undefined`: one sidebar that mirrors the folders; `false`: none. */
  readonly sidebars: Config['docs']['sidebars']
  /** Text of the file with the sidebars, for diagnostics; absent if they are in the config. */
  readonly sidebarsText?: string
}
