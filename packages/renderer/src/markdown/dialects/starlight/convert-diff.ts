import type { FenceText } from '../fences.js'
import { editLine, type SourceLine } from '../source-line.js'

/** Code with marked lines instead of signs at their starts. */
export interface ConvertedDiff {
  /** Settings of the fence that mark the lines. */
  readonly settings: readonly string[]
  readonly code: readonly SourceLine[]
}

/** A line in the header of a patch. Patches stay as they are. */
const PATCH = /^(?:[*+-]{3}\s|@@\s|[0-9,]+[acd][0-9,]+\s*$)/
const SIGN = /^([+-])(?![+-])/

/**
 * Converts the code of a block with the language `diff` as Expressive Code does: `+` and `-` become marks of lines, and
 * the columns that are empty in all lines are removed. `undefined` for a patch, and for code without signs.
 */
export function convertDiff({ code, column }: Pick<FenceText, 'code' | 'column'>): ConvertedDiff | undefined {
  const lines = code.map((line) => {
    const start = startOf(line.text, column)
    const text = line.text.slice(start)
    const sign = SIGN.exec(text)?.[1]
    const indentation = text.length - text.slice(sign?.length ?? 0).trimStart().length
    return { line, start, text, sign, indentation, isBlank: text.length === indentation }
  })
  const isPatch = lines.slice(0, 4).some(({ text }) => PATCH.test(text))
  if (isPatch || lines.every(({ sign }) => sign === undefined)) return undefined
  const indentations = lines.flatMap(({ indentation, isBlank }) => (isBlank ? [] : [indentation]))
  const shared = indentations.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY)
  const numbersOf = (wanted: string): string =>
    lines.flatMap(({ sign }, index) => (sign === wanted ? [index + 1] : [])).join(',')
  const marks: readonly (readonly [key: string, numbers: string])[] = [
    ['ins', numbersOf('+')],
    ['del', numbersOf('-')],
  ]
  return {
    settings: marks.flatMap(([key, numbers]) => (numbers === '' ? [] : [`${key}={${numbers}}`])),
    code: lines.map(({ line, start, text, sign }) => {
      const removed = Math.min(Number.isFinite(shared) && shared > 0 ? shared : sign ? 1 : 0, text.length)
      return removed === 0 ? line : editLine(line, [{ start, end: start + removed, text: '' }])
    }),
  }
}

/** Where the code of a line begins: after the marks of quotes and the indentation of its block. */
function startOf(text: string, column: number): number {
  let start = 0
  while (start < column && /[\s>]/.test(text[start] ?? '')) start++
  return start
}
