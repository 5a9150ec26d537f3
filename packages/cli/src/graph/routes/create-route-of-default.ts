import type { Config } from '../../config/config.js'
import { localeRoute } from '../edition.js'

/** Returns a function that converts a route of any language to the same page's route in the default language. */
export function createRouteOfDefault({ i18n }: Pick<Config, 'i18n'>): (route: string) => string {
  const bases = i18n.locales.map((locale) => localeRoute(locale, i18n)).filter((base) => base !== '/')
  return (route) => {
    const base = bases.find((each) => `${route}/`.startsWith(`${each}/`))
    return base === undefined ? route : route.slice(base.length) || '/'
  }
}
