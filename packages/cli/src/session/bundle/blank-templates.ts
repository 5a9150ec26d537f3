import { blankComments, stringEnd } from './find-browser-code.js'

/** What precedes a template literal: in JSX text and regular expressions, a backtick may be alone. */
const BEFORE_TEMPLATE =
  /(?:[=(,:?{[+&|;!>]|\b(?:return|default|case|await|yield|typeof))\s{0,99}$|[\w$)\]>]$|^\s{0,99}$/
const MAX_BEFORE = 110

/**
 * Replaces comments and the text of template literals with spaces, so that offsets stay: code in them is not code of
 * the module. The code in `${…}` stays.
 */
export function blankTemplates(text: string): string {
  const code = blankComments(text)
  if (!code.includes('`')) return code
  const signs = code.split('')
  /** Per open template: the number of open braces in its `${…}`; -1 in its text. */
  const open: number[] = []
  for (let at = 0; at < code.length; at += 1) {
    const depth = open.at(-1)
    const sign = code[at]
    if (depth === -1) {
      if (sign === '`') open.pop()
      else if (sign === '$' && code[at + 1] === '{') {
        open[open.length - 1] = 0
        at += 1
      } else {
        at = blank(signs, at, sign === '\\' ? 2 : 1)
      }
    } else if (sign === '`') {
      if (BEFORE_TEMPLATE.test(code.slice(Math.max(0, at - MAX_BEFORE), at))) open.push(-1)
    } else if (depth !== undefined && (sign === '{' || sign === '}')) {
      open[open.length - 1] = sign === '{' ? depth + 1 : depth - 1
    } else at = (stringEnd(code, at) ?? at + 1) - 1
  }
  // An unpaired backtick did not start a template. Keep the text: too many warnings are better than too few.
  return open.length === 0 ? signs.join('') : code
}

/** Replaces characters other than line ends with spaces; returns the offset of the last one. */
function blank(signs: string[], from: number, length: number): number {
  const last = Math.min(from + length, signs.length) - 1
  for (let at = from; at <= last; at += 1) if (signs[at] !== '\n') signs[at] = ' '
  return last
}
