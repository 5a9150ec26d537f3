import { resolveLiteral } from './resolve-literal.js'
import type { Spot } from './source-files.js'
import { isSign, skipValue } from './token-steps.js'

/** A member of an object or list literal: the start of its value, and its key (for a list, the value again). */
export interface Member extends Spot {
  readonly key: number
}

/**
 * The member of a literal at a step of a path: a key of an object or an index of a list. An index into an object
 * counts its keys. `undefined` if the literal does not contain it.
 */
export function findMember(literal: Spot, step: string | number): Member | undefined {
  const { tokens } = literal.file
  const members = isSign(tokens[literal.index], '[') ? readElements(literal) : readProperties(literal)
  if (typeof step === 'number') return members[step]
  const named = members.findLast((member) => member.name === step)
  if (named) return named
  const spreads = members.filter((member) => member.name === undefined)
  for (const spread of spreads.reverse()) {
    const source = resolveLiteral(spread)
    const found = source && source.index !== literal.index ? findMember(source, step) : undefined
    if (found) return found
  }
  return undefined
}

/** The only member of an object literal; `undefined` if it has none or several. */
export function findOnlyMember(literal: Spot): Member | undefined {
  if (!isSign(literal.file.tokens[literal.index], '{')) return undefined
  const members = readProperties(literal)
  return members.length === 1 ? members[0] : undefined
}

interface NamedMember extends Member {
  /** Absent for a spread. */
  readonly name?: string
}

function readProperties({ file, index, open }: Spot): readonly NamedMember[] {
  const { tokens } = file
  const members: NamedMember[] = []
  let at = index + 1
  while (at < tokens.length && !isSign(tokens[at], '}')) {
    const token = tokens[at]
    const next = tokens[at + 1]
    if (isSign(token, '...')) members.push({ file, open, key: at, index: at + 1 })
    else if (token && (token.kind === 'word' || token.kind === 'text')) {
      if (isSign(next, ':')) members.push({ file, open, key: at, index: at + 2, name: token.value })
      else if (isSign(next, ',') || isSign(next, '}'))
        members.push({ file, open, key: at, index: at, name: token.value })
    }
    at = skipValue(tokens, at) + 1
  }
  return members
}

/** The elements before the first spread: after it, indexes are unknown. */
function readElements({ file, index, open }: Spot): readonly NamedMember[] {
  const { tokens } = file
  const members: NamedMember[] = []
  let at = index + 1
  while (at < tokens.length && !isSign(tokens[at], ']') && !isSign(tokens[at], '...')) {
    members.push({ file, open, key: at, index: at, name: '' })
    at = skipValue(tokens, at)
    if (isSign(tokens[at], ',')) at++
  }
  return members
}
