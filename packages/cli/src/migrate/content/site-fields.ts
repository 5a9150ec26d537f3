import type { Converted } from '../convert/converted.js'

/** Settings that depend on the tool and the site. */
export interface SiteSettings {
  /** Tag of the main language. */
  readonly language: string
  readonly trailingSlash: boolean | 'folders'
  /** Folder of the static files; absent if the site has none. */
  readonly publicFolder?: string | undefined
  /** Path in the static folder. */
  readonly favicon?: string | undefined
  readonly markdown: Readonly<Record<string, unknown>>
}

/** The checks of a migrated site only warn: the other tool may have published the same problems. */
export const LENIENT_CHECKS = {
  onBrokenLinks: 'warn',
  onBrokenImages: 'warn',
  onBrokenMdx: 'warn',
  onBrokenContent: 'warn',
} as const

/** Comment on the first of these fields in the config. */
export const LENIENT_COMMENTS = {
  onBrokenLinks: "Change these to 'throw' once the build reports no problems.",
} as const

/** Creates the fields that every site of VitePress, Starlight and Nextra gets. */
export function createSiteFields({
  language,
  trailingSlash,
  publicFolder,
  favicon,
  markdown,
}: SiteSettings): Converted {
  return {
    fields: {
      url: 'https://example.com',
      trailingSlash,
      staticDirectories: publicFolder === undefined ? [] : [publicFolder],
      pages: false,
      ...(favicon !== undefined && { favicon }),
      i18n: { defaultLocale: language, locales: [language] },
      colorMode: { respectPrefersColorScheme: true },
      markdown,
      ...LENIENT_CHECKS,
    },
    comments: {
      url: 'The URL at which readers open the site.',
      ...LENIENT_COMMENTS,
    },
    notes: [],
  }
}

/** The canonical form of a language tag; `en` for anything else. */
export function toLanguageTag(value: unknown): string {
  try {
    return Intl.getCanonicalLocales(String(value))[0] ?? 'en'
  } catch {
    return 'en'
  }
}
