import { openMdxFences } from './open-mdx-fences.js'

// Signs that stand for others while a text is parsed: Unicode promises that no document holds them, and each is one
// UTF-16 code unit like what it stands for, so that every place stays where it was.
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

/** A block of code between fences, as a regular expression for `m`. */
export const FENCE =
  '^[ \\t>]*(?:(?:[-*+]|\\d+[.)])[ \\t]+)*(?<fence>`{3,}|~{3,})[^\\n]*$[\\s\\S]*?(?:^[ \\t>]*\\k<fence>[`~]*[ \\t]*$|(?![\\s\\S]))'
const INLINE_CODE = '(?<!`)(?<ticks>`+)(?!`)(?:(?!\\n[ \\t]*\\n)[\\s\\S])*?(?<!`)\\k<ticks>(?!`)'
const COMMENT = '<!--(?<comment>[\\s\\S]*?)-->'
const HEADING_ID = '(?<heading>^[ \\t>]*#{1,6}[ \\t][^\\n]*?)(?<!\\\\)\\{(?<id>#[^\\s{}]+)\\}(?=[ \\t]*\\r?$)'
const HEADING_COMMENT =
  '(?<titled>^[ \\t>]*#{1,6}[ \\t][^\\n]*?)\\{/\\*[ \\t]*(?<inside>#[^\\s{}*]+)[ \\t]*\\*/\\}(?=[ \\t]*\\r?$)'
const PIECES = new RegExp([FENCE, INLINE_CODE, COMMENT, HEADING_ID, HEADING_COMMENT].join('|'), 'gm')

/**
 * The text with what plain Markdown and Docusaurus let stand in MDX, in a form that MDX can read: comments of HTML, the own
 * id of a heading, in a comment or not, and MDX in a fence. No place moves. `restoreSigns` gives back what was written.
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
 * The text with the sign at an offset taken for what it is: `<` and `{` begin nothing there. The props of a tag become text
 * with it, and are no expressions of their own.
 */
export function disarmSign(text: string, offset: number): string {
  TAG.lastIndex = offset
  const [tag = text.charAt(offset)] = TAG.exec(text) ?? []
  const disarmed = tag.replaceAll('{', OPENING_BRACE).replaceAll('}', CLOSING_BRACE).replace(/^</, LESS_THAN)
  return text.slice(0, offset) + disarmed + text.slice(offset + tag.length)
}

/** The text with every `<` and `{` from an offset on taken for what it is. */
export function disarmRest(text: string, offset: number): string {
  const disarmed = text.slice(offset).replaceAll('{', OPENING_BRACE).replaceAll('}', CLOSING_BRACE)
  return text.slice(0, offset) + disarmed.replaceAll('<', LESS_THAN)
}

/** A value of a parsed tree as it was written. */
export function restoreSigns(value: string): string {
  return value.replace(SIGNS, (sign) => MEANINGS[sign] ?? sign)
}
