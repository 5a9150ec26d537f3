import {
  childNode,
  type DocumentNode,
  elementNodes,
  entryNodes,
  follow,
  rootNode,
  soleReference,
} from './document-node.js'
import { listEvents } from './events/event-entry.js'
import { asText, type JsonObject } from './json-value.js'
import { type NamedOperation, nameOperations, slugOf } from './name-operations.js'
import { type Described, readDescribed } from './nouns/described.js'
import { toTitle } from './to-kebab.js'
import { isInternal } from './visible-nodes.js'

// Maximum length of a title. A longer summary is text.
const MAX_TITLE_LENGTH = 120

/** Field at the root of a description with the names of pages that the config sets, by method and path. */
export const OPERATION_SLUGS = 'x-docgen-slugs'

/** An operation as lists show it, without its parameters, bodies and responses. */
export interface OperationEntry extends NamedOperation {
  /**
   * The summary if it is short enough for a title, otherwise the words of the id, otherwise method and path; the name
   * of a webhook.
   */
  readonly title: string
  readonly tags: readonly string[]
  readonly isDeprecated: boolean
  /** Pointers of the path item and of the item that it refers to, which apply to all operations of the path. */
  readonly pathPointers: readonly string[]
  /** Pointer of the operation. */
  readonly pointer: string
}

/** The HTTP methods of operations, in lower case. */
export const METHODS: readonly string[] = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

/** Whether a key of a path item is the method of an operation. */
export function isMethod(key: string): boolean {
  return METHODS.includes(key.toLowerCase())
}

/** The method and path of an operation as shown to readers, such as `POST /orders`. */
export function methodAndPath({ method, path }: Pick<OperationEntry, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`
}

/** Lists the operations of all paths and events in the order of the description, except internal operations. */
export function listOperations(document: JsonObject): readonly OperationEntry[] {
  const entries = entryNodes(childNode(rootNode(document), 'paths'))
    .filter(([path]) => path.startsWith('/'))
    .flatMap(([path, item]) => listMethods(path, item))
  const slugs = childNode(rootNode(document), OPERATION_SLUGS)
  return nameOperations([...entries, ...listEvents(document)]).map((entry) => {
    const slug = entry.kind === 'operation' ? asText(childNode(slugs, methodAndPath(entry)).value) : undefined
    return slug === undefined ? entry : { ...entry, slug, isNumbered: false }
  })
}

/**
 * Creates the function that finds the operation at a pointer. If several paths share the operation, the slug selects
 * one.
 */
export function createOperationFinder(
  operations: readonly OperationEntry[],
): (target: { readonly pointer: string; readonly slug?: string }) => OperationEntry | undefined {
  const byPointer = new Map<string, OperationEntry[]>()
  for (const entry of operations) byPointer.set(entry.pointer, [...(byPointer.get(entry.pointer) ?? []), entry])
  return ({ pointer, slug }) => byPointer.get(pointer)?.find((entry) => slug === undefined || entry.slug === slug)
}

/** Lists the operations of a path item or a webhook, except internal operations. */
export function listMethods(
  path: string,
  item: DocumentNode,
  kind: OperationEntry['kind'] = 'operation',
): readonly OperationEntry[] {
  const items = itemNodes(item)
  if (items.some(isInternal)) return []
  const operations = new Map<string, DocumentNode>()
  for (const [method, operation] of items.toReversed().flatMap(operationNodes)) operations.set(method, operation)
  return [...operations].flatMap(([method, operation]) =>
    isInternal(operation) ? [] : [readEntry({ kind, method, path, items, operation })],
  )
}

/**
 * A path item and the target of its reference. The item itself is omitted if it has no other fields; otherwise it is
 * first, because its fields take precedence.
 */
function itemNodes(item: DocumentNode): readonly DocumentNode[] {
  const target = follow(item)
  return target === item || soleReference(item) !== undefined ? [target] : [item, target]
}

function operationNodes(item: DocumentNode): readonly (readonly [string, DocumentNode])[] {
  return entryNodes(item).flatMap(([key, operation]) => {
    if (isMethod(key)) return [[key.toLowerCase(), operation] as const]
    if (key !== 'additionalOperations') return []
    return entryNodes(operation).map(([name, each]) => [name.toLowerCase(), each] as const)
  })
}

interface EntrySource extends Pick<OperationEntry, 'kind'> {
  readonly method: string
  readonly path: string
  readonly items: readonly DocumentNode[]
  readonly operation: DocumentNode
}

function readEntry({ kind, method, path, items, operation }: EntrySource): OperationEntry {
  const operationId = asText(childNode(operation, 'operationId').value)?.trim() || undefined
  const summary = findSummary([operation, ...items])?.text.trim()
  const title = summary !== undefined && isTitle(summary) ? summary : undefined
  const fallback = kind === 'webhook' ? path : toTitle(operationId ?? '') || methodAndPath({ method, path })
  return {
    kind,
    ...(operationId !== undefined && { operationId }),
    slug: slugOf({ kind, operationId, title, method, path }),
    isNumbered: false,
    method,
    path,
    title: title ?? fallback,
    tags: elementNodes(childNode(operation, 'tags')).flatMap(({ value }) => asText(value) ?? []),
    isDeprecated: childNode(operation, 'deprecated').value === true,
    pathPointers: items.map(({ pointer }) => pointer),
    pointer: operation.pointer,
  }
}

/** The first summary of the nodes: an operation and its path items. */
export function findSummary(nodes: readonly DocumentNode[]): Described | undefined {
  return nodes.map((node) => readDescribed(node, 'summary')).find(Boolean)
}

/** Whether a summary is suitable as a title. Some summaries are paragraphs, or contain Markdown links. */
export function isTitle(summary: string): boolean {
  return summary.length <= MAX_TITLE_LENGTH && !/\n|\]\(/.test(summary)
}
