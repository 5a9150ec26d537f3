import type { Config } from '../../config/config.js'
import { isRecord } from '../../config/schema/field.js'

/** Return value of `useDocusaurusContext`, with Docusaurus' names. */
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
      ...(trailingSlash !== undefined && { trailingSlash }),
      customFields,
      // docgen has none of them; components read them as lists.
      presets: [],
      themes: [],
      plugins: [],
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
      localeConfigs: {},
    },
  }
}
