import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/config.js'
import { CURRENT_VERSION } from '../config/version-name.js'
import { type ApiFile, isRemote } from '../read/api-file.js'
import { cleanFolder } from '../read/clean-folder.js'
import { listFiles } from '../read/list-files.js'
import { translatedDocs, translatedSidebars, versionedDocs, versionedSidebars } from '../read/version-files.js'

/** A file of the working tree and the one that it becomes in a version; both relative to the site's folder. */
export interface VersionFile {
  readonly from: string
  readonly to: string
}

/** Every file that a new version is copied from: documents and what lies beside them, API descriptions, translations. */
export function listVersionFiles(
  siteDir: string,
  name: string,
  config: Config,
  apis: readonly ApiFile[],
): readonly VersionFile[] {
  const folder = versionedDocs(name)
  const files = listFolderFiles(siteDir, cleanFolder(config.docs.path), folder)
  const descriptions = apis
    .filter(({ version }) => version === CURRENT_VERSION)
    .flatMap((api) => api.files.filter(({ path }) => !isRemote(path)))
    .map(({ path }) => ({ from: path, to: `${folder}/${path}` }))
  const translations = config.i18n.locales.flatMap((locale) => {
    const { layout } = config.i18n
    const sidebars = {
      from: translatedSidebars(locale, CURRENT_VERSION, layout),
      to: translatedSidebars(locale, name, layout),
    }
    return [
      ...listFolderFiles(
        siteDir,
        translatedDocs(locale, CURRENT_VERSION, layout),
        translatedDocs(locale, name, layout),
      ),
      ...(existsSync(join(siteDir, sidebars.from)) ? [sidebars] : []),
    ]
  })
  return [...new Map([...files, ...descriptions, ...translations].map((file) => [file.to, file])).values()]
}

/** Files and folders that belong to a version alone, whether or not they are there. */
export function listVersionPaths(name: string, { i18n }: Pick<Config, 'i18n'>): readonly string[] {
  return [
    versionedDocs(name),
    versionedSidebars(name),
    ...i18n.locales.flatMap((locale) => [
      translatedDocs(locale, name, i18n.layout),
      translatedSidebars(locale, name, i18n.layout),
    ]),
  ]
}

function listFolderFiles(siteDir: string, from: string, to: string): readonly VersionFile[] {
  const { value } = listFiles({ siteDir, folder: from, hasDotFiles: false })
  return value.map((path) => ({ from: path, to: to + path.slice(from === '' ? -path.length - 1 : from.length) }))
}
