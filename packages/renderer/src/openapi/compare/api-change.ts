import type { API_CHANGE_KINDS } from '../../contract/api-change-kinds.js'

/**
 * Effect of a change on existing clients: a `breaking` one makes requests fail or responses unreadable, a `risky` one
 * does so for some clients, a `compatible` one for none, and a change of `documentation` is only one of texts.
 */
export type ChangeLevel = 'breaking' | 'risky' | 'compatible' | 'documentation'

/** Kinds of changes. */
export type ChangeKind = (typeof API_CHANGE_KINDS)[number]

/** A difference between two descriptions of an API. */
export interface ApiChange {
  readonly kind: ChangeKind
  readonly level: ChangeLevel
  /** The operations that it affects, such as `POST /orders`, in the order of the descriptions. */
  readonly operations: readonly string[]
  /** What has changed, such as ``property `total` of schema `Order` was removed from responses``. */
  readonly message: string
  /** Its JSON pointer in the old description. What did not exist there has the pointer that it would have had. */
  readonly before: string
  /** Its JSON pointer in the new description; likewise. */
  readonly after: string
}

/** A change without the operations that it affects. */
export type OwnChange = Omit<ApiChange, 'operations'>

/** What was compared, with the changes in it; parts can be shared by several wholes, and contain each other. */
export interface ComparedPart {
  readonly changes: OwnChange[]
  readonly parts: ComparedPart[]
}

/** The changes of each operation as one list: a change of a shared part is listed once, with all its operations. */
export function joinChanges(
  operations: readonly (readonly [name: string, whole: ComparedPart])[],
): readonly ApiChange[] {
  const changed = findChangedParts(operations.map(([, whole]) => whole))
  const namesByChange = new Map<OwnChange, Set<string>>()
  for (const [name, whole] of operations) {
    const reached = new Set(changed.has(whole) ? [whole] : [])
    // Iterating a set includes elements added meanwhile.
    for (const part of reached) {
      for (const change of part.changes) namesByChange.set(change, (namesByChange.get(change) ?? new Set()).add(name))
      for (const each of part.parts) if (changed.has(each)) reached.add(each)
    }
  }
  return [...namesByChange].map(([change, names]) => ({ ...change, operations: [...names] }))
}

/** The parts with a change in them or below: most parts of large descriptions have none. */
function findChangedParts(wholes: readonly ComparedPart[]): ReadonlySet<ComparedPart> {
  const wholesOf = new Map<ComparedPart, ComparedPart[]>()
  const all = new Set(wholes)
  for (const whole of all) {
    for (const part of whole.parts) {
      wholesOf.set(part, [...(wholesOf.get(part) ?? []), whole])
      all.add(part)
    }
  }
  const changed = new Set([...all].filter(({ changes }) => changes.length > 0))
  for (const part of changed) for (const whole of wholesOf.get(part) ?? []) changed.add(whole)
  return changed
}
