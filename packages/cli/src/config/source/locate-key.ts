import { findExport, resolveLiteral } from './resolve-literal.js'
import { createOpenFile, type SourceFiles, type TokenPosition } from './source-files.js'
import { isPunctuator, skipValue } from './tokenize.js'

/** The keys and indexes from the root of a value to one of its parts. */
export type KeyPath = readonly (string | number)[]

/** Offsets in UTF-16 code units; the second is exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Position of a part of a value in a source. */
export interface KeyPosition {
  readonly file: string
  readonly key: Span
  /** The first token of the value: the whole value if it is a word or a string, else a bracket. */
  readonly value: Span
  /** True for the part at the path; false for the innermost enclosing part that the source contains. */
  readonly isExact: boolean
}

/**
 * Finds the part of an exported literal at a path; if the source computes it in a way that cannot be followed, its
 * innermost enclosing part. `undefined` if even the export is not found.
 */
export function locateKey(files: SourceFiles, path: KeyPath): KeyPosition | undefined {
  const open = createOpenFile(files)
  const entry = open(files.entry)
  const root = entry && findExport(entry, 'default', open)
  if (!root) return undefined
  let currentMember: Member = { ...root, key: root.index }
  let isExact = true
  for (const step of path) {
    const literal = resolveLiteral(currentMember)
    const member = literal && (findMember(literal, step) ?? findShorthand(literal, step))
    isExact = member !== undefined
    if (!member) break
    currentMember = member
  }
  return {
    file: currentMember.file.path,
    key: spanOf(currentMember, currentMember.key),
    value: spanOf(currentMember, currentMember.index),
    isExact,
  }
}

/** Finds the source of a member that a shorthand implies: HTML attributes among other fields, `{label: items}`. */
function findShorthand(literal: TokenPosition, step: string | number): Member | undefined {
  const self = { ...literal, key: literal.index }
  if (step === 'attributes') return self
  if (step !== 'items') return undefined
  return isPunctuator(literal.file.tokens[literal.index], '[') ? self : findOnlyMember(literal)
}

function spanOf({ file }: TokenPosition, index: number): Span {
  const { start, end } = file.tokens[index] ?? file.tokens.at(-1) ?? { start: 0, end: 1 }
  return { start, end }
}

/** A member of an object or list literal: the start of its value, and its key (for a list, the value again). */
export interface Member extends TokenPosition {
  readonly key: number
}

/**
 * The member of a literal at a step of a path: a key of an object or an index of a list. An index into an object
 * counts its keys. `undefined` if the literal does not contain it.
 */
function findMember(literal: TokenPosition, step: string | number): Member | undefined {
  const { tokens } = literal.file
  const members = isPunctuator(tokens[literal.index], '[') ? readElements(literal) : readProperties(literal)
  if (typeof step === 'number') return members[step]
  const named = members.findLast((member) => member.name === step)
  if (named) return named
  const spreads = members.filter((member) => member.name === undefined)
  for (const spread of spreads.reverse()) {
    const source = resolveLiteral(spread)
    const spreadMember = source && source.index !== literal.index ? findMember(source, step) : undefined
    if (spreadMember) return spreadMember
  }
  return undefined
}

/** Returns the member of an object literal that has exactly one; `undefined` for any other literal. */
function findOnlyMember(literal: TokenPosition): Member | undefined {
  if (!isPunctuator(literal.file.tokens[literal.index], '{')) return undefined
  const members = readProperties(literal)
  return members.length === 1 ? members[0] : undefined
}

interface NamedMember extends Member {
  /** Absent for a spread. */
  readonly name?: string
}

function readProperties({ file, index, open }: TokenPosition): readonly NamedMember[] {
  const { tokens } = file
  const members: NamedMember[] = []
  let at = index + 1
  while (at < tokens.length && !isPunctuator(tokens[at], '}')) {
    const token = tokens[at]
    const next = tokens[at + 1]
    if (isPunctuator(token, '...')) members.push({ file, open, key: at, index: at + 1 })
    else if (token && (token.kind === 'word' || token.kind === 'string')) {
      if (isPunctuator(next, ':')) members.push({ file, open, key: at, index: at + 2, name: token.value })
      else if (isPunctuator(next, ',') || isPunctuator(next, '}'))
        members.push({ file, open, key: at, index: at, name: token.value })
    }
    at = skipValue(tokens, at)
    // The end of this object follows its last member; later tokens belong to other values.
    if (!isPunctuator(tokens[at], ',')) break
    at++
  }
  return members
}

/** The elements before the first spread: after it, indexes are unknown. */
function readElements({ file, index, open }: TokenPosition): readonly NamedMember[] {
  const { tokens } = file
  const members: NamedMember[] = []
  let at = index + 1
  while (at < tokens.length && !isPunctuator(tokens[at], ']') && !isPunctuator(tokens[at], '...')) {
    members.push({ file, open, key: at, index: at, name: '' })
    at = skipValue(tokens, at)
    if (isPunctuator(tokens[at], ',')) at++
  }
  return members
}
