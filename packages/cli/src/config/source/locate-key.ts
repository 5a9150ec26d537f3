import { findMember, findOnlyMember, type Member } from './find-member.js'
import { findExport, resolveLiteral } from './resolve-literal.js'
import { createOpenFile, type SourceFiles, type Spot } from './source-files.js'
import { isSign } from './token-steps.js'

/** The names and indexes that lead from the root of a value to one of its parts. */
export type KeyPath = readonly (string | number)[]

/** Offsets in UTF-16 code units, the second behind the last character. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Where a part of a value stands in a source. */
export interface KeyPlace {
  readonly file: string
  readonly key: Span
  /** The value where it is one word or text, else its first character. */
  readonly value: Span
  /** Whether it is the part itself; false: the nearest one around it that is written there. */
  readonly isExact: boolean
}

/**
 * Finds the part of an exported literal that a path names; where the source makes it in a way that can't be followed,
 * the nearest part around it. `undefined` where not even the export is found.
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

/** What stands for a member that a shorthand leaves out: HTML attributes among other fields, `{label: items}`. */
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
