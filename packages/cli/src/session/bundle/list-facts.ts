import { splitVersionKey } from '../../config/collection.js'
import type { Config } from '../../config/config.js'
import { isRecord } from '../../config/is-record.js'
import { versionClassName } from '../../config/version-name.js'
import { listEditions, localeRoute } from '../../graph/edition.js'
import { joinRoute } from '../../graph/routes/resolve-slug.js'
import type { DocsVersion } from '../../read/versions/version-files.js'

/** Creates the return value of `useDocusaurusContext`, with Docusaurus' field names. */
export function listFacts(config: Config): object {
  const {
    title,
    titleDelimiter,
    tagline,
    url,
    baseUrl,
    favicon,
    i18n,
    organizationName,
    projectName,
    trailingSlash,
    customFields,
    navbar,
    footer,
    announcementBar,
    colorMode,
    metadata,
    socialCard,
  } = config
  return {
    siteConfig: {
      title,
      titleDelimiter,
      tagline,
      url,
      baseUrl,
      ...(favicon !== undefined && { favicon }),
      ...(organizationName !== undefined && { organizationName }),
      ...(projectName !== undefined && { projectName }),
      // Docusaurus has only `true` and `false`.
      ...(trailingSlash !== undefined && { trailingSlash: trailingSlash === true }),
      customFields,
      // docgen loads none of these: they are only data for components.
      presets: customFields['presets'] ?? [],
      themes: customFields['themes'] ?? [],
      plugins: customFields['plugins'] ?? [],
      // The parts of the config that Docusaurus has in `themeConfig`, extended by the site's data.
      themeConfig: {
        navbar,
        ...(footer && { footer }),
        ...(announcementBar && { announcementBar }),
        colorMode,
        metadata,
        ...(socialCard !== undefined && { image: socialCard }),
        ...(isRecord(customFields['themeConfig']) && customFields['themeConfig']),
      },
    },
    i18n: {
      defaultLocale: i18n.defaultLocale,
      locales: i18n.locales,
      currentLocale: i18n.defaultLocale,
      path: 'i18n',
      localeConfigs: Object.fromEntries(i18n.locales.map((locale) => [locale, listLocaleFacts(locale, config)])),
    },
  }
}

function listLocaleFacts(locale: string, { baseUrl, i18n }: Config): object {
  const {
    label = locale,
    htmlLang = locale,
    direction = 'ltr',
    calendar = 'gregory',
  } = i18n.localeConfigs[locale] ?? {}
  const localized = joinRoute(`${baseUrl}/${localeRoute(locale, i18n)}`)
  return {
    label,
    htmlLang,
    direction,
    calendar,
    path: locale,
    baseUrl: localized === '/' ? localized : `${localized}/`,
  }
}

/** Lists every version of the docs in every language, for the hooks of `@docusaurus/plugin-content-docs/client`. */
export function listDocsFacts(config: Config, versions: readonly DocsVersion[]): object {
  const editions = listEditions(config, versions)
  const facts = config.i18n.locales.flatMap((locale) =>
    versions.flatMap(({ name: key, collection, label, isLast, banner, hasBadge, isIndexed, className }) => {
      const edition = editions.find((each) => each.version === key && each.locale === locale)
      if (collection.kind !== 'docs' || !edition) return []
      const { name } = splitVersionKey(key)
      return {
        key,
        docs: collection.id,
        locale,
        name,
        label: label || 'Next',
        isLast,
        path: joinRoute(`${config.baseUrl}/${edition.routeBase}`),
        banner: banner ?? null,
        badge: hasBadge,
        noIndex: !isIndexed,
        className: className ?? versionClassName(name),
      }
    }),
  )
  return { defaultLocale: config.i18n.defaultLocale, versions: facts }
}
