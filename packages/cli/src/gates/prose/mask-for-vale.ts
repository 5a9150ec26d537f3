import { blank, mapInlineCode, maskFences } from '../text/mask-code.js'
import { mapExpressions, mapTags, maskModuleCode } from './map-expressions.js'

/**
 * Replaces what Vale cannot read in Markdown: front matter, code, JSX, expressions, attributes and directives. The
 * result has the same lines and blocks; text can move within its line. Code and expressions in a line become inline
 * code, not spaces, because rules would find doubled words and spaces.
 */
export function maskForVale(text: string, bodyLine: number, isMdx: boolean): string {
  const withoutCode = mapInlineCode(maskFences(text, bodyLine), fillCode)
  const withoutJsx = isMdx ? maskMdx(withoutCode) : mapExpressions(withoutCode, true, fillExpression)
  return withoutJsx
    .replace(DIRECTIVE, writeTitle)
    .replace(ALERT, (_all, quote: string, kind: string) => quote + blank(kind))
}

const ALERT = /^([ \t]*>[ \t]*)(\[![A-Za-z]+\])/gm
/** A line of a directive: what is before it, its colons and name, and its title or label. */
const DIRECTIVE = /^([ \t>]*):{2,}([\w-]*)(.*)$/gm

function fillCode(code: string): string {
  const marks = /^`*/.exec(code)?.[0] ?? ''
  return marks + code.slice(marks.length, -marks.length).replace(/[^\r\n]/g, '*') + marks
}

/**
 * Spaces at the end of a line and for several lines; otherwise inline code of the same length. A comment that Vale
 * reads becomes an HTML comment of the same length.
 */
function fillExpression(expression: string, offset: number, text: string): string {
  const command = /^\{\/\*( vale .*)\*\/\}$/.exec(expression)?.[1]
  if (command !== undefined) return `<!--${command.slice(1)}-->`
  const end = offset + expression.length
  const isAtEnd = /^[ \t\r]*(?:\n|$)/.test(text.slice(end, end + 20))
  if (isAtEnd || expression.length < 3 || expression.includes('\n')) return blank(expression)
  return `\`${'*'.repeat(expression.length - 2)}\``
}

/** A heading, because the title of a directive is a block of its own. */
function writeTitle(_line: string, before: string, name: string, rest: string): string {
  const title = /^\[(.*)\]/.exec(rest)?.[1] ?? rest
  return name === '' || title.trim() === '' ? before : `${before}###### ${title.trim()}`
}

function maskMdx(text: string): string {
  const masked = mapTags(mapExpressions(maskModuleCode(text), false, fillExpression), (tag, name) =>
    // Without attributes. Vale ignores a tag, but reads Markdown on a line below one as HTML.
    tag.includes('\n') || name === '' || name === '/' ? blank(tag) : `<${name}${blank(tag.slice(name.length + 2))}>`,
  )
  let isInList = false
  return masked
    .split('\n')
    .map((line) => {
      if (/^[ \t>]*<(?!!)[^<>]*>[ \t\r]*$/.test(line)) return blank(line)
      if (/^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/.test(line)) isInList = true
      else if (/^\S/.test(line)) isInList = false
      // MDX has no indented code.
      return isInList ? line : line.replace(/^(?: {4}|\t)[ \t]*/, '')
    })
    .join('\n')
}
