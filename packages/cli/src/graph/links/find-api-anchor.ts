import { findOperationPage } from './link-table.js'
import { type FoundLink, type LinkParts, toPage } from './link-target.js'

// Redoc: `#operation/getPet`, `#tag/Pets/operation/getPet`; Swagger UI: `#/Pets/getPet`, in its second version with a `!`;
// Stoplight: `#/operations/getPet`.
const OPERATION = /^(?:(?:tag\/[^/]+\/)?operation\/|!?\/[^/]+\/)([^/]+)$/
const TAG = /^(?:tag|!?)\/([^/]+)$/
const SECTION = /^section\/(?:[^/]+\/)*([^/]+)$/

/**
 * Resolves anchors of other tools in an API's own texts: most descriptions are written for a tool that shows
 * everything on one page. Undefined outside such texts, and if the anchor matches nothing in the API.
 */
export function findApiAnchor({ path, anchor, file, edition }: LinkParts): FoundLink | undefined {
  if (path !== '' || anchor === undefined || !anchor.includes('/')) return undefined
  const [api = ''] = file.split('#', 1)
  const overview = Object.hasOwn(edition.pages, api) && /\.(?:json|ya?ml)$/i.test(api) ? edition.pages[api] : undefined
  if (!overview) return undefined
  const [, id] = OPERATION.exec(anchor) ?? []
  if (id !== undefined) {
    const page = findOperationPage(id, file, edition)
    return page && toPage(page.route, page.href, undefined)
  }
  const [, tag] = TAG.exec(anchor) ?? []
  const [, heading] = SECTION.exec(anchor) ?? []
  const part = tag === undefined ? heading?.toLowerCase() : `tag-${tag}`
  const hash = part?.replace(/\s+/g, '-')
  return hash === undefined ? undefined : toPage(overview.route, `${overview.href}#${encodeURIComponent(hash)}`, hash)
}
