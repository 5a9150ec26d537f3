import type { Config } from '../../config/config.js'

/** What `useDocusaurusContext` answers, under Docusaurus' names. */
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
      ...(trailingSlash !== undefined && { trailingSlash }),
      customFields,
      themeConfig: {},
    },
    i18n: {
      defaultLocale: i18n.defaultLocale,
      locales: i18n.locales,
      currentLocale: i18n.defaultLocale,
      localeConfigs: {},
    },
  }
}
