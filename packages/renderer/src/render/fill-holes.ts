import type { CardView, Content, Hole, Text } from '../contract/index.js'
import { escapeHtml } from '../html/escape-html.js'

/** The resolved target of a link in the content. */
export interface LinkTarget {
  /** Final URL, base URL included; the URL as written if unresolved. */
  readonly href: string
  /** Whether it is a file instead of a page. */
  readonly isFile?: boolean
  /** Size of an image in CSS pixels, if its file has one. */
  readonly width?: number
  readonly height?: number
  /** URL of the image's dark variant. */
  readonly darkHref?: string
}

/** The values for the holes of one content on one page. */
export interface Fills {
  /** One target for each of the content's links, in order. */
  readonly targets: readonly LinkTarget[]
  readonly text: Text
  readonly cards: readonly CardView[]
  /** Renders a text that links to a file of the repository. */
  readonly renderSourceLink: (link: { readonly path: string; readonly text: string }) => string
  /** Returns the link to the style sheet with the page's extracted styles. */
  readonly linkPageStyles: () => string
  /** URL of the module that renders diagrams. */
  readonly diagramHref: string
  readonly renderSearch: () => string
  readonly renderCards: (cards: readonly CardView[]) => string
}

/** The HTML of a content, or of its heading, with every hole filled. */
export function fillHoles({ parts, holes }: Pick<Content, 'parts' | 'holes'>, fills: Fills): string {
  let html = parts[0] ?? ''
  for (let index = 0; index < holes.length; index++) {
    const hole = holes[index]
    if (hole) html += fillHole(hole, fills)
    html += parts[index + 1] ?? ''
  }
  return html
}

function fillHole(hole: Hole, fills: Fills): string {
  switch (hole.kind) {
    case 'link':
      return escapeHtml(targetOf(hole.link, fills).href)
    case 'file-target':
      return targetOf(hole.link, fills).isFile ? ' target="_blank"' : ''
    case 'image':
      return fillImage(hole, targetOf(hole.link, fills))
    case 'text':
      return escapeHtml(fillText(hole, fills.text))
    case 'source-link':
      return fills.renderSourceLink(hole)
    case 'page-styles':
      return fills.linkPageStyles()
    case 'diagram-module':
      return escapeHtml(fills.diagramHref)
    case 'search':
      return fills.renderSearch()
    case 'cards':
      return fills.renderCards(fills.cards)
  }
}

/** The UI string for a hole's key or, if no catalog has it, for its fallback. A key in no catalog is shown itself. */
function fillText({ key, values: plainValues, texts, fallback }: Extract<Hole, { kind: 'text' }>, text: Text): string {
  const values = texts ? { ...plainValues, ...mapValues(texts, text) } : plainValues
  const translation = text(key, values)
  return fallback !== undefined && translation === key ? text(fallback, values) : translation
}

function mapValues(texts: Readonly<Record<string, string>>, text: Text): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, key]) => [name, text(key)]))
}

function targetOf(link: number, fills: Fills): LinkTarget {
  const target = fills.targets[link]
  if (!target) throw new Error(`the content has no link ${link}`)
  return target
}

function fillImage(hole: Extract<Hole, { kind: 'image' }>, target: LinkTarget): string {
  if (target.darkHref === undefined) return image(hole, target, target.href)
  // Browsers do not load hidden lazy images, so they load only the visible variant.
  const lazyHole = { ...hole, isLazy: true }
  return image(lazyHole, target, target.href, 'only-light') + image(lazyHole, target, target.darkHref, 'only-dark')
}

function image(hole: Extract<Hole, { kind: 'image' }>, target: LinkTarget, src: string, className?: string): string {
  const ownClass = hole.attributes['class']
  const attributes: Record<string, string | number | undefined> = {
    ...hole.attributes,
    class: [ownClass, className].filter(Boolean).join(' ') || undefined,
    src,
    ...sizeOf(hole, target),
    loading: hole.isLazy ? 'lazy' : undefined,
    decoding: 'async',
  }
  let html = '<img'
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) html += ` ${name}="${escapeHtml(String(value))}"`
  }
  return `${html}>`
}

/**
 * Returns the written size of an image, otherwise the size of its file. If only width or height is written, computes
 * the other, so that the page reserves the right space.
 */
function sizeOf({ attributes }: Extract<Hole, { kind: 'image' }>, { width, height }: LinkTarget): Size {
  const size = { width: attributes['width'], height: attributes['height'] }
  if (size.width !== undefined && size.height !== undefined) return size
  if (size.width === undefined && size.height === undefined) return { width, height }
  const [ownWidth, ownHeight] = [Number(size.width), Number(size.height)]
  if (width === undefined || height === undefined) return size
  if (ownWidth > 0) return { ...size, height: Math.round((ownWidth * height) / width) }
  return ownHeight > 0 ? { ...size, width: Math.round((ownHeight * width) / height) } : size
}

interface Size {
  readonly width: string | number | undefined
  readonly height: string | number | undefined
}
