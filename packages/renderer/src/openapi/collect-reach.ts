import {
  childNode,
  type DocumentNode,
  elementNodes,
  entryNodes,
  nodeAt,
  referenceOf,
  targetOf,
} from './document-node.js'
import { asText, isObject, type JsonObject } from './json-value.js'
import { findImpliedVariants, toReference } from './schema/read-variants.js'

/** Collects the references of a description. */
export interface ReachCollector {
  /** The pointers that the part at a pointer refers to directly. */
  readonly direct: (pointer: string) => readonly string[]
  /** The given pointers and the pointers of everything that they refer to, directly or indirectly, sorted. */
  readonly all: (direct: readonly string[]) => readonly string[]
}

/** Creates a collector of a description's references, which caches the direct references of each pointer. */
export function createReachCollector(document: JsonObject): ReachCollector {
  const referencesByPointer = new Map<string, readonly string[]>()
  const direct = (pointer: string): readonly string[] => {
    const directReferences = referencesByPointer.get(pointer) ?? findReferences(nodeAt(document, pointer))
    referencesByPointer.set(pointer, directReferences)
    return directReferences
  }
  return {
    direct,
    all: (start) => {
      const reached = new Set<string>()
      const waiting = [...start]
      for (let pointer = waiting.pop(); pointer !== undefined; pointer = waiting.pop()) {
        if (reached.has(pointer)) continue
        reached.add(pointer)
        for (const each of direct(pointer)) waiting.push(each)
      }
      return [...reached].sort()
    },
  }
}

function findReferences(start: DocumentNode): readonly string[] {
  const targetPointers = new Set<string>()
  const waiting: DocumentNode[] = [start]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isObject(node.value)) collect(node, targetPointers)
    for (const [, child] of entryNodes(node)) if (typeof child.value === 'object') waiting.push(child)
    for (const child of elementNodes(node)) if (typeof child.value === 'object') waiting.push(child)
  }
  return [...targetPointers]
}

/**
 * Adds the targets of a node's references. A discriminator refers to the schemas of its mapping, and to the schemas
 * that extend the schema that contains it.
 */
function collect(node: DocumentNode, targetPointers: Set<string>): void {
  const reference = referenceOf(node)
  if (reference !== undefined) targetPointers.add(targetOf(node, reference).pointer)
  if (asText(childNode(node, 'discriminator', 'propertyName').value) === undefined) return
  for (const [, { value }] of entryNodes(childNode(node, 'discriminator', 'mapping'))) {
    const mapped = toReference(asText(value))
    if (mapped !== undefined) targetPointers.add(targetOf(node, mapped).pointer)
  }
  for (const variant of findImpliedVariants(node)) targetPointers.add(variant.pointer.replace(/#$/, ''))
}
