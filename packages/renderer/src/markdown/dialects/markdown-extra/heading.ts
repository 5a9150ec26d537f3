import { editLine } from '../source-line.js'
import { readAttributeList } from './attribute-list.js'
import type { BlockConstruct } from './block-construct.js'

const HEADING = /^( {0,3})(#{1,6})(?!#)(?=\s*\S)/
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/

/**
 * A heading keeps the id of its attribute list: `## Title {#id}`. docgen needs a space after the number signs, which is
 * optional in Python-Markdown.
 */
export const heading: BlockConstruct = (lines, start, { convertInline, drop }) => {
  const line = lines[start]
  if (!line) return undefined
  const opening = HEADING.exec(line.text)
  const underline = opening ? undefined : lines[start + 1]
  if (!opening && !(underline && UNDERLINE.test(underline.text) && findList(line.text))) return undefined
  const marks = opening?.[0].length ?? 0
  const found = findList(line.text)
  const list = found && readAttributeList(found.text)
  const isSpaced = marks === 0 || /\s/.test(line.text.charAt(marks))
  if (list && (list.classes.length > 0 || list.others.length > 0))
    drop('classes and attributes of headings', line, found.index)
  const edited = editLine(line, [
    ...(isSpaced ? [] : [{ start: marks, end: marks, text: ' ' }]),
    ...(list
      ? [{ start: found.index, end: line.text.length, text: list.id === undefined ? '' : ` {#${list.id}}` }]
      : []),
  ])
  return { length: 1, lines: convertInline([edited]) }
}

/** The text between the braces at the end of a heading, and the offset of the white space before them. */
function findList(text: string): { readonly text: string; readonly index: number } | undefined {
  const end = text
    .trimEnd()
    .replace(/(?<!#)#+$/, '')
    .trimEnd()
  const start = end.lastIndexOf('{')
  if (start === -1 || !end.endsWith('}') || end.indexOf('}', start) < end.length - 1) return undefined
  return { text: end.slice(start + 1, -1), index: end.slice(0, start).trimEnd().length }
}
