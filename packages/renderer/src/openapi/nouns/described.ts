import { childNode, type DocumentNode, follow } from '../document-node.js'
import { asText } from '../json-value.js'

/** Markdown of a description with its pointer. */
export interface Described {
  readonly text: string
  readonly pointer: string
}

/** The Markdown of a node's field, which may be in a file that `$ref` refers to; `undefined` if it is blank. */
export function readDescribed(node: DocumentNode, key = 'description'): Described | undefined {
  const child = follow(childNode(node, key))
  const text = asText(child.value)
  return text === undefined || text.trim() === '' ? undefined : { text, pointer: child.pointer }
}

/** A deprecation and its reason. */
export interface Deprecation {
  readonly reason?: Described
}

/** The deprecation of a node that is marked as deprecated or has a reason for it; otherwise `undefined`. */
export function readDeprecation(node: DocumentNode): Deprecation | undefined {
  const reason = readDescribed(node, 'x-deprecated-description')
  if (childNode(node, 'deprecated').value !== true && !reason) return undefined
  return reason ? { reason } : {}
}

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

/**
 * The URL without white space if it is safe to link: a web URL, a mail address or a path. `undefined` if it is empty,
 * or has another scheme, which could run code.
 */
export function safeHref(url: string | undefined): string | undefined {
  if (url === undefined) return undefined
  const trimmed = url.replace(/[\u0000-\u0020]+/g, '')
  if (trimmed === '') return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(trimmed)?.[1]?.toLowerCase()
  return scheme === undefined || ['http', 'https', 'mailto'].includes(scheme) ? trimmed : undefined
}
