import { type DocumentNode, follow } from './document-node.js'
import { isObject } from './json-value.js'

/** The target of a reference, overridden by a sibling `summary` and `description`, as allowed since 3.1. */
export function followNoted(node: DocumentNode): DocumentNode {
  const target = follow(node)
  const { value, document } = node
  if (target === node || !isObject(value) || !isObject(target.value)) return target
  if (String(document['openapi']).startsWith('3.0')) return target
  const notes = Object.entries(value).filter(([key]) => key === 'summary' || key === 'description')
  return notes.length === 0 ? target : { ...target, value: { ...target.value, ...Object.fromEntries(notes) } }
}
