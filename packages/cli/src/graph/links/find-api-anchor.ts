import { encodeKey } from '@docgen/renderer/light'
import { findOperationPage } from './link-table.js'
import { type FoundLink, type LinkParts, toPage } from './link-target.js'

// Redoc: `#operation/getPet`, `#tag/Pets/operation/getPet`; Swagger UI: `#/Pets/getPet`, in its second version with a `!`;
// Stoplight: `#/operations/getPet`. Redoc: `#tag/Pets/paths/~1pets/get`; Scalar: `#tag/pets/GET/pets`.
const OPERATION = /^(?:(?:tag\/[^/]+\/)?operation\/|!?\/[^/]+\/)([^/]+)$/
const POINTER = /^(?:tag\/[^/]+\/)?(paths\/[^/]+\/[a-z]+)$/
const METHOD = /^tag\/[^/]+\/([a-z]+)(\/.+)$/i
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
  const id = OPERATION.exec(anchor)?.[1] ?? findPointer(anchor)
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

/** The reference to an operation that an anchor names by its path. */
function findPointer(anchor: string): string | undefined {
  const [, pointer] = POINTER.exec(anchor) ?? []
  if (pointer !== undefined) return `/${pointer}`
  const [, method, path] = METHOD.exec(anchor) ?? []
  return method === undefined || path === undefined ? undefined : `/paths/${encodeKey(path)}/${method.toLowerCase()}`
}
