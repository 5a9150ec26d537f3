import { childNode, type DocumentNode, follow } from '../document-node.js'
import { asText } from '../json-value.js'

/** Markdown of a description with its pointer. */
export interface Described {
  readonly text: string
  readonly pointer: string
}

/** The node's Markdown under a key, or in the file that it references by `$ref`, unless it is blank. */
export function readDescribed(node: DocumentNode, key = 'description'): Described | undefined {
  const child = follow(childNode(node, key))
  const text = asText(child.value)
  return text === undefined || text.trim() === '' ? undefined : { text, pointer: child.pointer }
}
