import type { NavbarLinkView } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { NavbarPlace, NavbarPlanner } from './navbar-planner.js'

type LocaleMenu = Extract<Config['navbar']['items'][number], { type: 'localeDropdown' }>

/** A link to each language: where it starts, until the renderer puts in the same page there. */
export function planLocaleLinks(
  { queryString }: LocaleMenu,
  place: NavbarPlace,
  { config, graph }: NavbarPlanner,
): NavbarLinkView[] {
  const query = queryString.replace(/^\??/, '?').replace(/^\?$/, '')
  return [...graph.locales].map(([locale, { home }]): NavbarLinkView => {
    const own = config.i18n.localeConfigs[locale]
    return {
      kind: 'link',
      label: own?.label ?? locale,
      href: home.href + query,
      isExternal: false,
      isCurrent: locale === place.locale,
      language: own?.htmlLang ?? locale,
      ...(graph.locales.size > 1 && { locale }),
      attributes: {},
    }
  })
}
