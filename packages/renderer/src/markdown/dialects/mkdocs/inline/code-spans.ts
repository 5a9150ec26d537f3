import { listCodeSpans } from '../../protected-ranges.js'
import type { InlineConstruct, InlineEdit } from './inline-construct.js'

/** The language of a code span, as `pymdownx.inlinehilite` reads it. */
const LANGUAGE = /^(`+ ?)(?:#!|:::)[\w#.+-]+ +/
const ROW = /^[ \t]*\|/

/**
 * Removes the language of code spans: `` `#!py a` ``. In rows of tables, escapes `|` in code, which Python-Markdown
 * reads as code, and docgen as the end of a cell.
 */
export const codeSpans: InlineConstruct = ({ text }) => {
  if (!text.includes('`')) return []
  const isRow = ROW.test(text)
  if (!isRow && !/#!|:::/.test(text)) return []
  return listCodeSpans(text).flatMap(({ start, end }): readonly InlineEdit[] => {
    const code = text.slice(start, end)
    const [language = '', opening = ''] = LANGUAGE.exec(code) ?? []
    const pipes = isRow ? [...code.matchAll(/(?<!\\)\|/g)] : []
    return [
      ...(language === '' ? [] : [{ start: start + opening.length, end: start + language.length, text: '' }]),
      ...pipes.map(({ index }) => ({ start: start + index, end: start + index + 1, text: '\\|' })),
    ]
  })
}
