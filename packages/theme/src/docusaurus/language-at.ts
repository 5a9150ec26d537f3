/** Texts by their keys in each language of a site, and how its addresses name languages. */
export interface SiteTexts {
  readonly baseUrl: string
  readonly locales: readonly string[]
  readonly defaultLocale: string
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** The language that an address of a site is in. */
export function languageAt(
  path: string,
  { baseUrl, locales, defaultLocale }: Pick<SiteTexts, 'baseUrl' | 'locales' | 'defaultLocale'>,
): string {
  const [first] = path.slice(baseUrl.length).split('/', 1)
  return locales.find((locale) => locale === first) ?? defaultLocale
}
