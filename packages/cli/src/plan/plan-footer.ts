import type { FooterLinkView, FooterView } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { SiteGraph } from '../graph/site-graph.js'
import { withBase } from './plan-head.js'
import { planLogo } from './plan-logo.js'

type FooterConfig = NonNullable<Config['footer']>
type FooterLink = Extract<FooterConfig['links'][number], { items: unknown }>['items'][number]

/** The footer, the same on every page of the site. */
export function planFooter(footer: FooterConfig, graph: SiteGraph, config: Config): FooterView {
  const plan = (link: FooterLink): FooterLinkView => planLink(link, graph, config)
  const columns = footer.links.flatMap((entry) => ('items' in entry ? [entry] : []))
  const links = footer.links.flatMap((entry) => ('items' in entry ? [] : [entry]))
  return {
    style: footer.style,
    ...(footer.logo && { logo: planLogo(footer.logo, config.baseUrl) }),
    columns: columns.map(({ title, items }) => ({ ...(title ? { title } : {}), items: items.map(plan) })),
    links: links.map(plan),
    ...(footer.copyright !== undefined && { copyright: footer.copyright }),
  }
}

function planLink(link: FooterLink, graph: SiteGraph, config: Config): FooterLinkView {
  const { label = '', to, href: address, html } = link
  const path = to === undefined ? undefined : `/${to.replace(/^\//, '')}`
  const href = (path !== undefined && graph.links.routes[path]) || address || withBase(to ?? '', config.baseUrl)
  return { label, href, ...(html !== undefined && { html }), isExternal: /^([a-z][a-z\d+.-]*:)?\/\//i.test(href) }
}
