import { childNode, type DocumentNode } from '../document-node.js'
import { type Described, readDescribed } from './described.js'

/** That something is deprecated, and why. */
export interface Deprecation {
  readonly reason?: Described
}

/** Whether the node says that it is deprecated. */
export function readDeprecation(node: DocumentNode): Deprecation | undefined {
  const reason = readDescribed(node, 'x-deprecated-description')
  if (childNode(node, 'deprecated').value !== true && !reason) return undefined
  return reason ? { reason } : {}
}
