import { type DocumentNode, follow } from './document-node.js'
import { isObject } from './json-value.js'

/** What a reference leads to, with the `summary` and `description` that stand beside it in the place of its own: since 3.1 they count. */
export function followNoted(node: DocumentNode): DocumentNode {
  const target = follow(node)
  const { value, document } = node
  if (target === node || !isObject(value) || !isObject(target.value)) return target
  if (String(document['openapi']).startsWith('3.0')) return target
  const notes = Object.entries(value).filter(([key]) => key === 'summary' || key === 'description')
  return notes.length === 0 ? target : { ...target, value: { ...target.value, ...Object.fromEntries(notes) } }
}
