import { indentOf, isBlank, LEVEL } from '../indentation.js'
import { cutStart, insertLine, type SourceLine } from '../source-line.js'
import type { BlockConstruct } from './block-construct.js'
import { findBlockEnd, readIndented } from './indented-block.js'

const DEFINITION = /^ {0,3}:[ \t]+(?=\S)/
const NO_TERM = /^ {0,3}(?:[#>|<]|:::|[-*+][ \t]|\d+[.)][ \t])/

/** Terms, and definitions that start with a colon, become `<dl>`. */
export const definitionList: BlockConstruct = (lines, start, { convertInside, convertInline }) => {
  const written: SourceLine[] = []
  let index = start
  let end = start
  for (;;) {
    const terms = readTerms(lines, index)
    const first = lines[index]
    if (terms === undefined || !first) break
    for (const term of terms.lines) written.push(...surround('dt', term, convertInline([term])))
    index = terms.end
    for (let line = lines[index]; line; line = lines[index]) {
      const marker = DEFINITION.exec(line.text)
      if (!marker) break
      end = endOfDefinition(lines, index)
      const body = [cutStart(line, marker[0].length), ...readIndented(lines.slice(index + 1, end), 0)]
      written.push(...surround('dd', line, convertInside(body)))
      index = skipBlank(lines, end)
    }
  }
  const first = lines[start]
  if (end === start || !first) return undefined
  const last = lines[end - 1] ?? first
  return { length: end - start, lines: [insertLine('<dl>', first), ...written, insertLine('</dl>', last)] }
}

function surround(tag: string, origin: SourceLine, lines: readonly SourceLine[]): readonly SourceLine[] {
  const last = lines.at(-1) ?? origin
  return [
    insertLine(`<${tag}>`, origin),
    insertLine('', origin),
    ...lines,
    insertLine('', last),
    insertLine(`</${tag}>`, last),
  ]
}

/** The terms that start at an index, and the index of the first definition; `undefined` if there is none. */
function readTerms(
  lines: readonly SourceLine[],
  start: number,
): { readonly lines: readonly SourceLine[]; readonly end: number } | undefined {
  let end = start
  for (let line = lines[end]; line && !isBlank(line) && !DEFINITION.test(line.text); line = lines[end]) {
    if ((indentOf(line) ?? 0) >= LEVEL || NO_TERM.test(line.text)) return undefined
    end++
  }
  if (end === start) return undefined
  const following = lines[end]
  const next = following && isBlank(following) ? end + 1 : end
  return DEFINITION.test(lines[next]?.text ?? '') ? { lines: lines.slice(start, end), end: next } : undefined
}

/** The end of a definition: its lines are indented, or follow without a blank line. */
function endOfDefinition(lines: readonly SourceLine[], start: number): number {
  let end = start + 1
  for (let line = lines[end]; line && !isBlank(line) && !DEFINITION.test(line.text); line = lines[end]) end++
  return findBlockEnd(lines, end - 1, 0)
}

function skipBlank(lines: readonly SourceLine[], from: number): number {
  let index = from
  for (let line = lines[index]; line && isBlank(line); line = lines[index]) index++
  return index
}
