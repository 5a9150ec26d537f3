import { childNode, type DocumentNode } from '../document-node.js'
import { asText } from '../json-value.js'
import { safeHref } from '../safe-href.js'
import { type Described, readDescribed } from './described.js'

/** External documentation. */
export interface ExternalDocs {
  readonly href: string
  readonly description?: Described
  /** Pointer of the URL. */
  readonly pointer: string
}

/** The node's link to external documentation; `undefined` if its URL is not safe to link. */
export function readExternalDocs(node: DocumentNode): ExternalDocs | undefined {
  const docs = childNode(node, 'externalDocs')
  const url = childNode(docs, 'url')
  const href = safeHref(asText(url.value))
  const description = readDescribed(docs)
  return href === undefined ? undefined : { href, ...(description && { description }), pointer: url.pointer }
}
