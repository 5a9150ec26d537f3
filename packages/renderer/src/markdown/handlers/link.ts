import type { Element, ElementContent, Properties } from 'hast'
import type { ImageReference, Link, LinkReference } from 'mdast'
import { normalizeUri } from 'micromark-util-sanitize-uri'
import { checkLocalUrl } from '../check/check-local-url.js'
import { checkScheme } from '../check/check-scheme.js'
import type { Draft } from '../draft.js'
import { createElement } from '../html/create-element.js'
import { elementHtml } from '../html/element-html.js'
import { toReactProps } from '../html/to-react.js'
import { linkKind } from '../link-kind.js'
import { markOwnUrl } from '../rebase-link.js'

/**
 * Converts a link to an element. URLs of the site stay as written, so that docgen can resolve them; others are encoded.
 */
export function convertLink(node: Link, draft: Draft): Element {
  const { url, title } = node
  const element = createElement('a', draft.childrenOf(node), node)
  const href = convertUrl(url, draft)
  element.properties = title === null || title === undefined ? { href } : { href, title }
  element.data = { isMarkdown: true }
  return element
}

/** Returns the URL of a link or image for the HTML tree: encoded, unless docgen resolves it. */
export function convertUrl(url: string, { tree }: Draft): string {
  const kind = linkKind(url)
  if (kind === 'unsafe') tree.hasUntrusted = true
  if (kind === 'page' || kind === 'api') return url
  // Browsers cannot open a URL whose IPv6 address has encoded brackets.
  const [host = ''] = IPV6_HOST.exec(url) ?? []
  return host + normalizeUri(url.slice(host.length))
}

const IPV6_HOST = /^(?:https?:)?\/\/\[[\da-f:.]+\]/i

/** Converts a reference without a definition, which only plugins create, to its source as text. */
export function convertLinkReference(node: LinkReference | ImageReference, draft: Draft): ElementContent[] {
  const { referenceType: type, label, identifier } = node
  const end = type === 'full' ? `][${label || identifier}]` : type === 'collapsed' ? '][]' : ']'
  if (node.type === 'imageReference') return [{ type: 'text', value: `![${node.alt}${end}` }]
  return [{ type: 'text', value: '[' }, ...draft.childrenOf(node), { type: 'text', value: end }]
}

/**
 * Renders a link with the theme's component; its URL becomes a hole if it points to a page, a file or an API
 * operation of the site.
 */
export function renderLink(element: Element, draft: Draft): string {
  const { renderComponent } = draft
  const { href: rawHref, title } = element.properties
  if (typeof rawHref !== 'string') return elementHtml(element, draft.render(element.children), draft)
  const href = markOwnUrl(rawHref, draft.compilation.options)
  const kind = linkKind(href)
  if (kind === 'other') checkLocalUrl(element, href, draft)
  if (kind === 'other' || kind === 'external') checkScheme(element, href, draft)
  const isInside = kind === 'page' || kind === 'api'
  const linkElement = element.data?.isMarkdown ? element : { ...element, isHtml: true as const }
  const link = isInside ? draft.link(kind === 'api' ? 'api' : 'link', href, linkElement) : undefined
  const marker = link === undefined ? undefined : draft.markers.hole({ kind: 'link', link })
  const props = {
    text: draft.markers.text,
    href: marker ?? href,
    isExternal: kind === 'external',
    ...(typeof title === 'string' && { title }),
  }
  const attributes = otherAttributes(element.properties)
  const html = renderComponent({ name: 'Link', props, ...(attributes && { attributes }) }, [
    draft.render(element.children),
  ])
  if (
    link === undefined ||
    !element.data?.isMarkdown ||
    attributes?.['target'] !== undefined ||
    !MAY_BE_FILE.test(href)
  )
    return html
  const written = `href="${marker}"`
  return html.replace(written, () => written + draft.markers.hole({ kind: 'file-target', link }))
}

/** A URL with an extension other than a page's; query and hash may follow. */
const MAY_BE_FILE = /\.(?!(?:html?|mdx?)(?:$|[?#]))[a-z\d]+(?:$|[?#])/i

/** Returns the attributes that are not props of the component, under React's names; `undefined` for most links. */
function otherAttributes(properties: Properties): Readonly<Record<string, unknown>> | undefined {
  for (const name in properties) {
    if (name === 'href' || name === 'title') continue
    const { href: _href, title: _title, ...others } = properties
    return toReactProps(others)
  }
  return undefined
}
