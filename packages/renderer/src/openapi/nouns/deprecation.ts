import { childNode, type DocumentNode } from '../document-node.js'
import { type Described, readDescribed } from './described.js'

/** A deprecation and its reason. */
export interface Deprecation {
  readonly reason?: Described
}

/** The deprecation of a node, if it is deprecated. */
export function readDeprecation(node: DocumentNode): Deprecation | undefined {
  const reason = readDescribed(node, 'x-deprecated-description')
  if (childNode(node, 'deprecated').value !== true && !reason) return undefined
  return reason ? { reason } : {}
}
