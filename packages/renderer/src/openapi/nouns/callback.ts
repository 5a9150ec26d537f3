import { nodeAt } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { methodAndPath, type OperationEntry } from '../operation-entry.js'
import { toKebab } from '../to-kebab.js'
import { readCallbacks } from './operation.js'

/** A request that the API sends to a URL from an earlier request. `path` is the expression of that URL. */
export interface CallbackEntry extends OperationEntry {
  /** The operations that declare it, in the order of the description. */
  readonly senders: readonly OperationEntry[]
}

/**
 * The callbacks of operations, in the order of the description. A callback that several operations share is listed once.
 * Its title is its summary, otherwise the words of its id, otherwise its name.
 */
export function listCallbacks(document: JsonObject, operations: readonly OperationEntry[]): readonly CallbackEntry[] {
  const callbacks = new Map<string, CallbackEntry>()
  const slugs = new Set<string>()
  for (const sender of operations) {
    for (const { name, operations: requests } of readCallbacks(nodeAt(document, sender.pointer))) {
      for (const entry of requests) {
        const known = callbacks.get(entry.pointer)
        if (known) {
          callbacks.set(entry.pointer, { ...known, senders: [...known.senders, sender] })
          continue
        }
        const slug = nameCallback(name, entry, { sender, slugs })
        slugs.add(slug)
        const title = entry.title === methodAndPath(entry) ? name : entry.title
        callbacks.set(entry.pointer, { ...entry, title, slug, isNumbered: false, senders: [sender] })
      }
    }
  }
  return [...callbacks.values()]
}

/** The first free slug: of its id or name, then with its method, then with the slug of its operation, then numbered. */
function nameCallback(
  name: string,
  { operationId, method }: OperationEntry,
  { sender, slugs }: { readonly sender: OperationEntry; readonly slugs: ReadonlySet<string> },
): string {
  const own = toKebab(operationId ?? name) || toKebab(name) || method
  const long = `callbacks/${sender.slug}-${own}`
  const free = [`callbacks/${own}`, `callbacks/${own}-${method}`, long].find((slug) => !slugs.has(slug))
  if (free !== undefined) return free
  let number = 2
  while (slugs.has(`${long}-${number}`)) number += 1
  return `${long}-${number}`
}
