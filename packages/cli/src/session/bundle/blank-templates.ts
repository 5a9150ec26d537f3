import { blankComments, findStringEnd } from './find-browser-code.js'

/** Code before a template literal. After other code, a backtick is text of JSX or of a regular expression. */
const BEFORE_TEMPLATE =
  /(?:[=(,:?{[+&|;!>]|\b(?:return|default|case|await|yield|typeof))\s{0,99}$|[\w$)\]>]$|^\s{0,99}$/
/** Number of characters before a backtick to compare with `BEFORE_TEMPLATE`. */
const MAX_BEFORE = 110

/**
 * Replaces comments and the text of template literals with spaces, because code in them is not code of the module.
 * Offsets do not change, and neither does the code in `${…}`.
 */
export function blankTemplates(text: string): string {
  const code = blankComments(text)
  if (!code.includes('`')) return code
  const characters = code.split('')
  /** Per open template: the number of open braces in its `${…}`; -1 in its text. */
  const open: number[] = []
  for (let at = 0; at < code.length; at += 1) {
    const depth = open.at(-1)
    const character = code[at]
    if (depth === -1) {
      if (character === '`') open.pop()
      else if (character === '$' && code[at + 1] === '{') {
        open[open.length - 1] = 0
        at += 1
      } else {
        at = blank(characters, at, character === '\\' ? 2 : 1)
      }
    } else if (character === '`') {
      if (BEFORE_TEMPLATE.test(code.slice(Math.max(0, at - MAX_BEFORE), at))) open.push(-1)
    } else if (depth !== undefined && (character === '{' || character === '}')) {
      open[open.length - 1] = character === '{' ? depth + 1 : depth - 1
    } else at = (findStringEnd(code, at) ?? at + 1) - 1
  }
  // An unpaired backtick did not start a template. Keep the text: too many warnings are better than too few.
  return open.length === 0 ? characters.join('') : code
}

/** Replaces `length` characters, except line ends, with spaces; returns the offset of the last of them. */
function blank(characters: string[], from: number, length: number): number {
  const last = Math.min(from + length, characters.length) - 1
  for (let at = from; at <= last; at += 1) if (characters[at] !== '\n') characters[at] = ' '
  return last
}
