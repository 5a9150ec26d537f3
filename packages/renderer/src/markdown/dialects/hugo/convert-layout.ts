import { addIndent, isBlank, removeIndent } from '../indentation.js'
import { cutStart, insertLine, type SourceLine } from '../source-line.js'
import { escapeLabel, writeDirective } from '../write-directive.js'
import type { BlockRequest } from './block-request.js'
import { argument } from './hugo-page.js'
import { isBlockNode, type ShortcodeBlock, type ShortcodeNode } from './shortcode-tree.js'
import { writeFence } from './write-code.js'

const TABS = new Set(['tab', 'codetab'])

/** Writes tabs: those of Docsy contain code or Markdown, those of other themes Markdown. */
export function writeTabs(request: BlockRequest): readonly SourceLine[] {
  const { block, indent, convert } = request
  const items = block.children.filter(isBlockNode).filter(({ tag }) => TABS.has(tag.name))
  // Text before the first tab, which no theme shows, often explains the tabs.
  const rest = block.children.filter((node) => !isBlockNode(node) || !TABS.has(node.tag.name))
  const labels = (argument(block.tag, 'items') || block.tag.positional.join(',')).split(',')
  const tabs = items.flatMap((item, index) => writeTab(request, item, labels[index]?.trim() ?? ''))
  const others = convert(rest).some((line) => !isBlank(line)) ? convert(rest) : []
  if (tabs.length === 0) return others
  const written = writeDirective({ text: 'tabs', line: block.opening }, tabs, indent)
  return others.length === 0 ? written : [...others, insertLine('', block.opening), ...written]
}

function writeTab(
  { block: pane, page, convert }: BlockRequest,
  { tag, opening, children, isPair }: ShortcodeBlock,
  given: string,
): readonly SourceLine[] {
  const label = argument(tag, 'header', 'title', 'name', 'label', 'tabName', 0) || given || 'Tab'
  // A tab of Docsy that cannot be opened is a label of the others.
  if (!isPair || (argument(tag, 'disabled') === 'true' && isEmpty(children))) return []
  const text = `tab[${escapeLabel(label)}]`
  const isText = argument(tag, 'text') || argument(pane.tag, 'text')
  const isCode = pane.tag.name === 'tabpane' && tag.mark === '<' && isText !== 'true' && isText !== '1'
  if (!isCode) return writeDirective({ text, line: opening }, convert(children))
  const language = (argument(tag, 'lang', 'language') || argument(pane.tag, 'lang') || label).toLowerCase()
  const info = /^[\w+#.-]+$/.test(language) ? language : 'text'
  const code = children.filter((node): node is SourceLine => !isBlockNode(node))
  return writeDirective({ text, line: opening }, writeFence(code, { info, opening, indent: 0, page }))
}

function isEmpty(nodes: readonly ShortcodeNode[]): boolean {
  return nodes.every((node) => !isBlockNode(node) && isBlank(node))
}

const DIVIDER = /^[ \t]*<-{3,}>[ \t]*$/
const ITEM = /^[-*+][ \t]+/

/** Writes the columns of Book: divided by `<--->`, or the items of a list. */
export function writeColumns({ block, indent, convert }: BlockRequest): readonly SourceLine[] {
  const body = convert(block.children)
  const columns = splitColumns(body)
  const written = columns.flatMap((lines) => writeDirective({ text: 'column', line: lines[0] ?? block.opening }, lines))
  return writeDirective({ text: 'columns', line: block.opening }, written, indent)
}

function splitColumns(lines: readonly SourceLine[]): readonly (readonly SourceLine[])[] {
  const first = lines.find((line) => !isBlank(line))
  const isList = !lines.some(({ text }) => DIVIDER.test(text)) && first !== undefined && ITEM.test(first.text)
  const columns: SourceLine[][] = isList ? [] : [[]]
  for (const line of lines) {
    const [marker] = isList ? (ITEM.exec(line.text) ?? []) : []
    if (marker !== undefined) columns.push([cutStart(line, marker.length)])
    else if (!isList && DIVIDER.test(line.text)) columns.push([])
    else columns.at(-1)?.push(isList ? removeIndent(line, 2) : line)
  }
  return columns.filter((column) => column.some((line) => !isBlank(line)))
}

/** Writes steps: a numbered list, else the content as it is. */
export function writeSteps({ block, indent, convert }: BlockRequest): readonly SourceLine[] {
  const body = convert(block.children)
  const first = body.find((line) => !isBlank(line))
  return first && /^\d+[.)][ \t]/.test(first.text)
    ? writeDirective({ text: 'steps', line: block.opening }, body, indent)
    : body.map((line) => addIndent(line, indent))
}
