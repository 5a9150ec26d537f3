import { CURRENT_VERSION } from '../config/version-name.js'

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
export function translatedDocs(locale: string, version: string): string {
  return `i18n/${locale}/docs/${versionStem(version)}`
}

/** Where the translated texts of a version's sidebars are, relative to the site's folder. */
export function translatedSidebars(locale: string, version: string): string {
  return `i18n/${locale}/sidebars/${versionStem(version)}.json`
}

/** Where the translated texts of the config are, relative to the site's folder. */
export function translatedConfig(locale: string): string {
  return `i18n/${locale}/site.json`
}

/** Where texts of the interface in place of the theme's are, relative to the site's folder. */
export function translatedTexts(locale: string): string {
  return `i18n/${locale}/texts.json`
}
