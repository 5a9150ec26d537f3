import type { Root } from 'mdast'

/** A node as the comparison sees it: fields by name. */
export type AnyNode = Readonly<Record<string, unknown>>

/** The first place where two trees of one text differ. */
export interface Difference {
  readonly text: string
  /** Such as `children/0.children/2.value`. */
  readonly path: string
  /** What stands there in the reference tree and in the other one. */
  readonly reference: unknown
  readonly found: unknown
  /** The nodes of the reference tree from the root to the place, and those of the other tree. */
  readonly referenceNodes: readonly AnyNode[]
  readonly foundNodes: readonly AnyNode[]
}

/** Says whether a difference is of no account, so that the comparison goes on behind it. */
export type Tolerance = (difference: Difference) => boolean

/** Compares two trees field by field, whatever the order of the fields; nothing when they are equal. */
export function firstDifference(
  text: string,
  reference: Root,
  found: Root,
  isTolerated: Tolerance = () => false,
): Difference | undefined {
  return compare({ text, path: '', reference, found, referenceNodes: [], foundNodes: [] }, isTolerated)
}

function compare(place: Difference, isTolerated: Tolerance): Difference | undefined {
  const { reference, found } = place
  if (Object.is(reference, found)) return undefined
  if (Array.isArray(reference) && Array.isArray(found)) {
    return eachKey(place, range(Math.max(reference.length, found.length)), '/', isTolerated)
  }
  if (isRecord(reference) && isRecord(found)) {
    // `position` comes last: a difference in content says more.
    const keys = [...new Set([...Object.keys(reference), ...Object.keys(found)])]
    keys.sort((a, b) => Number(a === 'position') - Number(b === 'position'))
    return eachKey(place, keys, '.', isTolerated)
  }
  return isTolerated(place) ? undefined : place
}

function eachKey(
  place: Difference,
  keys: readonly string[],
  separator: string,
  isTolerated: Tolerance,
): Difference | undefined {
  for (const key of keys) {
    const reference = fieldOf(place.reference, key)
    const found = fieldOf(place.found, key)
    const child: Difference = {
      text: place.text,
      path: `${place.path}${separator}${key}`,
      reference,
      found,
      referenceNodes: withNode(place.referenceNodes, place.reference),
      foundNodes: withNode(place.foundNodes, place.found),
    }
    const difference = compare(child, isTolerated)
    if (difference) return difference
  }
  return undefined
}

function withNode(nodes: readonly AnyNode[], value: unknown): readonly AnyNode[] {
  return isRecord(value) && typeof value['type'] === 'string' ? [...nodes, value] : nodes
}

function range(length: number): string[] {
  return Array.from({ length }, (_, index) => String(index))
}

function fieldOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)]
  return isRecord(value) ? value[key] : undefined
}

/** Whether a value is an object that is no array. */
export function isRecord(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
