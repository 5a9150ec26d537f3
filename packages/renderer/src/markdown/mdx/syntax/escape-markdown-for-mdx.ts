import { openMdxFences } from '../../find-format.js'

// Noncharacters that replace characters while a text is parsed. Unicode reserves them for internal use, so no source
// contains them, and each is one UTF-16 code unit like the character that it replaces, so positions do not change.
const COMMENT_START = '\uFDD0'
const COMMENT_END = '\uFDD1'
const OPENING_BRACE = '\uFDD2'
const CLOSING_BRACE = '\uFDD3'
const LESS_THAN = '\uFDD4'
const LINK_START = '\uFDD5'
const LINK_END = '\uFDD6'
// Characters that would start another construct inside a URL.
const URL_CHARACTERS = ':@_*~&[]!\\$'
const FIRST_URL_CHARACTER = 0xfdd7
/** The first letter of `export`. */
const EXPORT_START = '\uFDE2'
const NONCHARACTERS = /[\uFDD0-\uFDE2]/g
const ORIGINALS: Readonly<Record<string, string>> = {
  [COMMENT_START]: '-',
  [COMMENT_END]: '/',
  [OPENING_BRACE]: '{',
  [CLOSING_BRACE]: '}',
  [LESS_THAN]: '<',
  [LINK_START]: '<',
  [LINK_END]: '>',
  [EXPORT_START]: 'e',
  ...Object.fromEntries(
    [...URL_CHARACTERS].map((character, index) => [String.fromCharCode(FIRST_URL_CHARACTER + index), character]),
  ),
}

/** A fenced code block, as a regular expression with the flag `m`. */
export const FENCE =
  '^[ \\t>]*(?:(?:[-*+]|\\d+[.)])[ \\t]+)*(?<fence>`{3,}|~{3,})[^\\n]*$[\\s\\S]*?(?:^[ \\t>]*\\k<fence>[`~]*[ \\t]*$|(?![\\s\\S]))'
const INLINE_CODE = '(?<!`)(?<ticks>`+)(?!`)(?:(?!\\n[ \\t]*\\n)[\\s\\S])*?(?<!`)\\k<ticks>(?!`)'
/** A JavaScript comment: an HTML comment in it is not converted. Without an end, it extends to the end of the text. */
const CODE_COMMENT = '(?<!\\\\)\\{\\s*/\\*[\\s\\S]*?(?:\\*/|(?![\\s\\S]))|^[ \\t]*/\\*[^\\n]*?\\*/'
const COMMENT = '<!--(?<comment>[\\s\\S]*?)(?:-->|(?<open>(?![\\s\\S])))'
const HEADING_ID = '(?<heading>^[ \\t>]*#{1,6}[ \\t][^\\n]*?)(?<!\\\\)\\{(?<id>#[^\\s{}]+)\\}(?=[ \\t]*\\r?$)'
const HEADING_COMMENT =
  '(?<titled>^[ \\t>]*#{1,6}[ \\t][^\\n]*?)\\{/\\*[ \\t]*(?<inside>#[^\\s{}*]+)[ \\t]*\\*/\\}(?=[ \\t]*\\r?$)'
const AUTOLINK =
  '(?<!\\]\\(|\\]:|\\]:[ \\t])<(?<url>(?:[a-z][a-z\\d+.-]*://|mailto:|tel:)[^\\s<>{}"\'`]+|[\\w.!#$%&*+/=?^~-]+@[A-Za-z\\d-]+(?:\\.[A-Za-z\\d-]+)+)>'
// A `>` at the start of a line would begin a quote.
const LATE_END = '<[A-Za-z](?:"[^"\\n<]*"|\'[^\'\\n<]*\'|[^<>"\'`{}=]|=(?!>)|\\{[^{}<]*\\})*?(?<late>\\r?\\n[ \\t]*)>'
// Only one of an element's two tags is alone on its line, so the other tag is in a paragraph.
const INNER = '(?:[^<\\n]|\\n(?![ \\t]*\\r?\\n))'
const LATE_CLOSING = `^[ \\t]*<(?<first>[A-Za-z][\\w.]*)(?:[ \\t][^<>\\n]*)?>[^\\s<]${INNER}*?(?<trail>\\r?\\n[ \\t]*)</\\k<first>>`
const OPENING_BEFORE_TEXT = `^[ \\t]*<(?<second>[A-Za-z][\\w.]*)(?:[ \\t][^<>\\n]*)?>(?<lead>\\r?\\n[ \\t]*)(?=[^\\s<])(?=${INNER}*[^\\s<]</\\k<second>>)`
const CODE = new RegExp(`${FENCE}|${INLINE_CODE}`, 'gm')
const PIECES = new RegExp([FENCE, INLINE_CODE, COMMENT, HEADING_ID, HEADING_COMMENT, CODE_COMMENT].join('|'), 'gm')
const TAGS_OF_MDX_1 = new RegExp(
  [FENCE, INLINE_CODE, AUTOLINK, LATE_END, LATE_CLOSING, OPENING_BEFORE_TEXT].join('|'),
  'gm',
)
const LINK_OR_NONCHARACTER = new RegExp(
  `${LINK_START}[^${LINK_START}${LINK_END}]*${LINK_END}|[${OPENING_BRACE}${CLOSING_BRACE}${LESS_THAN}${EXPORT_START}]`,
  'g',
)
const MAYBE_TAGS = /<[a-z][a-z\d+.-]*:|@[\w.-]+>|^[ \t]*>|<\/[A-Za-z]/m

/**
 * Converts syntax that plain Markdown or Docusaurus allows to valid MDX: HTML comments, the custom id of a heading, in
 * a comment or not, MDX in a fence, autolinks, and elements that MDX 1 read although their tags are broken over lines.
 * Offsets do not change, but lines may be joined. `restoreCharacters` reverses it; `splitTags` finds autolinks.
 */
export function toValidMdx(source: string): string {
  return escapeTags(convertComments(openMdxFences(source)))
}

function convertComments(text: string): string {
  if (!/<!--|\{#|\{\/\*[ \t]*#/.test(text)) return text
  return text.replace(PIECES, (whole, ...rest) => {
    const { comment, open, heading, id, titled, inside } = rest.at(-1)
    if (open !== undefined) return whole
    if (comment !== undefined) return `{/*${COMMENT_START}${comment.replaceAll('*/', `*${COMMENT_END}`)}*/}`
    if (heading !== undefined) return `${heading}${OPENING_BRACE}${id}${CLOSING_BRACE}`
    return titled === undefined ? whole : `${titled}${OPENING_BRACE}${inside}${CLOSING_BRACE}`.padEnd(whole.length)
  })
}

function escapeTags(text: string): string {
  if (!MAYBE_TAGS.test(text)) return text
  return text.replace(TAGS_OF_MDX_1, (whole, ...rest) => {
    const { url, late, trail, lead } = rest.at(-1)
    if (url !== undefined) return LINK_START + hideUrl(url) + LINK_END
    const gap = late ?? trail ?? lead
    if (gap === undefined || isQuoted(text, rest.at(-3))) return whole
    return joinLines(whole, whole.lastIndexOf(gap), gap)
  })
}

function hideUrl(url: string): string {
  return [...url]
    .map((character) =>
      URL_CHARACTERS.includes(character)
        ? String.fromCharCode(FIRST_URL_CHARACTER + URL_CHARACTERS.indexOf(character))
        : character,
    )
    .join('')
}

function joinLines(text: string, offset: number, gap: string): string {
  return text.slice(0, offset) + ' '.repeat(gap.length) + text.slice(offset + gap.length)
}

function isQuoted(text: string, offset: number): boolean {
  return /^[ \t]*>/.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset))
}

/** Restores the autolinks, braces and `<` of a value, and HTML comments in it, unless the whole value is a comment. */
export function restoreCode(value: string): string {
  return restoreComments(value).replace(LINK_OR_NONCHARACTER, restoreCharacters)
}

const CONVERTED_COMMENT = new RegExp(`\\{/\\*${COMMENT_START}([^${COMMENT_START}]*?)\\*/\\}`, 'g')

function restoreComments(value: string): string {
  return value.includes(COMMENT_START) ? value.replace(CONVERTED_COMMENT, '<!--$1-->') : value
}

/** A part of a text: literal, an autolink, or an HTML tag that MDX could not read. */
export interface TextFragment {
  readonly type: 'text' | 'link' | 'html'
  readonly value: string
}

const TAGS = new RegExp(
  `${LINK_START}(?<url>[^${LINK_START}${LINK_END}]*)${LINK_END}|${LESS_THAN}(?<tag>/?[a-z][a-z\\d]*(?:\\s[^<>${LESS_THAN}${OPENING_BRACE}]*)?>)`,
  'g',
)

/** Whether a text contains characters that `splitTags` searches for. */
export function hasTags(value: string): boolean {
  return value.includes(LINK_START) || value.includes(LESS_THAN)
}

/** Splits a text into its restored parts. */
export function splitTags(value: string): readonly TextFragment[] {
  const pieces: TextFragment[] = []
  let end = 0
  const add = (type: TextFragment['type'], fragment: string): void => {
    if (fragment !== '') pieces.push({ type, value: restoreCharacters(fragment) })
  }
  for (const match of value.matchAll(TAGS)) {
    const { url, tag } = match.groups ?? {}
    add('text', value.slice(end, match.index))
    if (url !== undefined) add('link', url)
    else add('html', `<${tag}`)
    end = match.index + match[0].length
  }
  add('text', value.slice(end))
  return pieces
}

const BRACES = '\\{(?:[^{}]|\\{(?:[^{}]|\\{[^{}]*\\})*\\})*\\}'
const TAG = new RegExp(`<[A-Za-z](?:"[^"]*"|'[^']*'|${BRACES}|[^<>{}"'])*>`, 'y')

/**
 * Escapes the `<` or `{` at an offset, so that it starts no construct. Also escapes the braces in the props of a tag,
 * so that the whole tag becomes text.
 */
export function escapeCharacter(text: string, offset: number): string {
  TAG.lastIndex = offset
  const [tag = text.charAt(offset)] = TAG.exec(text) ?? []
  const escaped = tag.replaceAll('{', OPENING_BRACE).replaceAll('}', CLOSING_BRACE).replace(/^</, LESS_THAN)
  return text.slice(0, offset) + escaped + text.slice(offset + tag.length)
}

/** Escapes every `<`, `{` and `export` from an offset on. */
export function escapeRest(text: string, offset: number): string {
  const escaped = escapeAll(text.slice(offset)).replace(/^export\b/gm, (word) => EXPORT_START + word.slice(1))
  return text.slice(0, offset) + escaped
}

/**
 * Escapes every `<`, `{` and `export` in code, except in the first line of a fence: the parser may read the code as
 * text.
 */
export function escapeCode(text: string): string {
  return replaceCode(text, (code, isFence) => escapeRest(code, isFence ? code.search(/\n|$/) : 0))
}

/** Replaces code blocks and inline code. Skips inline code over several lines: the end of a list item may end it. */
export function replaceCode(text: string, replace: (code: string, isFence: boolean) => string): string {
  return text.replace(CODE, (code, fence?: string) =>
    fence === undefined && code.includes('\n') ? code : replace(code, fence !== undefined),
  )
}

/** Escapes every `<`, `{` and `}`. */
export function escapeAll(text: string): string {
  return text.replaceAll('{', OPENING_BRACE).replaceAll('}', CLOSING_BRACE).replaceAll('<', LESS_THAN)
}

/** Restores a value of a parsed tree as written. */
export function restoreCharacters(value: string): string {
  return restoreComments(value).replace(NONCHARACTERS, (character) => ORIGINALS[character] ?? character)
}
