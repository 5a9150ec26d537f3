import type { HeadView, LanguageLinkView, NavbarLinkView } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import { docKey, type SiteGraph } from '../graph/site-graph.js'
import type { NavbarPage, NavbarPlanner } from './navbar/navbar-planner.js'
import { absolute } from './plan-head.js'

/** A page whose counterparts in other languages are looked up. */
export interface TranslatedPage {
  readonly route: string
  readonly locale: string
  readonly version: string
  readonly docId?: string | undefined
}

/** Finds the same page in every language: locale → href; undefined on a site with one language. */
export type FindLanguages = (page: TranslatedPage) => Readonly<Record<string, string>> | undefined

/**
 * Creates the function that finds the counterparts of a page: for a doc, the docs with the same id; for any other page,
 * the pages with the same route below their language.
 */
export function createFindLanguages(graph: SiteGraph): FindLanguages {
  const locales = [...graph.locales]
  if (locales.length < 2) return () => undefined
  return ({ route, locale, version, docId }) => {
    const base = graph.locales.get(locale)?.home.route ?? '/'
    const path = base === '/' ? route : route.slice(base.length)
    return Object.fromEntries(
      locales.flatMap(([other, { home, notFound }]) => {
        if (docId !== undefined) {
          const doc = graph.docsByKey.get(docKey(version, other, docId))
          return doc ? [[other, doc.href]] : []
        }
        const counterpart = home.route === '/' ? path || '/' : home.route + path.replace(/\/$/, '')
        const href = counterpart === notFound.route ? notFound.href : graph.links.routes[counterpart]
        return href === undefined ? [] : [[other, href]]
      }),
    )
  }
}

/** Creates links to the home pages of the other languages. */
export function planStarts(locale: string, { locales }: SiteGraph, { i18n }: Config): readonly LanguageLinkView[] {
  return [...locales].flatMap(([other, { home }]) => (other === locale ? [] : [linkLanguage(other, home.href, i18n)]))
}

/** Creates a link to a language, with the language's label from the config, otherwise its locale. */
function linkLanguage(locale: string, href: string, { localeConfigs }: Config['i18n']): LanguageLinkView {
  const settings = localeConfigs[locale]
  return { label: settings?.label ?? locale, href, language: settings?.htmlLang ?? locale }
}

/** A page's counterparts for its head: every language by its tag, and the default language as `x-default`. */
export function planAlternates(languages: Readonly<Record<string, string>>, config: Config): HeadView['alternates'] {
  const { i18n, url } = config
  const entries = Object.entries(languages)
  if (entries.length < 2) return []
  const alternates = entries.map(([locale, href]) => ({
    language: i18n.localeConfigs[locale]?.htmlLang ?? locale,
    href: absolute(href, url),
  }))
  const fallback = languages[i18n.defaultLocale]
  return fallback === undefined ? alternates : [...alternates, { language: 'x-default', href: absolute(fallback, url) }]
}

type LocaleMenu = Extract<Config['navbar']['items'][number], { type: 'localeDropdown' }>

/** A link to each language: to its home page, until the renderer replaces it with the same page there. */
export function planLocaleLinks(
  { queryString }: LocaleMenu,
  page: NavbarPage,
  { config, graph }: NavbarPlanner,
): NavbarLinkView[] {
  const query = queryString.replace(/^\??/, '?').replace(/^\?$/, '')
  return [...graph.locales].map(
    ([locale, { home }]): NavbarLinkView => ({
      kind: 'link',
      ...linkLanguage(locale, home.href + query, config.i18n),
      isExternal: false,
      isCurrent: locale === page.locale,
      ...(graph.locales.size > 1 && { locale }),
      attributes: {},
    }),
  )
}
