import type { FooterLinkView, FooterView } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { SiteGraph } from '../graph/site-graph.js'
import { resolveHtmlLinks } from './move-html-styles.js'
import { planLogo } from './plan-logo.js'
import { resolveTarget } from './resolve-site-href.js'

type FooterConfig = NonNullable<Config['footer']>
type FooterLink = Extract<FooterConfig['links'][number], { items: unknown }>['items'][number]

/** Inputs of a footer plan. */
export interface FooterPlanner {
  /** In the page's language. */
  readonly config: Config
  readonly graph: SiteGraph
  readonly locale: string
}

/** The footer, the same on every page of a language. */
export function planFooter(footer: FooterConfig, planner: FooterPlanner): FooterView {
  const plan = (link: FooterLink): FooterLinkView => planLink(link, planner)
  const columns = footer.links.flatMap((entry) => ('items' in entry ? [entry] : []))
  const links = footer.links.flatMap((entry) => ('items' in entry ? [] : [entry]))
  return {
    style: footer.style,
    ...(footer.logo && { logo: planLogo(footer.logo, planner) }),
    columns: columns.map(({ title, className, items }) => ({
      ...(title ? { title } : {}),
      ...(className !== undefined && { className }),
      items: items.map(plan),
    })),
    links: links.map(plan),
    ...(footer.copyright !== undefined && { copyright: resolveHtmlLinks(footer.copyright, planner) }),
  }
}

function planLink(link: FooterLink, planner: FooterPlanner): FooterLinkView {
  const { label = '', html, className, attributes } = link
  return {
    label,
    ...resolveTarget(link, planner),
    ...(html !== undefined && { html: resolveHtmlLinks(html, planner) }),
    ...(className !== undefined && { className }),
    ...(Object.keys(attributes).length > 0 && { attributes }),
  }
}
