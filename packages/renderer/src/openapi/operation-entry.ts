import {
  bareReference,
  childNode,
  type DocumentNode,
  elementNodes,
  entryNodes,
  follow,
  rootNode,
} from './document-node.js'
import { asText, type JsonObject } from './json-value.js'
import { isInternal } from './shown-nodes.js'

/** What a list of operations tells of one: everything that needs no look into its parts. */
export interface OperationEntry {
  /** As written; absent where the description has none. */
  readonly operationId?: string
  /** Name of its page: the id in kebab case, else the summary, else method and path. */
  readonly slug: string
  /** Lower case. */
  readonly method: string
  readonly path: string
  readonly title: string
  readonly tags: readonly string[]
  readonly isDeprecated: boolean
  /** Where what is said of all operations of the path stands: its item, and the one that it refers to. */
  readonly pathPointers: readonly string[]
  /** Pointer of the operation. */
  readonly pointer: string
}

/** The methods of HTTP that a description may have operations of, in lower case. */
export const METHODS: readonly string[] = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

/** Whether a key of a path is that of an operation. */
export function isMethod(key: string): boolean {
  return METHODS.includes(key.toLowerCase())
}

/** The operations of all paths in the order of the description; internal ones are left out. */
export function listOperations(document: JsonObject): readonly OperationEntry[] {
  const entries = entryNodes(childNode(rootNode(document), 'paths'))
    .filter(([path]) => path.startsWith('/'))
    .flatMap(([path, item]) => listMethods(path, item))
  return distinguish(entries)
}

/** Finds the operation at a pointer; where several paths share it, that of the slug. */
export function createOperationFinder(
  operations: readonly OperationEntry[],
): (wanted: { readonly pointer: string; readonly slug?: string }) => OperationEntry | undefined {
  const byPointer = new Map<string, OperationEntry[]>()
  for (const entry of operations) byPointer.set(entry.pointer, [...(byPointer.get(entry.pointer) ?? []), entry])
  return ({ pointer, slug }) => byPointer.get(pointer)?.find((entry) => slug === undefined || entry.slug === slug)
}

/** Operations without an id may share a summary: each but the first is then named by method and path. Ids are names that nobody but the author changes. */
function distinguish(entries: readonly OperationEntry[]): readonly OperationEntry[] {
  const taken = new Set(entries.flatMap(({ operationId, slug }) => (operationId === undefined ? [] : [slug])))
  return entries.map((entry) => {
    if (entry.operationId !== undefined) return entry
    const slug = [entry.slug, fallbackSlug(entry)].find((each) => !taken.has(each)) ?? entry.slug
    taken.add(slug)
    return slug === entry.slug ? entry : { ...entry, slug }
  })
}

function fallbackSlug({ method, path }: Pick<OperationEntry, 'method' | 'path'>): string {
  return toKebab(`${method} ${path}`) || method
}

/** The requests of a path item, such as a webhook's; internal ones are left out. */
export function listMethods(path: string, item: DocumentNode): readonly OperationEntry[] {
  const items = itemNodes(item)
  if (items.some(isInternal)) return []
  const operations = new Map<string, DocumentNode>()
  for (const [method, operation] of items.toReversed().flatMap(operationNodes)) operations.set(method, operation)
  return [...operations].flatMap(([method, operation]) =>
    isInternal(operation) ? [] : [readEntry({ method, path, items, operation })],
  )
}

/** An item that refers to another may say more beside that, and then its own word counts. */
function itemNodes(item: DocumentNode): readonly DocumentNode[] {
  const target = follow(item)
  return target === item || bareReference(item) !== undefined ? [target] : [item, target]
}

function operationNodes(item: DocumentNode): readonly (readonly [string, DocumentNode])[] {
  return entryNodes(item).flatMap(([key, operation]) => {
    if (isMethod(key)) return [[key.toLowerCase(), operation] as const]
    if (key !== 'additionalOperations') return []
    return entryNodes(operation).map(([name, each]) => [name.toLowerCase(), each] as const)
  })
}

/** A name in kebab case: `getOrderById` and `get_order by-id` are both `get-order-by-id`; empty where nothing is left. */
export function toKebab(name: string): string {
  const spaced = name.replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
  return (spaced.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-').slice(0, 120)
}

interface Place {
  readonly method: string
  readonly path: string
  readonly items: readonly DocumentNode[]
  readonly operation: DocumentNode
}

function readEntry({ method, path, items, operation }: Place): OperationEntry {
  const operationId = asText(childNode(operation, 'operationId').value)?.trim() || undefined
  const summaries = [operation, ...items].map((node) => asText(childNode(node, 'summary').value)?.trim())
  const summary = summaries.find(Boolean)
  const fallback = `${method.toUpperCase()} ${path}`
  return {
    ...(operationId !== undefined && { operationId }),
    slug: toKebab(operationId ?? summary ?? '') || fallbackSlug({ method, path }),
    method,
    path,
    title: summary ?? operationId ?? fallback,
    tags: elementNodes(childNode(operation, 'tags')).flatMap(({ value }) => asText(value) ?? []),
    isDeprecated: childNode(operation, 'deprecated').value === true,
    pathPointers: items.map(({ pointer }) => pointer),
    pointer: operation.pointer,
  }
}
