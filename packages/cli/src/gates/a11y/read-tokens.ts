/** A color mode of the theme. */
export type Mode = 'light' | 'dark'

/** A custom property as a style sheet declares it for a whole page. */
export interface DeclaredToken {
  readonly name: string
  readonly value: string
  /** Offset of its name, with the dashes, in the style sheet. */
  readonly offset: number
  /** Modes that its selector matches. */
  readonly modes: readonly Mode[]
  /** Whether it is in a cascade layer, which any rule outside of layers overrides. */
  readonly isLayered: boolean
  /** As in CSS: 100 for each attribute or pseudo-class of the selector, and 1 for the name of an element. */
  readonly specificity: number
}

const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g
const DECLARATION = /^--([\w-]+)\s*:([\s\S]*)$/
const ROOT =
  /^(?:(?:html|body|:root|:host)?(?:\[data-theme=["']?(light|dark)["']?\])?|:root:not\(\[data-theme=["']?(light|dark)["']?\]\))$/

/** The custom properties that a style sheet declares for all elements of a page on a screen. */
export function readTokens(css: string): readonly DeclaredToken[] {
  const tokens: DeclaredToken[] = []
  const open: string[] = []
  // Spaces replace comments, so that offsets stay the same.
  const parts = css.replace(COMMENT, (comment) => ' '.repeat(comment.length)).split(/([{};])/)
  let start = 0
  for (let index = 0; index < parts.length; index += 2) {
    const [part = '', end = ''] = [parts[index], parts[index + 1]]
    const text = part.trim()
    const offset = start + part.length - part.trimStart().length
    start += part.length + end.length
    if (end === '{') open.push(text)
    else {
      const [, name, value = ''] = DECLARATION.exec(text) ?? []
      const rule = name === undefined ? undefined : readRule(open)
      if (name !== undefined && rule) tokens.push({ name, value: value.trim(), offset, ...rule })
      if (end === '}') open.pop()
    }
  }
  return tokens
}

/** Reads the rules around a declaration; undefined if they do not match whole pages on all screens. */
function readRule(
  enclosingRules: readonly string[],
): Pick<DeclaredToken, 'modes' | 'isLayered' | 'specificity'> | undefined {
  const isLayered = enclosingRules.some((each) => each.startsWith('@layer'))
  const selectors = enclosingRules.filter(
    (each) => !/^@(?:layer|supports)\b|^@media\s+(?:only\s+)?(?:screen|all)$/.test(each),
  )
  const [selector] = selectors
  if (selector === undefined || selectors.length > 1 || selector.startsWith('@')) return undefined
  const matches = selector.split(',').flatMap((each) => {
    const trimmed = each.trim()
    const match = trimmed === '' ? null : ROOT.exec(trimmed)
    return match ? [{ trimmed, only: match[1], except: match[2] }] : []
  })
  if (matches.length === 0) return undefined
  const modes = (['light', 'dark'] as const).filter((mode) =>
    matches.some(({ only, except }) => (only === undefined || only === mode) && except !== mode),
  )
  const specificity = Math.max(...matches.map(({ trimmed }) => measureSpecificity(trimmed)))
  return { modes, isLayered, specificity }
}

function measureSpecificity(selector: string): number {
  const classes = selector.match(/\[|:root|:host/g)?.length ?? 0
  return classes * 100 + (/^(?:html|body)/.test(selector) ? 1 : 0)
}

/** Name → declaration that applies in a mode: the last of the strongest rules. */
export function findWinners<Token extends DeclaredToken>(
  tokens: readonly Token[],
  mode: Mode,
): ReadonlyMap<string, Token> {
  const winners = new Map<string, Token>()
  for (const token of tokens) {
    if (!token.modes.includes(mode)) continue
    const before = winners.get(token.name)
    if (!before || rank(token) >= rank(before)) winners.set(token.name, token)
  }
  return winners
}

/** Name → value of the tokens that apply, with references resolved. */
export function resolveTokens(winners: ReadonlyMap<string, DeclaredToken>): ReadonlyMap<string, string> {
  const resolve = (value: string, depth: number): string => {
    const [, name, fallback = ''] = /^var\(\s*--([\w-]+)\s*(?:,([^()]*))?\)$/.exec(value) ?? []
    if (name === undefined) return value
    // A token that refers to itself has no value.
    return depth > 10 ? '' : resolve((winners.get(name)?.value ?? fallback).trim(), depth + 1)
  }
  return new Map([...winners].map(([name, { value }]) => [name, resolve(value, 0)]))
}

function rank({ isLayered, specificity, value }: DeclaredToken): number {
  const isImportant = /!\s*important$/.test(value)
  return specificity + (isLayered ? 0 : 1_000_000) + (isImportant ? 10_000_000 : 0)
}
