import { blank, mapInlineCode, maskFences } from '../text/mask-code.js'

/**
 * Replaces what Vale cannot read in Markdown: front matter, code, JSX, expressions, attributes and directives. The
 * result has the same lines and blocks; text can move within its line. Code and expressions in a line become inline
 * code, not spaces, because rules would find doubled words and spaces.
 */
export function maskForVale(text: string, bodyLine: number, isMdx: boolean): string {
  const withoutCode = mapInlineCode(maskFences(text, bodyLine), fillCode)
  const withoutJsx = isMdx ? maskMdx(withoutCode) : withoutCode.replace(ATTRIBUTES, fillExpression)
  return withoutJsx
    .replace(DIRECTIVE, writeTitle)
    .replace(ALERT, (_all, quote: string, kind: string) => quote + blank(kind))
}

const ATTRIBUTES = /(?<!\\)\{[^{}\n]*\}/g
const ALERT = /^([ \t]*>[ \t]*)(\[![A-Za-z]+\])/gm
/** A line of a directive: what is before it, its colons and name, and its title or label. */
const DIRECTIVE = /^([ \t>]*):{2,}([\w-]*)(.*)$/gm
const TAG = /<(\/?[A-Za-z][\w.:-]*(?![\w.:-])|\/?(?=>))(?:"[^"\n]*"|'[^'\n]*'|[^<>"'])*>/g

function fillCode(code: string): string {
  const marks = /^`*/.exec(code)?.[0] ?? ''
  return marks + code.slice(marks.length, -marks.length).replace(/[^\r\n]/g, '*') + marks
}

/** Spaces at the end of a line and for several lines; otherwise inline code of the same length. */
function fillExpression(expression: string, at: number, text: string): string {
  const end = at + expression.length
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
  const masked = maskExpressions(maskModuleCode(text)).replace(TAG, (tag: string, name: string) =>
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

/** Empties imports and exports, which end at a blank line. */
function maskModuleCode(text: string): string {
  let isCode = false
  let isAfterBlank = true
  return text
    .split('\n')
    .map((line) => {
      const isBlank = line.trim() === ''
      isCode = !isBlank && (isCode || (isAfterBlank && /^(?:import|export)\b/.test(line)))
      isAfterBlank = isBlank
      return isCode ? blank(line) : line
    })
    .join('\n')
}

/** Fills `{…}` with nested braces. A comment that Vale reads becomes an HTML comment of the same length. */
function maskExpressions(text: string): string {
  const string = /"[^"\n]*"|'[^'\n]*'/y
  let masked = ''
  let at = 0
  let start = 0
  let depth = 0
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index)
    if (character === '{' && text.charAt(index - 1) !== '\\') {
      if (depth === 0) start = index
      depth += 1
    } else if (depth > 0 && character === '}') {
      depth -= 1
      if (depth > 0) continue
      const expression = text.slice(start, index + 1)
      const command = /^\{\/\*( vale .*)\*\/\}$/.exec(expression)?.[1]
      const filled = command === undefined ? undefined : `<!--${command.slice(1)}-->`
      masked += text.slice(at, start) + (filled ?? fillExpression(expression, start, text))
      at = index + 1
    } else if (depth > 0 && character === '/' && text.charAt(index + 1) === '*') {
      const end = text.indexOf('*/', index + 2)
      if (end === -1) break
      index = end + 1
    } else if (depth > 0 && (character === '"' || character === "'")) {
      string.lastIndex = index
      if (string.test(text)) index = string.lastIndex - 1
    }
  }
  return masked + text.slice(at)
}
