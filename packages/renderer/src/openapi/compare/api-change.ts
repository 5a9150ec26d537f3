import type { API_CHANGE_KINDS } from '../../contract/api-change-kinds.js'

/**
 * Effect of a change on existing clients: a `breaking` one makes requests fail or responses unreadable, a `risky` one
 * does so for some clients, a `compatible` one for none, and a change of `documentation` affects texts only.
 */
export type ChangeLevel = 'breaking' | 'risky' | 'compatible' | 'documentation'

/** Kinds of changes. */
export type ChangeKind = (typeof API_CHANGE_KINDS)[number]

/** A difference between two descriptions of an API. */
export interface ApiChange {
  readonly kind: ChangeKind
  readonly level: ChangeLevel
  /** The affected operations, such as `POST /orders`, in the order of the descriptions. */
  readonly operations: readonly string[]
  /** The operation with which the description of the change begins; `message` is the rest of the sentence. */
  readonly subject?: string
  /** Describes the change, such as ``property `total` of schema `Order` was removed from responses``. */
  readonly message: string
  /** JSON pointer of the changed part in the old description; if the part is new, where it would have been. */
  readonly before: string
  /** JSON pointer of the changed part in the new description; if the part was removed, where it would be. */
  readonly after: string
}

/** A change of a compared part, without the operations that it affects. */
export type PartChange = Omit<ApiChange, 'operations'>

/** From the most severe level to the least. */
const LEVELS: readonly ChangeLevel[] = ['breaking', 'risky', 'compatible', 'documentation']

/** A compared part with its changes. Parts can be shared and can contain each other. */
export interface ComparedPart {
  readonly changes: PartChange[]
  readonly parts: ComparedPart[]
}

/**
 * The changes of each operation as one list: a change of a shared part is listed once, with all its operations. If the
 * same change affects requests and responses, its level is the more severe one.
 */
export function joinChanges(
  operations: readonly (readonly [name: string, root: ComparedPart])[],
): readonly ApiChange[] {
  const changed = findChangedParts(operations.map(([, root]) => root))
  const joined = new Map<string, { change: PartChange; readonly names: Set<string> }>()
  for (const [name, root] of operations) {
    const reached = new Set(changed.has(root) ? [root] : [])
    // Iterating a set includes elements added meanwhile.
    for (const part of reached) {
      for (const change of part.changes) {
        const key = [change.kind, change.subject, change.message, change.before, change.after].join('\n')
        const known = joined.get(key)
        if (!known) joined.set(key, { change, names: new Set([name]) })
        else {
          known.names.add(name)
          if (LEVELS.indexOf(change.level) < LEVELS.indexOf(known.change.level)) known.change = change
        }
      }
      for (const each of part.parts) if (changed.has(each)) reached.add(each)
    }
  }
  return [...joined.values()].map(({ change, names }) => ({ ...change, operations: [...names] }))
}

/** The parts that contain a change, directly or indirectly. Most parts of large descriptions contain none. */
function findChangedParts(roots: readonly ComparedPart[]): ReadonlySet<ComparedPart> {
  const parentsOf = new Map<ComparedPart, ComparedPart[]>()
  const all = new Set(roots)
  for (const parent of all) {
    for (const part of parent.parts) {
      parentsOf.set(part, [...(parentsOf.get(part) ?? []), parent])
      all.add(part)
    }
  }
  const changed = new Set([...all].filter(({ changes }) => changes.length > 0))
  for (const part of changed) for (const parent of parentsOf.get(part) ?? []) changed.add(parent)
  return changed
}
