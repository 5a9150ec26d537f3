import { type Dirent, existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Diagnostic, didYouMean, isSameButCase, nearestWord } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import { CURRENT_VERSION } from '../config/version-name.js'
import type { DocsFolder } from './list-folders.js'
import { translatedConfig, translatedTexts } from './versions/version-files.js'

/** The site's languages, and the docs folders that docgen reads. */
export interface TranslationFolders {
  readonly siteDir: string
  readonly config: { readonly i18n: Pick<Config['i18n'], 'locales' | 'localeConfigs' | 'sourceLocale' | 'layout'> }
  readonly folders: readonly Pick<DocsFolder, 'folder' | 'locale'>[]
}

/**
 * Warns about unused folders and files below `i18n`: of unknown languages, of the default language, with unknown
 * names, and of unknown versions.
 */
export function findStrayTranslations({ siteDir, config, folders }: TranslationFolders): readonly Diagnostic[] {
  const { locales, localeConfigs, sourceLocale, layout } = config.i18n
  const languages = listDirectories(siteDir, 'i18n')
  // A build may be limited to some languages.
  const named = [...new Set([...locales, ...Object.keys(localeConfigs)])]
  const unknown = languages.filter((name) => !named.includes(name)).map((name) => reportLanguage(name, named))
  // Docusaurus' layout also has folders of plugins that docgen does not support.
  if (layout === 'docusaurus') return unknown
  const ofDefault = languages.includes(sourceLocale) ? [reportDefault(sourceLocale)] : []
  const read = languages.filter((name) => locales.includes(name) && name !== sourceLocale)
  const inLanguages = read.flatMap((locale) => {
    const docsFolders = folders.filter((each) => each.locale === locale).map(({ folder }) => folder.split('/').slice(2))
    const folder = `i18n/${locale}`
    return [...findStrayFolders(siteDir, folder, docsFolders), ...findStrayTexts(siteDir, locale, docsFolders)]
  })
  return [...unknown, ...ofDefault, ...inLanguages]
}

/** Reports unused folders of a language. `docsFolders` are its docs folders, as path segments below `folder`. */
function findStrayFolders(siteDir: string, folder: string, docsFolders: readonly (readonly string[])[]): Diagnostic[] {
  const names = [...new Set(docsFolders.map(([name = '']) => name))]
  return listDirectories(siteDir, folder).flatMap((name) => {
    const path = `${folder}/${name}`
    if (/^sidebars(?:-|$)/.test(name)) return []
    if (!names.includes(name)) return reportFolder(path, names)
    // Docs have an intermediate folder per version; standalone pages and posts have none.
    const hasVersions = docsFolders.some((parts) => parts[0] === name && parts.length > 1)
    if (!hasVersions) return []
    const entries = list(siteDir, path)
    const stray = entries.find(
      (entry) => entry.name !== CURRENT_VERSION && !entry.name.startsWith('version-') && isContent(entry),
    )
    const versions = docsFolders.flatMap((parts) => (parts[0] === name && parts[1] !== undefined ? parts[1] : []))
    const unpublished = entries.filter(
      (entry) => entry.isDirectory() && entry.name.startsWith('version-') && !versions.includes(entry.name),
    )
    return [
      ...(stray ? [reportUnversioned(path, stray, versions)] : []),
      ...unpublished
        .filter((entry) => !isCut(siteDir, entry.name))
        .map((entry) => reportVersion(path, entry.name, versions)),
    ]
  })
}

/** Reports unused files of a language's texts and sidebars. */
function findStrayTexts(siteDir: string, locale: string, docsFolders: readonly (readonly string[])[]): Diagnostic[] {
  const folder = `i18n/${locale}`
  const texts = [...translatedConfig(locale, 'docgen').map(({ path }) => path), translatedTexts(locale, 'docgen')]
  const sidebars = docsFolders.flatMap(([name = '', version]) =>
    version === undefined ? [] : `${folder}/${name.replace(/^docs/, 'sidebars')}/${version}.json`,
  )
  const folders = [folder, ...new Set(sidebars.map((path) => posix.dirname(path)))]
  return folders.flatMap((each) => {
    const names = [...texts, ...sidebars].filter((path) => posix.dirname(path) === each)
    const files = list(siteDir, each).filter((entry) => entry.isFile() && /\.(?:json|ya?ml)$/i.test(entry.name))
    return files
      .filter(({ name }) => !names.includes(`${each}/${name}`) && !isCut(siteDir, posix.parse(name).name))
      .map(({ name }) => reportTexts(`${each}/${name}`, names))
  })
}

/** Whether a version has a folder of docs, even if the config does not publish the version. */
function isCut(siteDir: string, version: string): boolean {
  const folders = listDirectories(siteDir, '.').filter((folder) => folder.endsWith('versioned_docs'))
  return folders.some((folder) => existsSync(join(siteDir, folder, version)))
}

function isContent(entry: Dirent): boolean {
  return entry.isDirectory() || /\.mdx?$/i.test(entry.name)
}

function reportLanguage(name: string, locales: readonly string[]): Diagnostic {
  const near = locales.find((locale) => isSameButCase(locale, name)) ?? nearestWord(name, locales)
  return report(
    `i18n/${name}`,
    `docgen ignores these translations: i18n.locales names ${locales.join(', ')}`,
    near === undefined
      ? `Add ${JSON.stringify(name)} to i18n.locales`
      : didYouMean(`i18n/${near}`, isSameButCase(near, name)),
  )
}

function reportDefault(name: string): Diagnostic {
  return report(
    `i18n/${name}`,
    `docgen ignores this folder: ${name} is the default language`,
    `Write pages in docs, and UI texts in texts.${name} of the config`,
  )
}

function reportFolder(path: string, names: readonly string[]): Diagnostic {
  const isDocusaurus = path.includes('/docusaurus-')
  return report(
    path,
    `docgen ignores this folder: translated pages are in ${names.join(', ')}`,
    isDocusaurus
      ? "Set i18n.layout to 'docusaurus'"
      : `Move its contents to ${path.replace(/(?<![^/])[^/]+$/, names[0] ?? '')}`,
  )
}

function reportVersion(path: string, name: string, versions: readonly string[]): Diagnostic {
  const bare = name.replace('version-', '')
  const near = nearestWord(
    bare,
    versions.map((version) => version.replace('version-', '')),
  )
  return report(
    `${path}/${name}`,
    `docgen ignores these translations: there is no version ${JSON.stringify(bare)}`,
    near === undefined ? 'Remove the folder' : didYouMean(`${path}/version-${near}`, isSameButCase(near, bare)),
  )
}

function reportTexts(path: string, names: readonly string[]): Diagnostic {
  const { dir, base } = posix.parse(path)
  const bare = names.map((name) => posix.basename(name))
  const renamed = bare.find((each) => each === `version-${base}` || isSameButCase(each, base))
  const near = renamed ?? nearestWord(base, bare)
  return report(
    path,
    `docgen ignores this file: texts are in ${names.join(' and ')}`,
    near === undefined ? 'Move its texts there, or remove it' : didYouMean(`${dir}/${near}`, isSameButCase(near, base)),
  )
}

/**
 * Reports content outside the folders of versions. If a folder has the name of a version, or `next`, suggests its
 * folder.
 */
function reportUnversioned(path: string, entry: Dirent, versions: readonly string[]): Diagnostic {
  const { name } = entry
  const version = name === 'next' ? CURRENT_VERSION : versions.find((each) => each === `version-${name}`)
  return report(
    `${path}/${name}`,
    'docgen ignores this: translations belong in the folder of their version',
    version !== undefined && entry.isDirectory()
      ? didYouMean(`${path}/${version}`, false)
      : `Move it to ${path}/${CURRENT_VERSION}/${name}`,
  )
}

function report(file: string, message: string, hint: string): Diagnostic {
  return { code: 'stray-translation', severity: 'warning', file, message, hint }
}

function listDirectories(siteDir: string, folder: string): readonly string[] {
  const entries = list(siteDir, folder).filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  return entries.map(({ name }) => name)
}

/** Lists the entries of a folder, in code-unit order of their names; empty if the folder cannot be read. */
function list(siteDir: string, folder: string): readonly Dirent[] {
  try {
    const entries = readdirSync(join(siteDir, folder), { withFileTypes: true })
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return []
  }
}
