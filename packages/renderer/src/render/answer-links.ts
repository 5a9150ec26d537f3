import { escapeHtml } from './escape-html.js'

/** Says where an address of a component around the page leads to. */
export type FindLink = (href: string) => string

/** HTML in which the links that components have asked for lead somewhere: see `message.ts` of the theme. */
export function answerLinks(html: string, findLink: FindLink): string {
  if (!html.includes('\u0000@link:')) return html
  return html.replace(/\u0000@link:([^\u0000]*)\u0000/g, (_whole, data: string) => {
    const { href }: { readonly href: string } = JSON.parse(decodeURIComponent(data))
    return escapeHtml(findLink(href))
  })
}
