import { childNode, type DocumentNode, decodeKey, EXTERNAL_FILES, follow, rootNode, targetOf } from './document-node.js'
import { isObject, type JsonObject } from './json-value.js'
import { isMethod } from './operation-entry.js'

/**
 * The operation that a link refers to, such as `#/paths/~1bots/get`, or `undefined`. Follows references on the way: a
 * path may be in a separate file.
 */
export function findOperation(document: JsonObject, reference: string): DocumentNode | undefined {
  for (const each of [reference, inMainFile(reference)]) {
    if (!each?.startsWith('#/')) continue
    const node = walk(rootNode(document), targetOf(rootNode(document), each).pointer)
    if (isOperation(node)) return node
  }
  return undefined
}

/** Links in a separate file often mean the paths of the main file. */
function inMainFile(reference: string): string | undefined {
  if (!reference.startsWith(`#/${EXTERNAL_FILES}/`)) return undefined
  const [, , , ...rest] = reference.split('/')
  return rest[0] === 'paths' ? `#/${rest.join('/')}` : undefined
}

function walk(root: DocumentNode, pointer: string): DocumentNode {
  const keys = pointer.split('/').slice(1).map(decodeKey)
  return follow(keys.reduce((node, key) => childNode(follow(node), key), root))
}

function isOperation({ pointer, value }: DocumentNode): boolean {
  const [method = '', holder] = pointer.split('/').toReversed()
  return isObject(value) && (isMethod(method) || holder === 'additionalOperations')
}
