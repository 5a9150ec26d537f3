import { openMdxFences } from './open-mdx-fences.js'

// Noncharacters that replace signs while a text is parsed. Unicode reserves them for internal use, so no source
// contains them, and each is one UTF-16 code unit like the sign that it replaces, so positions do not change.
const COMMENT_START = '\uFDD0'
const COMMENT_END = '\uFDD1'
const OPENING_BRACE = '\uFDD2'
const CLOSING_BRACE = '\uFDD3'
const LESS_THAN = '\uFDD4'
const SIGNS = /[\uFDD0-\uFDD4]/g
const MEANINGS: Readonly<Record<string, string>> = {
  [COMMENT_START]: '-',
  [COMMENT_END]: '/',
  [OPENING_BRACE]: '{',
  [CLOSING_BRACE]: '}',
  [LESS_THAN]: '<',
}

/** A fenced code block, as a regular expression with the flag `m`. */
export const FENCE =
  '^[ \\t>]*(?:(?:[-*+]|\\d+[.)])[ \\t]+)*(?<fence>`{3,}|~{3,})[^\\n]*$[\\s\\S]*?(?:^[ \\t>]*\\k<fence>[`~]*[ \\t]*$|(?![\\s\\S]))'
const INLINE_CODE = '(?<!`)(?<ticks>`+)(?!`)(?:(?!\\n[ \\t]*\\n)[\\s\\S])*?(?<!`)\\k<ticks>(?!`)'
const COMMENT = '<!--(?<comment>[\\s\\S]*?)-->'
const HEADING_ID = '(?<heading>^[ \\t>]*#{1,6}[ \\t][^\\n]*?)(?<!\\\\)\\{(?<id>#[^\\s{}]+)\\}(?=[ \\t]*\\r?$)'
const HEADING_COMMENT =
  '(?<titled>^[ \\t>]*#{1,6}[ \\t][^\\n]*?)\\{/\\*[ \\t]*(?<inside>#[^\\s{}*]+)[ \\t]*\\*/\\}(?=[ \\t]*\\r?$)'
const PIECES = new RegExp([FENCE, INLINE_CODE, COMMENT, HEADING_ID, HEADING_COMMENT].join('|'), 'gm')

/**
 * Converts what plain Markdown and Docusaurus allow to valid MDX: HTML comments, the custom id of a heading, in a
 * comment or not, and MDX in a fence. Positions do not change. `restoreSigns` reverses it.
 */
export function softenMarkdown(source: string): string {
  const text = openMdxFences(source)
  if (!/<!--|\{#|\{\/\*[ \t]*#/.test(text)) return text
  return text.replace(PIECES, (whole, ...rest) => {
    const { comment, heading, id, titled, inside } = rest.at(-1)
    if (comment !== undefined) return `{/*${COMMENT_START}${comment.replaceAll('*/', `*${COMMENT_END}`)}*/}`
    if (heading !== undefined) return `${heading}${OPENING_BRACE}${id}${CLOSING_BRACE}`
    return titled === undefined ? whole : `${titled}${OPENING_BRACE}${inside}${CLOSING_BRACE}`.padEnd(whole.length)
  })
}

const BRACES = '\\{(?:[^{}]|\\{(?:[^{}]|\\{[^{}]*\\})*\\})*\\}'
const TAG = new RegExp(`<[A-Za-z](?:"[^"]*"|'[^']*'|${BRACES}|[^<>{}"'])*>`, 'y')

/**
 * Escapes the `<` or `{` at an offset, so that it starts nothing. The props of a tag become text with it, not
 * expressions.
 */
export function disarmSign(text: string, offset: number): string {
  TAG.lastIndex = offset
  const [tag = text.charAt(offset)] = TAG.exec(text) ?? []
  const disarmed = tag.replaceAll('{', OPENING_BRACE).replaceAll('}', CLOSING_BRACE).replace(/^</, LESS_THAN)
  return text.slice(0, offset) + disarmed + text.slice(offset + tag.length)
}

/** Escapes every `<` and `{` from an offset on. */
export function disarmRest(text: string, offset: number): string {
  const disarmed = text.slice(offset).replaceAll('{', OPENING_BRACE).replaceAll('}', CLOSING_BRACE)
  return text.slice(0, offset) + disarmed.replaceAll('<', LESS_THAN)
}

/** Restores a value of a parsed tree as written. */
export function restoreSigns(value: string): string {
  return value.replace(SIGNS, (sign) => MEANINGS[sign] ?? sign)
}
