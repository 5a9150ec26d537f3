import type { Collection } from '../config/collection.js'
import type { Config } from '../config/config.js'
import { type DocsVersion, translatedDocs } from '../read/versions/version-files.js'
import { joinRoute } from './routes/resolve-slug.js'

/** One version of the docs in one language: the scope of ids, sidebars and links. */
export interface Edition {
  /** `current` for the working tree. */
  readonly version: string
  /** Whether it is the latest version of its docs. */
  readonly isLast: boolean
  readonly locale: string
  /** Folder of its docs, relative to the site's folder. */
  readonly contentRoot: string
  /** Folder of the originals that replace missing translations; equals `contentRoot` in their language. */
  readonly sourceRoot: string
  /** Language of the originals; empty if unknown. */
  readonly sourceLocale: string
  /** Route of the language: `/`, or a path such as `/de`. */
  readonly localeBase: string
  /** Route of the language and version: `/`, or a path such as `/de/1.0`. Prefix of all pages of the edition. */
  readonly base: string
  /** Route below which its docs are: `/`, or a path such as `/de/docs/1.0`. */
  readonly routeBase: string
  readonly sidebars: DocsVersion['sidebars']
  /** The collection that its docs belong to. */
  readonly collection: Collection
  /** The version's display name, in the edition's language. */
  readonly label: string
}

/**
 * The editions that the config defines, the default one first. The default language precedes others; in each language,
 * the first collection and the last version of each collection come first.
 */
export function listEditions({ i18n }: Config, versions: readonly DocsVersion[]): readonly Edition[] {
  const locales = [...i18n.locales].sort((a, b) => Number(b === i18n.defaultLocale) - Number(a === i18n.defaultLocale))
  const [first] = versions
  const isFirst = ({ collection }: DocsVersion): boolean => collection.id === first?.collection.id
  const rank = (version: DocsVersion): number => Number(isFirst(version)) * 2 + Number(version.isLast)
  const ordered = versions.toSorted((a, b) => rank(b) - rank(a))
  return locales.flatMap((locale) =>
    ordered.map(({ name, isLast, path, folder, sidebars, label, collection }): Edition => {
      const localeBase = localeRoute(locale, i18n)
      return {
        version: name,
        isLast,
        locale,
        contentRoot: locale === i18n.sourceLocale ? folder : translatedDocs(locale, name, i18n.layout),
        sourceRoot: folder,
        sourceLocale: i18n.sourceLocale,
        localeBase,
        // Only versions of the first collection also have routes outside the docs.
        base: collection.id === first?.collection.id ? joinRoute(`${localeBase}/${path}`) : localeBase,
        routeBase: joinRoute(`${localeBase}/${collection.docs.routeBasePath}/${path}`),
        sidebars,
        collection,
        label,
      }
    }),
  )
}

/**
 * Route of the folder with the `llms.txt` that lists an edition's pages. The last versions of all collections share the
 * file of their language.
 */
export function llmsListRoute({ isLast, localeBase, routeBase }: Edition): string {
  return isLast ? localeBase : routeBase
}

/** Route of a language's start page: `/`, or a path such as `/de`. */
export function localeRoute(locale: string, { localeConfigs }: Pick<Config['i18n'], 'localeConfigs'>): string {
  return joinRoute(localeConfigs[locale]?.path ?? '')
}

/**
 * The folder of one of the edition's docs, relative to the site's folder: the folder of translations or of
 * originals.
 */
export function rootOf(path: string, { contentRoot, sourceRoot }: Edition): string {
  return contentRoot !== sourceRoot && path.startsWith(`${contentRoot}/`) ? contentRoot : sourceRoot
}
