import type { TextRange } from '../../protected-ranges.js'
import type { InlineConstruct } from './inline-construct.js'

const PATTERN = /\\\((?:[^\\\n]|\\(?![()\n]))+\\\)/g
const DOLLARS = /(?<![\\$\w])(\$\$?)(?![\s$])[^$\n]{1,1000}(?<!\s)\1(?![\w$])/g

/** `\(x\)` becomes `$x$`. */
export const math: InlineConstruct = ({ text }) =>
  listBrackets(text).flatMap(({ start, end }) => [
    { start, end: start + 2, text: '$' },
    { start: end - 2, end, text: '$' },
  ])

/** Lists the formulas of a paragraph, in which other constructs have no meaning. */
export function listFormulas(text: string): readonly TextRange[] {
  if (!text.includes('$')) return listBrackets(text)
  const dollars = [...text.matchAll(DOLLARS)].map(({ index, 0: matched }) => ({
    start: index,
    end: index + matched.length,
  }))
  return [...listBrackets(text), ...dollars]
}

function listBrackets(text: string): readonly TextRange[] {
  if (!text.includes('\\(')) return []
  return [...text.matchAll(PATTERN)].map(({ index, 0: matched }) => ({ start: index, end: index + matched.length }))
}
