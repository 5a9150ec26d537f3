import type { NavbarLinkView } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { NavbarPlace, NavbarPlanner } from './navbar-planner.js'
import { linkLanguage } from './plan-languages.js'

type LocaleMenu = Extract<Config['navbar']['items'][number], { type: 'localeDropdown' }>

/** A link to each language: to its home page, until the renderer replaces it with the same page there. */
export function planLocaleLinks(
  { queryString }: LocaleMenu,
  place: NavbarPlace,
  { config, graph }: NavbarPlanner,
): NavbarLinkView[] {
  const query = queryString.replace(/^\??/, '?').replace(/^\?$/, '')
  return [...graph.locales].map(
    ([locale, { home }]): NavbarLinkView => ({
      kind: 'link',
      ...linkLanguage(locale, home.href + query, config.i18n),
      isExternal: false,
      isCurrent: locale === place.locale,
      ...(graph.locales.size > 1 && { locale }),
      attributes: {},
    }),
  )
}
