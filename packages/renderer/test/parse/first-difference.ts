import type { Root } from 'mdast'

/** A node as the comparison treats it: fields by name. */
export type AnyNode = Readonly<Record<string, unknown>>

/** The first difference of two trees of one text. */
export interface Difference {
  readonly text: string
  /** Such as `children/0.children/2.value`. */
  readonly path: string
  /** The value at the path in the reference tree and in the other one. */
  readonly reference: unknown
  readonly actual: unknown
  /** The nodes of the reference tree from the root to the difference, and those of the other tree. */
  readonly referenceNodes: readonly AnyNode[]
  readonly actualNodes: readonly AnyNode[]
}

/** Whether to ignore a difference and continue the comparison. */
export type Tolerance = (difference: Difference) => boolean

/** Compares two trees field by field, in any order of fields; `undefined` if they are equal. */
export function firstDifference(
  text: string,
  reference: Root,
  actual: Root,
  isTolerated: Tolerance = () => false,
): Difference | undefined {
  return compare({ text, path: '', reference, actual, referenceNodes: [], actualNodes: [] }, isTolerated)
}

function compare(place: Difference, isTolerated: Tolerance): Difference | undefined {
  const { reference, actual } = place
  if (Object.is(reference, actual)) return undefined
  if (Array.isArray(reference) && Array.isArray(actual)) {
    return eachKey(place, range(Math.max(reference.length, actual.length)), '/', isTolerated)
  }
  if (isRecord(reference) && isRecord(actual)) {
    // `position` is last: a difference in content is more informative.
    const keys = [...new Set([...Object.keys(reference), ...Object.keys(actual)])]
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
    const actual = fieldOf(place.actual, key)
    const child: Difference = {
      text: place.text,
      path: `${place.path}${separator}${key}`,
      reference,
      actual,
      referenceNodes: withNode(place.referenceNodes, place.reference),
      actualNodes: withNode(place.actualNodes, place.actual),
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

/** Whether a value is an object and not an array. */
export function isRecord(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
