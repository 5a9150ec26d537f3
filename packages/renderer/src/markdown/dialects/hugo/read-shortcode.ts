/** The arguments of a shortcode. */
export interface ShortcodeArguments {
  readonly positional: readonly string[]
  readonly named: ReadonlyMap<string, string>
}

/** A tag of a shortcode in a text, such as `{{< alert title="A" >}}`. Offsets are in UTF-16 code units. */
export interface Shortcode extends ShortcodeArguments {
  /** Such as `blocks/cover`. */
  readonly name: string
  /** `%` if Hugo renders the content as Markdown, else `<`. */
  readonly mark: '<' | '%'
  readonly isEnd: boolean
  readonly isSelfClosing: boolean
  readonly start: number
  readonly end: number
}

/** An escaped tag: with a comment around its name and arguments, Hugo shows the tag. */
export interface EscapedShortcode {
  readonly start: number
  readonly end: number
  /** What Hugo shows. */
  readonly text: string
}

/** The longest tag. A longer one is text, so that an unclosed tag does not make docgen read the whole page. */
export const MAX_TAG = 4000

const NAME = /[\p{L}\p{N}_][\p{L}\p{N}_.-]*(?:\/[\p{L}\p{N}_.-]+)*/uy
const KEY = /([\p{L}_][\p{L}\p{N}_-]*)[ \t\n]*=[ \t\n]*/uy
const BARE = /[^\s"`]+/y
const SPACE = /\s*/y
const CLOSINGS = { '<': '>}}', '%': '%}}' } as const

/** Lists the tags in a text, in order. */
export function listShortcodes(text: string): readonly (Shortcode | EscapedShortcode)[] {
  const found: (Shortcode | EscapedShortcode)[] = []
  for (let index = text.indexOf('{{'); index !== -1; index = text.indexOf('{{', index)) {
    const tag = readShortcode(text, index)
    if (tag) found.push(tag)
    index = tag?.end ?? index + 2
  }
  return found
}

/** Whether a tag is escaped. */
export function isEscaped(tag: Shortcode | EscapedShortcode): tag is EscapedShortcode {
  return 'text' in tag
}

/** Reads the tag that starts at an index; `undefined` if there is none. */
export function readShortcode(text: string, start: number): Shortcode | EscapedShortcode | undefined {
  const mark = text.charAt(start + 2)
  if (mark !== '<' && mark !== '%') return undefined
  const closing = CLOSINGS[mark]
  let index = skip(text, start + 3)
  if (text.startsWith('/*', index)) return readEscaped(text, { start, index, mark })
  const isEnd = text.startsWith('/', index)
  if (isEnd) index = skip(text, index + 1)
  NAME.lastIndex = index
  const name = NAME.exec(text)?.[0]
  if (name === undefined) return undefined
  index += name.length
  const positional: string[] = []
  const named = new Map<string, string>()
  while (index - start < MAX_TAG) {
    index = skip(text, index)
    const isSelfClosing = text.startsWith(`/${closing}`, index)
    if (isSelfClosing || text.startsWith(closing, index)) {
      const end = index + closing.length + (isSelfClosing ? 1 : 0)
      return { name, mark, isEnd, isSelfClosing, positional, named, start, end }
    }
    // Another tag starts, so this one has no end.
    if (text.startsWith('{{', index)) return undefined
    KEY.lastIndex = index
    const [matched = '', key] = KEY.exec(text) ?? []
    const value = readValue(text, index + matched.length, closing)
    if (!value) return undefined
    if (key === undefined) positional.push(value.text)
    else named.set(key, value.text)
    index = value.end
  }
  return undefined
}

function skip(text: string, index: number): number {
  SPACE.lastIndex = index
  return index + (SPACE.exec(text)?.[0].length ?? 0)
}

function readEscaped(
  text: string,
  { start, index, mark }: { readonly start: number; readonly index: number; readonly mark: '<' | '%' },
): EscapedShortcode | undefined {
  const comment = text.indexOf('*/', index)
  if (comment === -1 || comment - start > MAX_TAG) return undefined
  const after = skip(text, comment + 2)
  const closing = CLOSINGS[mark]
  if (!text.startsWith(closing, after)) return undefined
  const written = text.slice(index + 2, comment).trim()
  return { start, end: after + closing.length, text: `{{${mark} ${written} ${closing}` }
}

function readValue(
  text: string,
  start: number,
  closing: string,
): { readonly text: string; readonly end: number } | undefined {
  const quote = text.charAt(start)
  if (quote === '`') {
    const end = text.indexOf('`', start + 1)
    return end === -1 || end - start > MAX_TAG ? undefined : { text: text.slice(start + 1, end), end: end + 1 }
  }
  if (quote === '"') {
    for (let index = start + 1; index < text.length && index - start < MAX_TAG; index++) {
      const character = text.charAt(index)
      if (character === '\\') index++
      else if (character === '"')
        return { text: text.slice(start + 1, index).replace(/\\(["\\])/g, '$1'), end: index + 1 }
    }
    return undefined
  }
  BARE.lastIndex = start
  const word = BARE.exec(text)?.[0]
  if (word === undefined) return undefined
  const at = word.indexOf(closing)
  // A slash before the end of the tag makes it self-closing.
  const value = at === -1 ? word : word.slice(0, at).replace(/\/$/, '')
  return value === '' ? undefined : { text: value, end: start + value.length }
}
