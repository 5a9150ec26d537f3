import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Collection, versionKey } from '../config/collection.js'
import type { Config } from '../config/config.js'
import { CURRENT_VERSION } from '../config/version-name.js'
import { type ApiFile, isRemote } from '../read/api/api-file.js'
import { cleanFolder } from '../read/files/clean-folder.js'
import { listFiles } from '../read/files/list-files.js'
import { translatedDocs, translatedSidebars, versionedDocs, versionedSidebars } from '../read/versions/version-files.js'

/** Paths of a file of the working tree and of its copy in a version, relative to the site's folder. */
export interface VersionFile {
  readonly from: string
  readonly to: string
}

/** A version of one docs folder. */
export interface DocsVersion {
  readonly name: string
  readonly collection: Collection
}

/** Lists every file to copy into a new version: docs and their assets, API descriptions, translations. */
export function listVersionFiles(
  siteDir: string,
  { name, collection }: DocsVersion,
  { i18n }: Pick<Config, 'i18n'>,
  apis: readonly ApiFile[],
): readonly VersionFile[] {
  const key = versionKey(collection.id, name)
  const current = versionKey(collection.id, CURRENT_VERSION)
  const folder = versionedDocs(key)
  const files = listFolderFiles(siteDir, cleanFolder(collection.docs.path), folder)
  const descriptions = apis
    .filter(({ version }) => version === current)
    .flatMap((api) => api.files.filter(({ path }) => !isRemote(path)))
    .map(({ path }) => ({ from: path, to: `${folder}/${path}` }))
  const translations = i18n.locales.flatMap((locale) => {
    const { layout } = i18n
    const sidebars = {
      from: translatedSidebars(locale, current, layout),
      to: translatedSidebars(locale, key, layout),
    }
    return [
      ...listFolderFiles(siteDir, translatedDocs(locale, current, layout), translatedDocs(locale, key, layout)),
      ...(existsSync(join(siteDir, sidebars.from)) ? [sidebars] : []),
    ]
  })
  return [...new Map([...files, ...descriptions, ...translations].map((file) => [file.to, file])).values()]
}

/** Lists the files and folders that belong only to one version, whether or not they exist. */
export function listVersionPaths({ name, collection }: DocsVersion, { i18n }: Pick<Config, 'i18n'>): readonly string[] {
  const key = versionKey(collection.id, name)
  return [
    versionedDocs(key),
    versionedSidebars(key),
    ...i18n.locales.flatMap((locale) => [
      translatedDocs(locale, key, i18n.layout),
      translatedSidebars(locale, key, i18n.layout),
    ]),
  ]
}

function listFolderFiles(siteDir: string, from: string, to: string): readonly VersionFile[] {
  const { value } = listFiles({ siteDir, folder: from, includesDotFiles: false })
  return value.map((path) => ({ from: path, to: to + path.slice(from.length) }))
}
