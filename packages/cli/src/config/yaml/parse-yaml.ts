import {
  CORE_SCHEMA,
  type EventType,
  FAILSAFE_SCHEMA,
  type LoadOptions,
  load,
  type State,
  Type,
  YAMLException,
} from 'js-yaml'

/** A parsed YAML text, or the position of its first error. */
export type YamlResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly offset: number; readonly reason: string }

/** How to parse a YAML text. */
export interface YamlOptions {
  /** Whether to read numbers, booleans and `null` as texts, exactly as written. */
  readonly asTexts?: boolean
  /** Whether the text is meant as JSON. */
  readonly isJson?: boolean
  /** Maximum number of values with aliases expanded. Default: 10,000 more than the number of characters. */
  readonly maxValues?: number
  /** Whether to accept custom tags, such as `!include`, and return their values as if they had no tag. */
  readonly acceptsTags?: boolean
}

/** Matches every tag: local tags begin with `!`, global tags with `tag:`. */
const ANY_TAG = ['!', 'tag:'].flatMap((prefix) =>
  (['scalar', 'sequence', 'mapping'] as const).map(
    (kind) => new Type(prefix, { kind, multi: true, construct: (data: unknown) => data }),
  ),
)
const TAGGED_SCHEMA = CORE_SCHEMA.extend(ANY_TAG)

/**
 * Parses YAML with the core schema of YAML 1.2: `yes` and dates are texts. Reports an alias to a value that contains
 * the alias, and aliases that expand to too many values, as errors.
 */
export function parseYaml(text: string, options: YamlOptions = {}): YamlResult {
  const { asTexts = false, isJson = false, maxValues = text.length + 10_000, acceptsTags = false } = options
  const loadOptions: LoadOptions = { schema: asTexts ? FAILSAFE_SCHEMA : acceptsTags ? TAGGED_SCHEMA : CORE_SCHEMA }
  try {
    return {
      ok: true,
      value: load(text, text.includes('*') ? { ...loadOptions, listener: createYamlLimit(maxValues) } : loadOptions),
    }
  } catch (error) {
    // The recursive parser has exceeded the size of the stack.
    if (error instanceof RangeError) return { ok: false, offset: 0, reason: 'it is nested too deeply' }
    if (error instanceof YamlExcess) return { ok: false, offset: error.offset, reason: error.message }
    if (!(error instanceof YAMLException)) throw error
    const failedAt = error.mark?.position ?? 0
    const quote = findOpenQuote(text, { failedAt, isJson })
    if (quote !== undefined) return { ok: false, offset: quote, reason: 'this quote is never closed' }
    const bracket = error.reason.includes('flow collection') && !isJson ? findOpenBracket(text) : undefined
    if (bracket !== undefined) return { ok: false, offset: bracket, reason: 'this bracket is never closed' }
    return { ok: false, offset: failedAt, reason: error.reason }
  }
}

/** Offset of the first bracket after a key that is open at the end of its line although the next line has a key. */
function findOpenBracket(text: string): number | undefined {
  let offset = 0
  for (const line of text.split('\n')) {
    const [before, indent = '', bracket] = /^( *(?:- +)?)\w[\w-]*: +([[{])/.exec(line) ?? []
    offset += line.length + 1
    if (before === undefined || bracket === undefined) continue
    const [, nextIndent] = /^( *(?:- +)?)\w[\w-]*:(?:\s|$)/.exec(text.slice(offset, offset + MAX_KEY_LENGTH)) ?? []
    const isFollowed = offset >= text.length || (nextIndent !== undefined && nextIndent.length <= indent.length)
    const unquoted = line.slice(before.length).replace(/"[^"]*"|'[^']*'/g, '')
    const closed = unquoted.split(bracket === '[' ? ']' : '}').length - unquoted.split(bracket).length
    if (isFollowed && closed < 1) return offset - line.length - 1 + before.length - 1
  }
  return undefined
}

const MAX_KEY_LENGTH = 200

/** Thrown where a YAML text exceeds its limits. */
class YamlExcess extends Error {
  readonly offset: number

  constructor(offset: number, reason: string) {
    super(reason)
    this.offset = offset
  }
}

interface OpenNode {
  readonly start: number
  /** Number of nested values, with aliases expanded. */
  size: number
}

/**
 * Creates a listener for js-yaml that throws a `YamlExcess` at an alias that contains itself and at aliases that
 * expand to too many values.
 */
function createYamlLimit(maxValues: number): (event: EventType, state: State) => void {
  const open: OpenNode[] = []
  const sizes = new Map<object, number>()
  return (event, state) => {
    if (event === 'open') {
      open.push({ start: state.position, size: 1 })
      return
    }
    const node = open.pop()
    if (!node) return
    const result: unknown = state.result
    const isCollection = typeof result === 'object' && result !== null
    const isAlias = isCollection && state.kind === null
    // A node starts with the white space before it.
    const offset = isAlias ? state.input.indexOf('*', node.start) : node.start
    if (isAlias && !sizes.has(result)) throw new YamlExcess(offset, 'this alias refers to a value that contains it')
    const size = isAlias ? (sizes.get(result) ?? 1) : node.size
    if (size > maxValues) {
      throw new YamlExcess(offset, `its aliases expand to more than ${maxValues.toLocaleString('en')} values`)
    }
    if (isCollection && !isAlias) sizes.set(result, size)
    const parent = open.at(-1)
    if (parent) parent.size += size
  }
}

/** Options of the search for an unclosed quote. */
export interface QuoteSearch {
  /** Offset where the parser failed. */
  readonly failedAt: number
  /** Whether the text is JSON, where strings cannot span lines. */
  readonly isJson: boolean
}

// A quoted line that looks like a field was probably meant to be one.
const FIELD = /\n[ \t]*(?:- )?["']?[\w$./{}-]+["']?[ \t]*:(?=\s)/
const BLOCK = /[|>][-+\d]{0,2}[ \t]*(?:#.*|$)/s

/**
 * Offset of an unclosed quote in an invalid YAML text: parsers only fail at the next quote, or at the end. `undefined`
 * if another reason is more likely.
 */
function findOpenQuote(text: string, { failedAt, isJson }: QuoteSearch): number | undefined {
  let blockIndent = Number.POSITIVE_INFINITY
  for (let start = 0; start < text.length && start <= failedAt; ) {
    let end = endOfLine(text, start)
    const line = text.slice(start, end)
    const indent = line.search(/\S|$/)
    // Content of a block scalar, where quotes have no meaning.
    if (indent > blockIndent || (blockIndent < Number.POSITIVE_INFINITY && line.trim() === '')) {
      start = end + 1
      continue
    }
    blockIndent = BLOCK.test(line) ? indent : Number.POSITIVE_INFINITY
    let isValue = true
    for (let index = start; index < end; ) {
      const character = text.charAt(index)
      if (isValue && (character === '"' || character === "'")) {
        const close = endOfQuote(text, index)
        if (close === undefined) return index
        if (close > end) {
          // Authors may write a string on several lines, but not with a field in it.
          const isMeant = !isJson && !FIELD.test(text.slice(index, close))
          const isNear = failedAt <= endOfLine(text, endOfLine(text, close) + 1)
          if (!isMeant && isNear) return index
          end = endOfLine(text, close)
        }
        index = close
        isValue = false
        continue
      }
      if (character === '#' && (index === start || /\s/.test(text.charAt(index - 1)))) break
      if (!/\s/.test(character))
        isValue = /[[{,]/.test(character) || (/[:?-]/.test(character) && /\s/.test(text.charAt(index + 1)))
      index += 1
    }
    start = end + 1
  }
  return undefined
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}

/** Offset after the end of the quoted string that starts at `from`; `undefined` if its quote is never closed. */
function endOfQuote(text: string, from: number): number | undefined {
  const quote = text.charAt(from)
  for (let index = from + 1; index < text.length; index++) {
    const character = text.charAt(index)
    if (character === '\\' && quote === '"') index += 1
    else if (character === quote) {
      if (quote === '"' || text.charAt(index + 1) !== "'") return index + 1
      index += 1
    }
  }
  return undefined
}
