import type { Paragraph, Text } from 'mdast'
import type { Problem } from '../compilation.js'
import type { DocumentScope } from '../document-scope.js'
import { createElementIds } from '../ids/create-element-ids.js'
import { sliceOf } from '../source-file.js'

/** The start of a line in quotes or lists. */
const QUOTE = /^[> \t]*/
/** A row of dashes as authors write it; GFM accepts only `-`, `:`, `|` and spaces. */
const DASHES = /^[|:][-:|+=–— \t]*$/
const GFM_DASHES = /^[-:| \t]*$/
/** `##Heading`. A word after one `#` is a tag, unless it begins the only line and has more words after it. */
const HEADING = /^(#{2,6})[\p{L}\p{N}`*_[]/u
const SINGLE_HEADING = /^(#)\p{Lu}[^#\n.!?:;,]+$/u
/** `[text](target`, up to a closing parenthesis; the space between is optional. */
const LINK = /(?<![\\\]])\[([^[\]\n]{1,200})\]( ?)\(([^()<>\n]{1,500})\)/g
const FILE = /^[^\s#]*\.mdx?(?:#\S*)?$/
const RELATIVE = /^\.{1,2}\/\S/

/** Reports lines of a paragraph that were meant as a heading or a table. */
export function checkShownLines(node: Paragraph, scope: DocumentScope): void {
  const source = sliceOf(scope.file, node)
  if (!source.includes('#') && !source.includes('|')) return
  let index = 0
  let above: string | undefined
  for (const whole of source.split('\n')) {
    const line = whole.slice(QUOTE.exec(whole)?.[0].length).trimEnd()
    const problem = findHeadingProblem(line, source.length === whole.length) ?? findTableProblem(line, above)
    if (problem) scope.report(node, problem, index + whole.indexOf(line))
    index += whole.length + 1
    above = line
  }
}

function findHeadingProblem(line: string, isOnly: boolean): Problem | undefined {
  const isSentence = isOnly && line.trimEnd().includes(' ')
  const hashes = (HEADING.exec(line) ?? (isSentence ? SINGLE_HEADING.exec(line) : null))?.[1]
  if (hashes === undefined) return undefined
  return {
    code: 'markdown-syntax',
    message: `there is no space after ${hashes}, so the heading is shown as text`,
    hint: `Write ${hashes} and a space before the heading`,
    length: hashes.length,
  }
}

/** Finds the problem of a row of dashes that does not make the row above it the headers of a table. */
function findTableProblem(line: string, above: string | undefined): Problem | undefined {
  if (!DASHES.test(line) || !/[-–—=]/.test(line)) return undefined
  const columns = countCells(line)
  const cells = above === undefined ? 0 : countCells(above)
  if (Math.max(columns, cells) < 2 || (above !== undefined && !above.includes('|'))) return undefined
  // Two rows of dashes in sequence are ASCII art, or belong to a table that has already begun.
  if (above !== undefined && DASHES.test(above)) return undefined
  const report = (message: string, hint: string): Problem => ({
    code: 'markdown-syntax',
    message: `${message}, so the table is shown as text`,
    hint,
    length: line.length,
  })
  if (above === undefined) {
    return report('a row of dashes has no row of headers directly above it', 'Write the headers on the line above')
  }
  if (!GFM_DASHES.test(line)) {
    return report('a row of dashes has characters other than - : |', `Write ${createDashRow(cells)} below the headers`)
  }
  if (columns === cells) return undefined
  const [dashes, headers] = [`${columns} ${columns === 1 ? 'cell' : 'cells'}`, String(cells)]
  return report(
    `this row of dashes has ${dashes}, and the headers above have ${headers}`,
    `Write ${createDashRow(cells)}`,
  )
}

function createDashRow(cells: number): string {
  return `|${' --- |'.repeat(cells)}`
}

/** Counts the cells of a row; `\|` is text. */
function countCells(row: string): number {
  const bars = row.replace(/\\./g, '  ').trim().split('|')
  return bars.length - (bars[0] === '' ? 1 : 0) - (bars.length > 1 && bars.at(-1) === '' ? 1 : 0)
}

/** Reports a link to a file that Markdown reads as text, because of a space before or in its target. */
export function checkShownLinks(node: Text, scope: DocumentScope): void {
  if (!node.value.includes('](') && !node.value.includes('] (')) return
  for (const { index, 0: whole, 1: text = '', 2: gap = '', 3: target = '' } of sliceOf(scope.file, node).matchAll(
    LINK,
  )) {
    const hint = gap === '' ? fixTarget(text, target) : fixGap(text, target)
    if (hint === undefined) continue
    const cause = gap === '' ? 'the target has a space' : 'a space separates its text from its target'
    const problem: Problem = {
      code: 'markdown-syntax',
      message: `${cause}, so the link is shown as text`,
      hint: `Write ${hint}`,
      length: whole.length,
    }
    scope.report(node, problem, index)
  }
}

function fixGap(text: string, target: string): string | undefined {
  return FILE.test(target) || (RELATIVE.test(target) && !/\s/.test(target)) ? `[${text}](${target})` : undefined
}

function fixTarget(text: string, target: string): string | undefined {
  const whole = target.trim()
  const [first = '', ...rest] = whole.split(/\s+/)
  if (rest.length === 0 || whole.includes('"')) return undefined
  const [page = '', heading] = whole.split('#')
  // An id has no spaces: the text of the heading was written in its place.
  if (heading !== undefined && (page === '' || FILE.test(page)) && /\s/.test(heading))
    return `[${text}](${page}#${createElementIds().slug(heading)})`
  if (FILE.test(first) && !FILE.test(rest.at(-1) ?? '')) return `[${text}](${first} "${rest.join(' ')}")`
  return FILE.test(rest.at(-1) ?? '') || RELATIVE.test(whole) ? `[${text}](<${whole}>)` : undefined
}
