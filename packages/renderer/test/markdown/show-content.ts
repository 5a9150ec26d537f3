import type { Content, Hole } from '../../src/contract/index.js'
import { escapeHtml } from '../../src/html/escape-html.js'

/**
 * The HTML of a content with its holes filled as on a page without a site: URLs as written, UI strings as their keys.
 */
export function showContent({ parts, holes, links }: Content): string {
  return parts.map((part, index) => part + (index < holes.length ? showHole(holes[index], links) : '')).join('')
}

function showHole(hole: Hole | undefined, links: Content['links']): string {
  switch (hole?.kind) {
    case 'link':
      return escapeHtml(links[hole.link]?.href ?? '')
    case 'image': {
      const src = links[hole.link]?.href ?? ''
      const attributes = { src, ...hole.attributes, ...(hole.isLazy && { loading: 'lazy' }) }
      return `<img${Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
        .join('')}>`
    }
    case 'text':
      return escapeHtml([hole.key, ...Object.entries(hole.values).map((pair) => pair.join('='))].join(' '))
    default:
      return hole ? `<!--${hole.kind}-->` : ''
  }
}
