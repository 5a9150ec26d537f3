import { escapeHtml } from './escape-html.js'

/** Resolves a URL in a component around the page. */
export type FindLink = (href: string) => string

/** Resolves the link messages of components in HTML: see `message.ts` of the theme. */
export function answerLinks(html: string, findLink: FindLink): string {
  if (!html.includes('\u0000@link:')) return html
  return html.replace(/\u0000@link:([^\u0000]*)\u0000/g, (_whole, data: string) => {
    const { href }: { readonly href: string } = JSON.parse(decodeURIComponent(data))
    return escapeHtml(findLink(href))
  })
}
