import { findMember, findOnlyMember, type Member } from './find-member.js'
import { findExport, resolveLiteral } from './resolve-literal.js'
import { createOpenFile, type SourceFiles, type Spot } from './source-files.js'
import { isSign } from './token-steps.js'

/** The keys and indexes from the root of a value to one of its parts. */
export type KeyPath = readonly (string | number)[]

/** Offsets in UTF-16 code units; the second is exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Position of a part of a value in a source. */
export interface KeyPlace {
  readonly file: string
  readonly key: Span
  /** The value if it is a single word or text, else its first character. */
  readonly value: Span
  /** Whether it is the part itself; false: the innermost enclosing part that the source contains. */
  readonly isExact: boolean
}

/**
 * Finds the part of an exported literal at a path; if the source computes it in a way that cannot be followed, its
 * innermost enclosing part. `undefined` if even the export is not found.
 */
export function locateKey(files: SourceFiles, path: KeyPath): KeyPlace | undefined {
  const open = createOpenFile(files)
  const entry = open(files.entry)
  const root = entry && findExport(entry, 'default', open)
  if (!root) return undefined
  let found: Member = { ...root, key: root.index }
  let isExact = true
  for (const step of path) {
    const literal = resolveLiteral(found)
    const member = literal && (findMember(literal, step) ?? findShorthand(literal, step))
    isExact = member !== undefined
    if (!member) break
    found = member
  }
  return { file: found.file.path, key: spanOf(found, found.key), value: spanOf(found, found.index), isExact }
}

/** Finds the source of a member that a shorthand implies: HTML attributes among other fields, `{label: items}`. */
function findShorthand(literal: Spot, step: string | number): Member | undefined {
  const self = { ...literal, key: literal.index }
  if (step === 'attributes') return self
  if (step !== 'items') return undefined
  return isSign(literal.file.tokens[literal.index], '[') ? self : findOnlyMember(literal)
}

function spanOf({ file }: Spot, index: number): Span {
  const { start, end } = file.tokens[index] ?? file.tokens.at(-1) ?? { start: 0, end: 1 }
  return { start, end }
}
