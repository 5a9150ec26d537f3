import type { Collection } from '../config/collection.js'
import type { Config } from '../config/config.js'
import type { DocsVersion } from '../read/versions/docs-version.js'
import { translatedDocs } from '../read/versions/version-files.js'
import { joinRoute } from './resolve-slug.js'

/** One version of the documents in one language: what ids and sidebars are unique in, and links stay within. */
export interface Edition {
  /** `current` for the working tree. */
  readonly version: string
  /** Whether it is the latest of its documents. */
  readonly isLast: boolean
  readonly locale: string
  /** Folder of its documents, relative to the site's folder. */
  readonly contentRoot: string
  /** Folder of the documents that stand in for those that are not translated; `contentRoot` itself in the default language. */
  readonly sourceRoot: string
  /** Language of those. */
  readonly sourceLocale: string
  /** Route of the language: `/`, or such as `/de`. */
  readonly localeBase: string
  /** Route of the language and version: `/`, or such as `/de/1.0`. All pages of the edition are below it. */
  readonly base: string
  /** Route below which its documents are: `/`, or such as `/de/docs/1.0`. */
  readonly routeBase: string
  readonly sidebars: DocsVersion['sidebars']
  /** What its documents belong to. */
  readonly collection: Collection
  /** The version's name for readers, in the language. */
  readonly label: string
}

/** The editions that the config asks for, the default one first: the default language before others, the last version before others. */
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
        contentRoot: locale === i18n.defaultLocale ? folder : translatedDocs(locale, name, i18n.layout),
        sourceRoot: folder,
        sourceLocale: i18n.defaultLocale,
        localeBase,
        // Addresses below a version are those of the first documents alone.
        base: collection.id === first?.collection.id ? joinRoute(`${localeBase}/${path}`) : localeBase,
        routeBase: joinRoute(`${localeBase}/${collection.docs.routeBasePath}/${path}`),
        sidebars,
        collection,
        label,
      }
    }),
  )
}

/** Route of a language's start page: `/`, or such as `/de`. */
export function localeRoute(locale: string, { localeConfigs }: Pick<Config['i18n'], 'localeConfigs'>): string {
  return joinRoute(localeConfigs[locale]?.path ?? '')
}

/** The site-relative folder of a document of the edition: its translations, or what they are made from. */
export function rootOf(path: string, { contentRoot, sourceRoot }: Edition): string {
  return contentRoot !== sourceRoot && path.startsWith(`${contentRoot}/`) ? contentRoot : sourceRoot
}
