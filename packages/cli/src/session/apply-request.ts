import type { Config } from '../config/config.js'
import type { SiteRequest } from './site-request.js'

/** The config with the overrides of the command line. */
export function applyRequest(config: Config, { baseUrl, locales }: SiteRequest): Config {
  const slashed =
    baseUrl === undefined ? config.baseUrl : `/${baseUrl.replace(/^\/+|(?<!\/)\/+$/g, '')}/`.replace('//', '/')
  return {
    ...config,
    baseUrl: slashed,
    ...(locales && {
      i18n: { ...config.i18n, locales: config.i18n.locales.filter((locale) => locales.includes(locale)) },
    }),
  }
}
