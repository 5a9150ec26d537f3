import { type Grammar, type Rule, rulesOf } from './grammar-rules.js'

/** A Prism token: its text or nested tokens, with its class names. */
export interface Token {
  readonly type: string
  readonly content: TokenStream
  readonly alias?: string | readonly string[] | null
}

/** Result of Prism's tokenizer at any depth. */
export type TokenStream = string | Token | readonly (string | Token)[]

/** A token with the length of its text. */
export interface SizedToken extends Token {
  readonly length: number
}

/** The steps left for a block of code, counted down: searches, searched characters, and visited pieces. */
export interface Work {
  left: number
  /** Prism's class of tokens. */
  readonly Token: new (
    type: string,
    content: TokenStream,
    alias: Rule['alias'],
    text: string,
  ) => SizedToken
}

/** Thrown when a block takes more steps than are left. */
export class HighlightLimit extends Error {}

/** A piece of the text. The pieces are a list that begins and ends with an empty one. */
interface TokenNode {
  readonly value: string | SizedToken
  previous?: TokenNode
  next?: TokenNode
}

/** One run of the tokenizer. */
interface Run {
  readonly text: string
  readonly rules: readonly Rule[]
  readonly work: Work
  readonly head: TokenNode
  readonly tail: TokenNode
  /** The number of pieces. */
  count: number
  /** The first match of each greedy rule at or after an offset. */
  readonly searches: Map<Rule, { readonly from: number; readonly match: RegExpExecArray | null }>
}

/** The pieces that rules search: from the one after `start` to the offset `end`. */
interface Stretch {
  readonly start: TokenNode
  readonly offset: number
  end: number
  /** Only the rules before this one apply. */
  readonly before?: Rule
}

/** A piece, and where it begins in the text. */
interface Cursor {
  node: TokenNode
  offset: number
}

/** A match in the text, without the prefix that its rule excludes. */
interface Match {
  readonly start: number
  readonly text: string
}

/** Cost of starting a search, in searched characters. */
const SEARCH_COST = 8

/**
 * Tokenizes `text` with the same result as Prism's own loop. Prism takes cubic time for some texts: at each piece it
 * searches the whole rest of the text again. This function keeps the last search of each rule, and counts all steps.
 * @throws {HighlightLimit} when no steps are left
 */
export function tokenizeCode(text: string, grammar: Grammar, work: Work): (string | Token)[] {
  const head: TokenNode = { value: '' }
  const tail: TokenNode = { value: '' }
  link(head, tail)
  const run: Run = { text, rules: rulesOf(grammar), work, head, tail, count: 0, searches: new Map() }
  insertAfter(run, head, text)
  applyRules(run, { start: head, offset: 0, end: Infinity })
  const tokens: (string | Token)[] = []
  for (let node = head.next; node && node !== tail; node = node.next) tokens.push(node.value)
  return tokens
}

function applyRules(run: Run, stretch: Stretch): void {
  for (const rule of run.rules) {
    if (rule === stretch.before) return
    applyRule(run, rule, stretch)
  }
}

function applyRule(run: Run, rule: Rule, stretch: Stretch): void {
  const cursor: Cursor = { node: stretch.start, offset: stretch.offset }
  for (let { next } = stretch.start; next && next !== run.tail; next = cursor.node.next) {
    cursor.node = next
    // More tokens than characters: the rule keeps matching the empty string.
    if (cursor.offset >= stretch.end || run.count > run.text.length) return
    countStep(run.work, 1)
    if (typeof next.value === 'string') {
      const match = rule.isGreedy ? findGreedy(run, rule, cursor) : findInside(run, rule, cursor)
      if (!match && rule.isGreedy) return
      if (match && typeof cursor.node.value === 'string') addToken(run, rule, { match, cursor, stretch })
    }
    cursor.offset += cursor.node.value.length
  }
}

/** Finds the first match in the rest of the text. Moves the cursor to the piece in which the match starts. */
function findGreedy(run: Run, rule: Rule, cursor: Cursor): Match | undefined {
  const { searches, text, work } = run
  const last = searches.get(rule)
  const isCached = last && last.from <= cursor.offset && (!last.match || last.match.index >= cursor.offset)
  const nextMatch = isCached ? last.match : execute(rule.pattern, text, cursor.offset, work)
  if (!isCached) searches.set(rule, { from: cursor.offset, match: nextMatch })
  const match = nextMatch && matchOf(rule, nextMatch, 0)
  if (!match || match.start >= text.length) return undefined
  while (match.start >= cursor.offset + cursor.node.value.length && cursor.node.next) {
    countStep(work, 1)
    cursor.offset += cursor.node.value.length
    cursor.node = cursor.node.next
  }
  return match
}

/** Finds the first match in the text of the cursor's piece. */
function findInside({ work }: Run, rule: Rule, { node, offset }: Cursor): Match | undefined {
  const match = typeof node.value === 'string' && execute(rule.pattern, node.value, 0, work)
  return match ? matchOf(rule, match, offset) : undefined
}

function matchOf({ hasPrefix }: Rule, match: RegExpExecArray, offset: number): Match {
  const length = hasPrefix ? (match[1]?.length ?? 0) : 0
  return { start: offset + match.index + length, text: match[0].slice(length) }
}

/**
 * Replaces the pieces of a match with its token and the text around it. Moves the cursor to the token. If the match
 * spans several pieces, applies the earlier rules to them again.
 */
function addToken(run: Run, rule: Rule, at: { match: Match; cursor: Cursor; stretch: Stretch }): void {
  const { match, cursor, stretch } = at
  const first = cursor.node
  const end = match.start + match.text.length
  let last = first
  let reach = cursor.offset + first.value.length
  let count = 1
  while (
    last.next &&
    last.next !== run.tail &&
    (reach < end || (rule.isGreedy && typeof last.next.value === 'string'))
  ) {
    countStep(run.work, 1)
    last = last.next
    reach += last.value.length
    count += 1
  }
  stretch.end = Math.max(stretch.end, reach)
  let previous = first.previous ?? run.head
  link(previous, last.next ?? run.tail)
  run.count -= count
  if (match.start > cursor.offset) previous = insertAfter(run, previous, run.text.slice(cursor.offset, match.start))
  cursor.offset = match.start
  const content = rule.inside ? tokenizeCode(match.text, rule.inside, run.work) : match.text
  cursor.node = insertAfter(run, previous, new run.work.Token(rule.type, content, rule.alias, match.text))
  if (reach > end) insertAfter(run, cursor.node, run.text.slice(end, reach))
  if (last === first) return
  const changedStretch: Stretch = { start: previous, offset: match.start, end: reach, before: rule }
  applyRules(run, changedStretch)
  stretch.end = Math.max(stretch.end, changedStretch.end)
}

function execute(pattern: RegExp, text: string, from: number, work: Work): RegExpExecArray | null {
  pattern.lastIndex = from
  const match = pattern.exec(text)
  countStep(work, SEARCH_COST + (match ? match.index + match[0].length : text.length) - from)
  return match
}

function countStep(work: Work, steps: number): void {
  work.left -= steps
  if (work.left < 0) throw new HighlightLimit()
}

function insertAfter(run: Run, previous: TokenNode, value: TokenNode['value']): TokenNode {
  const node: TokenNode = { value }
  link(node, previous.next ?? run.tail)
  link(previous, node)
  run.count += 1
  return node
}

function link(previous: TokenNode, next: TokenNode): void {
  previous.next = next
  next.previous = previous
}
