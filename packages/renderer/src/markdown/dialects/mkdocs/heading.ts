import { editLine } from '../source-line.js'
import { readAttributeList } from './attribute-list.js'
import type { BlockConstruct } from './block-construct.js'

const HEADING = /^( {0,3})(#{1,6})(?!#)(?=\s*\S)/
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/
const LIST = /(?<![ \t])[ \t]*\{:?([^{}\n]*)\}[ \t]*#*[ \t]*$/

/**
 * A heading keeps the id of its attribute list: `## Title {#id}`. docgen needs a space after the number signs, which is
 * optional in Python-Markdown.
 */
export const heading: BlockConstruct = (lines, start, { convertInline, drop }) => {
  const line = lines[start]
  if (!line) return undefined
  const opening = HEADING.exec(line.text)
  const underline = opening ? undefined : lines[start + 1]
  if (!opening && !(underline && UNDERLINE.test(underline.text) && LIST.test(line.text))) return undefined
  const marks = opening?.[0].length ?? 0
  const found = LIST.exec(line.text)
  const list = found && readAttributeList(found[1] ?? '')
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
