import type { Config } from '../config/config.js'
import type { DocsConfig } from '../config/docs-config.js'
import type { DocsVersion } from './docs-version.js'
import { translatedDocs } from './version-files.js'

/** A folder that holds documents of one version in one language. */
export interface DocsFolder {
  readonly version: string
  readonly locale: string
  /** Relative to the site's folder. */
  readonly folder: string
  /** What its files are sorted by. */
  readonly docs: DocsConfig
}

/** Every folder of documents: those of each version in the default language, then their translations. */
export function listFolders(versions: readonly DocsVersion[], { i18n }: Config): readonly DocsFolder[] {
  const own = versions.map(({ name, folder, collection: { docs } }) => ({
    version: name,
    locale: i18n.defaultLocale,
    folder,
    docs,
  }))
  const translated = i18n.locales
    .filter((locale) => locale !== i18n.defaultLocale)
    .flatMap((locale) =>
      versions.map(({ name, collection: { docs } }) => ({
        version: name,
        locale,
        folder: translatedDocs(locale, name, i18n.layout),
        docs,
      })),
    )
  return [...own, ...translated]
}
