import type { Collection } from '../config/collection.js'
import type { Config } from '../config/config.js'
import type { DocsConfig } from '../config/docs-config.js'
import { type DocsVersion, translatedDocs } from './versions/version-files.js'

/** A docs folder of one version in one language. */
export interface DocsFolder {
  readonly version: string
  readonly locale: string
  /** Relative to the site's folder. */
  readonly folder: string
  /** The settings that classify its files. */
  readonly docs: DocsConfig
  readonly kind: Collection['kind']
  readonly blog: Collection['blog']
  readonly isBare: Collection['isBare']
}

/** Lists every docs folder: the originals of each version, then their translations. */
export function listFolders(versions: readonly DocsVersion[], { i18n }: Config): readonly DocsFolder[] {
  const docsFolders = versions.map(({ name, folder, collection: { docs, kind, blog, isBare } }) => ({
    version: name,
    locale: i18n.sourceLocale,
    folder,
    docs,
    kind,
    blog,
    isBare,
  }))
  const translated = i18n.locales
    .filter((locale) => locale !== i18n.sourceLocale)
    .flatMap((locale) =>
      versions.map(({ name, collection: { docs, kind, blog, isBare } }) => ({
        version: name,
        locale,
        folder: translatedDocs(locale, name, i18n.layout),
        docs,
        kind,
        blog,
        isBare,
      })),
    )
  return [...docsFolders, ...translated]
}

/** In the layout of Docusaurus, removes translations without an original, because Docusaurus does not publish them. */
export function omitOrphans<Page extends Pick<DocsFolder, 'version' | 'locale'> & { readonly path: string }>(
  pages: readonly Page[],
  folders: readonly Pick<DocsFolder, 'version' | 'locale' | 'folder'>[],
  { layout, sourceLocale }: Pick<Config['i18n'], 'layout' | 'sourceLocale'>,
): readonly Page[] {
  if (layout !== 'docusaurus') return pages
  // A Markdown file can be the translation of a component page.
  const names = new Set(pages.map(({ path }) => removeExtension(path)))
  const prefixes = new Map(
    folders.map(({ version, locale, folder }) => [`${version} ${locale}`, folder === '' ? '' : `${folder}/`]),
  )
  return pages.filter(({ path, version, locale }) => {
    const prefix = prefixes.get(`${version} ${locale}`) ?? ''
    return names.has((prefixes.get(`${version} ${sourceLocale}`) ?? '') + removeExtension(path.slice(prefix.length)))
  })
}

function removeExtension(path: string): string {
  return path.replace(/\.\w+$/, '')
}
