import type { Config } from '../config/config.js'
import type { BuildRequest } from './build-request.js'

/** The config with what the command line says put over it. */
export function applyRequest(config: Config, { baseUrl, locales }: BuildRequest): Config {
  const slashed = baseUrl === undefined ? config.baseUrl : `/${baseUrl.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
  return {
    ...config,
    baseUrl: slashed,
    ...(locales && {
      i18n: { ...config.i18n, locales: config.i18n.locales.filter((locale) => locales.includes(locale)) },
    }),
  }
}
