/** Translations by key for each language of a site, and the language prefixes of its URLs. */
export interface SiteTexts {
  readonly baseUrl: string
  readonly locales: readonly string[]
  readonly defaultLocale: string
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** The language of a page of the site, from the prefix of its path; the default language without one. */
export function languageAt(
  path: string,
  { baseUrl, locales, defaultLocale }: Pick<SiteTexts, 'baseUrl' | 'locales' | 'defaultLocale'>,
): string {
  const [first] = path.slice(baseUrl.length).split('/', 1)
  return locales.find((locale) => locale === first) ?? defaultLocale
}
