import { classifyLines } from '../classify-lines.js'
import type { Dialect } from '../dialect.js'
import { editLine, type SourceLine } from '../source-line.js'
import { convertCode } from './convert-code.js'
import { convertFrontMatter } from './convert-front-matter.js'

/**
 * Converts the front matter, the fences and the ids of headings of Nextra. Its components are a table of the conversion
 * of MDX: `mdx/convert/dialects/nextra-components.ts`.
 */
export const convertNextra: Dialect = ({ frontMatter, body }, context) => ({
  frontMatter: convertFrontMatter(frontMatter, context, body[0] ?? { text: '', line: 1 }),
  body: convertCode(convertLines(body), context),
})

/** An id or a mark in brackets at the end of a heading. */
const SUFFIX = /[ \t]\[(?:#([\w-]+)|!toc)\][ \t]*$/

/** The language of code in a line of text, before the backtick that ends it. */
const INLINE_LANGUAGE = /\{:[\w.-]+\}(?=`)/g

/** Converts `## Title [#id]` to `## Title {#id}`, and removes the mark `[!toc]` and languages of code in lines. */
function convertLines(lines: readonly SourceLine[]): readonly SourceLine[] {
  const kinds = classifyLines(lines)
  return lines.map((line, index) => {
    if (kinds[index] !== 'text') return line
    if (!/^ {0,3}#{1,6}[ \t]/.test(line.text)) return removeLanguages(line)
    const match = SUFFIX.exec(line.text)
    if (!match) return removeLanguages(line)
    const [, id] = match
    return editLine(line, [{ start: match.index, end: line.text.length, text: id === undefined ? '' : ` {#${id}}` }])
  })
}

function removeLanguages(line: SourceLine): SourceLine {
  const found = [...line.text.matchAll(INLINE_LANGUAGE)]
  if (found.length === 0) return line
  return editLine(
    line,
    found.map(({ index, 0: text }) => ({ start: index, end: index + text.length, text: '' })),
  )
}
