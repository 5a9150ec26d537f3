import { blank } from '../text/mask-code.js'

type Replace = (part: string, offset: number, text: string) => string

/**
 * Replaces each `{…}` that is not escaped and in no other `{…}`. Braces in strings and in comments of JavaScript do
 * not count. With `isInLine`, an expression ends in its line, as attributes in Markdown do.
 */
export function mapExpressions(text: string, isInLine: boolean, replace: Replace): string {
  let mapped = ''
  let mappedEnd = 0
  for (const { start, end } of findExpressions(text, isInLine)) {
    mapped += text.slice(mappedEnd, start) + replace(text.slice(start, end), start, text)
    mappedEnd = end
  }
  return mapped + text.slice(mappedEnd)
}

/** Replaces each tag whose expressions are replaced. `replace` gets its `/` and name, which a fragment does not have. */
export function mapTags(text: string, replace: (tag: string, name: string) => string): string {
  return text.replace(TAG, replace)
}

const TAG = /<(\/?[A-Za-z][\w.:-]*(?![\w.:-])|\/?(?=>))(?:"[^"\n]*"|'[^'\n]*'|[^<>"'])*>/g

/** Replaces imports and exports of MDX, which end at a blank line, with spaces. */
export function maskModuleCode(text: string): string {
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

interface Span {
  readonly start: number
  readonly end: number
}

/** What decides where an expression ends. A string ends in its line. */
const TOKEN = /\\\{|[{}\n]|\/\*|"[^"\n]*"|'[^'\n]*'/g

function findExpressions(text: string, isInLine: boolean): readonly Span[] {
  const spans: Span[] = []
  // Offsets of the braces that are open: one without a partner does not hide the expressions after it.
  let open: number[] = []
  const lastCommentEnd = isInLine ? -1 : text.lastIndexOf('*/')
  const token = new RegExp(TOKEN)
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const { 0: found, index } = match
    if (found === '{') open.push(index)
    else if (found === '}') {
      const start = open.pop()
      if (start === undefined) continue
      while ((spans.at(-1)?.start ?? -1) > start) spans.pop()
      spans.push({ start, end: index + 1 })
    } else if (found === '\n') {
      if (isInLine) open = []
    } else if (found === '/*') {
      if (open.length > 0 && index + 2 <= lastCommentEnd) token.lastIndex = text.indexOf('*/', index + 2) + 2
    } else if (open.length === 0 && found !== '\\{') {
      // A quotation mark of the text, which can be before an expression.
      token.lastIndex = index + 1
    }
  }
  return spans
}
