import { indentOf, isBlank } from '../indentation.js'
import type { BlockConstruct } from '../markdown-extra/block-construct.js'
import { cutStart, editLine, type SourceLine } from '../source-line.js'
import { writeDirective } from '../write-directive.js'

const BUTTON = /^[ \t]*(\[[^[\]\n]*\]\([^()\s]*\))\{([^{}\n]*)\}[ \t]*/

/** A paragraph of links that look like buttons becomes `:::actions`. */
export const buttons: BlockConstruct = (lines, start, { convertInline }) => {
  const written: SourceLine[] = []
  let index = start
  for (let line = lines[index]; line && !isBlank(line); line = lines[++index]) {
    for (let rest = line; rest.text.trim() !== ''; ) {
      const match = BUTTON.exec(rest.text)
      if (!match?.[2]?.includes('.md-button')) return undefined
      const [matched, link = ''] = match
      const from = matched.indexOf(link)
      const item = editLine(rest, [
        { start: 0, end: from, text: '- ' },
        { start: from + link.length, end: rest.text.length, text: '' },
      ])
      written.push(...convertInline([item]))
      rest = cutStart(rest, matched.length)
    }
  }
  const first = lines[start]
  if (!first || written.length === 0) return undefined
  return {
    length: index - start,
    lines: writeDirective({ text: 'actions', line: first }, written, indentOf(first) ?? 0),
  }
}
