import type { Root } from 'mdast'
import { parseMarkdown } from '../../src/parse/parse-markdown.js'
import { type Difference, firstDifference } from './first-difference.js'
import { KNOWN_DIFFERENCES, type KnownDifference, TOLERATED_DIFFERENCES } from './known-differences.js'

/** How the two parsers' trees of one document compare. */
export type Comparison =
  | { readonly kind: 'equal' }
  /** Only positions differ, for a known reason. */
  | { readonly kind: 'tolerated' }
  | { readonly kind: 'known'; readonly difference: Difference; readonly reason: KnownDifference }
  | { readonly kind: 'unexplained'; readonly difference: Difference }
  /** An assertion in remark's development build, which tests load, found a bug in remark. */
  | { readonly kind: 'refused'; readonly message: string }

/** Parses a text with both parsers and returns whether, and why, the trees differ. */
export function compareParsers(text: string): Comparison {
  const actual = parseMarkdown(text, { parser: 'satteri' })
  const reference = parseWithAssertions(text)
  if (typeof reference === 'string') return { kind: 'refused', message: reference }
  if (!firstDifference(text, reference, actual)) return { kind: 'equal' }
  const difference = firstDifference(text, reference, actual, isTolerated)
  if (!difference) return { kind: 'tolerated' }
  const reason = KNOWN_DIFFERENCES.find(({ explains }) => explains(difference))
  return reason ? { kind: 'known', difference, reason } : { kind: 'unexplained', difference }
}

/** The reference tree, or the message of the assertion that failed. */
function parseWithAssertions(text: string): Root | string {
  try {
    return parseMarkdown(text, { parser: 'remark' })
  } catch (error) {
    if (error instanceof Error && error.name === 'Assertion') return error.message
    throw error
  }
}

/** Whether a difference is a tolerated one of position. */
export function isTolerated(difference: Difference): boolean {
  return TOLERATED_DIFFERENCES.some((tolerated) => tolerated.explains(difference))
}

/** A difference as a line in the report of a failed test. */
export function describeDifference({ text, path, reference, actual: found }: Difference): string {
  return `${JSON.stringify(text)}\n  at ${path}: remark has ${excerpt(reference)}, satteri ${excerpt(found)}`
}

function excerpt(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 120)
}
