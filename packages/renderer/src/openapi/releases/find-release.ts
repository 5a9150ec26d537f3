import type { ReleaseView } from '../../contract/index.js'
import type { ApiChange } from '../compare/api-change.js'
import { nameOperation } from '../compare/compare-descriptions.js'
import type { OperationEntry } from '../operation-entry.js'
import type { ApiRelease } from './api-release.js'

/** Finds the last release in which an operation or a property, given by its pointer, was added or has changed. */
export type FindRelease = (pointer: string) => ReleaseView | undefined

const PROPERTY = /^.*\/properties\/[^/]+/

/** Indexes the releases of an API, newest first. */
export function createReleaseFinder(
  releases: readonly ApiRelease[],
  operations: readonly OperationEntry[],
): FindRelease {
  const pointers = new Map(operations.map((entry) => [nameOperation(entry), entry.pointer]))
  const found = new Map<string, ReleaseView>()
  for (const { version, changes } of releases) {
    const ofRelease = new Map<string, ReleaseView>()
    for (const change of changes) {
      const added = addedBy(change)
      if (added !== undefined) ofRelease.set(added, { kind: 'new', version })
      for (const pointer of changedBy(change, pointers))
        if (!ofRelease.has(pointer)) ofRelease.set(pointer, { kind: 'changed', version })
    }
    for (const [pointer, release] of ofRelease) if (!found.has(pointer)) found.set(pointer, release)
  }
  return (pointer) => found.get(pointer)
}

function addedBy({ kind, after }: ApiChange): string | undefined {
  return kind === 'operation-added' || kind === 'property-added' ? after : undefined
}

function changedBy({ kind, after, operations }: ApiChange, pointers: ReadonlyMap<string, string>): readonly string[] {
  const changed = operations.flatMap((name) => pointers.get(name) ?? [])
  // A new or removed property does not mark the property that contains it as changed.
  if (kind === 'property-added' || kind === 'property-removed') return changed
  const [property] = PROPERTY.exec(after) ?? []
  return property === undefined ? changed : [...changed, property]
}
