/** Maximum level of nested expressions and elements. The parser has the same limit. */
const MAX_LEVELS = 32
const NAME = '[\\p{ID_Start}$_][\\p{ID_Continue}$\\u200c\\u200d-]*'
const TAG_START = new RegExp(
  `<(?:>|/\\s*>|(?<slash>/\\s*)?${NAME}(?:\\s*:\\s*${NAME}|(?:\\s*\\.\\s*${NAME})*)(?=[\\s>/{]))`,
  'yu',
)
/** The end of a tag, or an attribute. If its value is an expression, the match ends before the `{`. */
const ATTRIBUTE = new RegExp(
  `\\s*(?:(?<end>>)|(?<selfEnd>/\\s*>)|(?<spread>(?=\\{\\s*\\.\\.\\.))|${NAME}(?::${NAME})?(?:\\s*=\\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|(?<value>(?=\\{))))?)`,
  'yu',
)
const JSX_TEXT = /[^{<]+/y
/** The tokens of JavaScript that matter for finding the end of an expression. */
const TOKEN = new RegExp(
  [
    '(?<space>[ \\t]+|\\r\\n|[\\r\\n])',
    '(?<operator>[^\\w$\\s"\'`/<{})\\]]+)',
    '(?<comment>//[^\\r\\n]*|/\\*[\\s\\S]*?(?:\\*/|$))',
    "(?<word>[\\w$]+'?|'(?<=\\w')|[)\\]])",
    '(?<string>"(?:\\\\(?:\\r\\n|[\\s\\S]|$)|[^"\\\\\\r\\n])*"?|\'(?:\\\\(?:\\r\\n|[\\s\\S]|$)|[^\'\\\\\\r\\n])*\'?)',
  ].join('|'),
  'y',
)
const BLANK_LINE = /\r?\n[ \t]*\r?(?:\n|$)/y
/** The end of a value, after which a slash divides. */
const AFTER_VALUE = /(?:[)\]"'`]|\+\+|--)$/
/** A keyword after which a slash begins a regular expression; after other words, it divides. */
const AFTER_OPERATOR = /(?<![\w$])(?:await|case|delete|in|instanceof|new|of|return|throw|typeof|void|yield)$/

/**
 * Finds the ends of expressions and tags as the MDX parser satteri does (`scan_mdx_expression_end` and its siblings in
 * its mdx.rs). If an element has no end, satteri reads the text after its `<` again. So each unclosed element in an
 * expression doubles the time. This scan counts its steps and stops after `maximum` of them.
 */
export class JsxScan {
  /** Offsets of the strings, comments and texts of templates in what was scanned: start and end of each. */
  readonly literals: (readonly [start: number, end: number])[] = []
  private readonly text: string
  private readonly maximum: number
  private readonly closed = new Set<number>()
  private steps = 0

  constructor(text: string, maximum: number) {
    this.text = text
    this.maximum = maximum
  }

  /** Whether the scan took more than the maximum number of steps. */
  get isSpent(): boolean {
    return this.steps > this.maximum
  }

  /** Whether the brace at an offset is inside an expression whose end was found, so that the brace is closed too. */
  isClosed(at: number): boolean {
    return this.closed.has(at)
  }

  /** Offset after the expression whose `{` is at an offset; `undefined` if it has no end. */
  expression(start: number, level = 0): number | undefined {
    return level > MAX_LEVELS ? undefined : this.code(start, { level, depth: 0 })
  }

  /** Offset after the statement at an offset: at the next blank line outside braces, strings and comments. */
  statement(start: number): number {
    return this.code(start, { level: 1, depth: 1, endsAtBlankLine: true }) ?? this.text.length
  }

  private code(
    start: number,
    { level, depth, endsAtBlankLine = false }: { level: number; depth: number; endsAtBlankLine?: boolean },
  ): number | undefined {
    let isValue = false
    const braces: number[] = []
    for (let at = start; at < this.text.length && !this.isSpent; ) {
      const character = this.text.charAt(at)
      const token = character === '{' || character === '}' || character === '<' ? null : this.match(TOKEN, at)
      let end = at + (token?.[0].length ?? 1)
      if (token?.groups?.['space'] === undefined && token?.groups?.['comment'] === undefined) {
        if (character === '{') depth = braces.push(at) && depth + 1
        else if (character === '}' && --depth === 0) {
          if (level === 0) for (const brace of braces) this.closed.add(brace)
          return at + 1
        }
        const isWhole = (token !== null && token.groups?.['operator'] === undefined) || character === '}'
        if (token?.groups?.['string'] !== undefined) this.literals.push([at, end])
        if (character === '`') end = this.template(at)
        else if (character === '/' && token === null && this.isRegex(at, isValue)) end = this.regex(at)
        else if (character === '<' && /[A-Za-z_$/>]/.test(this.text.charAt(at + 1)))
          end = this.elementOrSign(at, level + 1)
        isValue = isWhole || end > at + 1 || character === '`'
      } else if (token.groups['comment'] !== undefined) this.literals.push([at, end])
      else if (endsAtBlankLine && depth === 1 && this.match(BLANK_LINE, at)) return at
      // `element` has counted the steps of a nested element.
      this.steps += character === '<' ? 1 : end - at
      at = end
    }
    return undefined
  }

  /** Offset after the tag whose `<` is at an offset; `undefined` if it is not a complete tag. */
  tag(start: number, level = 0): number | undefined {
    const opening = level > MAX_LEVELS ? null : this.match(TAG_START, start)
    if (!opening) return undefined
    let at = start + opening[0].length
    if (this.text[at - 1] === '>') return at
    while (!this.isSpent) {
      const { 0: attribute, groups } = this.match(ATTRIBUTE, at) ?? {}
      if (attribute === undefined) return undefined
      if (/["']$/.test(attribute)) this.literals.push([at + attribute.search(/["']/), at + attribute.length])
      at += attribute.length
      this.steps += attribute.length + 1
      if (groups?.['end'] !== undefined) return at
      if (opening.groups?.['slash'] !== undefined) return undefined
      if (groups?.['selfEnd'] !== undefined) return at
      if (groups?.['spread'] === undefined && groups?.['value'] === undefined) continue
      const end = this.expression(at, level + 1)
      if (end === undefined) return undefined
      at = end
    }
    return undefined
  }

  private element(start: number, level: number): number | undefined {
    const opening = this.tag(start, level)
    if (opening === undefined || this.text[start + 1] === '/' || this.text[opening - 2] === '/') return opening
    for (let at = opening; at < this.text.length && !this.isSpent; ) {
      const next = at + this.lengthOf(JSX_TEXT, at)
      this.steps += next - at + 1
      at = next
      if (this.text[at] === '{') {
        const end = this.expression(at, level)
        if (end === undefined) return undefined
        at = end
      } else if (this.text[at] === '<' && this.text[at + 1] === '/') return this.tag(at, level)
      else if (this.text[at] === '<') at = this.elementOrSign(at, level + 1)
    }
    return undefined
  }

  /** Offset after the element whose `<` is at an offset, or after the `<` if it starts no element. */
  private elementOrSign(start: number, level: number): number {
    const count = this.literals.length
    const end = this.element(start, level)
    if (end === undefined) this.literals.length = count
    return end ?? start + 1
  }

  private template(start: number): number {
    let depth = 0
    let at = start + 1
    let textStart = at
    for (; at < this.text.length; at++) {
      const character = this.text[at]
      if (character === '`' && depth === 0) break
      if (character === '\\') at++
      else if (character === '$' && this.text[at + 1] === '{') {
        if (depth === 0) this.literals.push([textStart, at])
        depth++
        at++
      } else if (character === '{' && depth > 0) depth++
      else if (character === '}' && depth > 0 && --depth === 0) textStart = at + 1
    }
    if (depth === 0) this.literals.push([textStart, Math.min(at, this.text.length)])
    return Math.min(at + 1, this.text.length)
  }

  /** Whether a slash begins a regular expression, and is not a division sign. */
  private isRegex(at: number, isValue: boolean): boolean {
    const before = this.text.slice(Math.max(0, at - 100), at).trimEnd()
    if (/[\w$]$/.test(before)) return AFTER_OPERATOR.test(before)
    return !isValue && !AFTER_VALUE.test(before)
  }

  private regex(start: number): number {
    let isClass = false
    let at = start + 1
    for (; at < this.text.length; at++) {
      const character = this.text.charAt(at)
      if (character === '\\') at++
      else if (character === '[' || character === ']') isClass = character === '['
      else if (!isClass && (character === '/' || character === '\n' || character === '\r'))
        return character === '/' ? at + 1 : at
    }
    return this.text.length
  }

  private lengthOf(pattern: RegExp, at: number): number {
    return this.match(pattern, at)?.[0].length ?? 0
  }

  private match(pattern: RegExp, at: number): RegExpExecArray | null {
    pattern.lastIndex = at
    return pattern.exec(this.text)
  }
}
