import { countVerbatim } from '../count-verbatim.js'
import { indentOf, LEVEL, removeIndent } from '../indentation.js'
import type { BlockConstruct, BlockContext, ConvertedBlock } from '../markdown-extra/block-construct.js'
import type { SourceLine } from '../source-line.js'
import { escapeLabel, writeDirective } from '../write-directive.js'
import { writeOpening } from './admonition.js'
import { skipBlank } from './tabs.js'

const OPENING = /^[ \t]*\/{3,} ?([a-z][\w-]*) *(?:\|(.*))?$/
const MARK = /^[ \t]*(\/{3,})(?: ?([a-z]).*|[ \t]*)$/
const OPTION = /^[ \t]+([a-z_]+): ?(.*)$/
/** Blocks that docgen does not have. */
const UNKNOWN: ReadonlySet<string> = new Set(['html', 'caption', 'figure-caption', 'table-caption', 'define'])

/** A block of PyMdown, which begins with `/// name | argument` and ends with as many slashes. */
interface Block {
  readonly name: string
  readonly argument: string | undefined
  readonly options: Readonly<Record<string, string>>
  readonly body: readonly SourceLine[]
  /** Index after the closing line. */
  readonly end: number
}

/**
 * `/// note | Title` becomes an admonition, `/// details | Title` a collapsible part, and neighboring `/// tab | Title`
 * become `:::tabs`.
 */
export const slashBlock: BlockConstruct = (lines, start, context) => {
  const line = lines[start]
  const block = line && readBlock(lines, start)
  if (!block || UNKNOWN.has(block.name)) return undefined
  const indent = indentOf(line) ?? 0
  if (block.name === 'tab') return readTabs(lines, start, context)
  const { name, argument, options, body, end } = block
  const isDetails = name === 'details'
  const type = (isDetails || name === 'admonition' ? options['type'] : name) ?? 'note'
  const isOpen = options['open']?.toLowerCase() === 'true'
  const text = writeOpening({
    type: /^[\w-]+$/.test(type) ? type : 'note',
    classes: [],
    title: argument,
    collapsible: isDetails ? (isOpen ? 'open' : 'closed') : undefined,
  })
  return { length: end - start, lines: writeDirective({ text, line }, context.convertInside(body), indent) }
}

function readTabs(lines: readonly SourceLine[], start: number, { convertInside }: BlockContext): ConvertedBlock {
  const first = lines[start] as SourceLine
  const indent = indentOf(first) ?? 0
  const written: SourceLine[] = []
  let end = start
  for (let index = start; index < lines.length; ) {
    const line = lines[index]
    const block = line && indentOf(line) === indent ? readBlock(lines, index) : undefined
    const isNew = index > start && block?.options['new']?.toLowerCase() === 'true'
    if (!line || block?.name !== 'tab' || isNew) break
    const isSelected = block.options['select']?.toLowerCase() === 'true'
    const text = `tab[${escapeLabel(block.argument ?? '')}]${isSelected ? '{default}' : ''}`
    written.push(...writeDirective({ text, line }, convertInside(block.body)))
    end = block.end
    index = skipBlank(lines, end)
  }
  return { length: end - start, lines: writeDirective({ text: 'tabs', line: first }, written, indent) }
}

/** Reads the block that begins at an index; `undefined` if none does, or if it has no end. */
function readBlock(lines: readonly SourceLine[], start: number): Block | undefined {
  const line = lines[start]
  const [, name, argument] = line ? (OPENING.exec(line.text) ?? []) : []
  if (!line || name === undefined) return undefined
  const close = listEnds(lines).get(start)
  if (close === undefined) return undefined
  const indent = indentOf(line) ?? 0
  const options: Record<string, string> = {}
  let from = start + 1
  for (let option = readOption(lines[from], indent); option; option = readOption(lines[from], indent)) {
    options[option.name] = option.value
    from++
  }
  const body = lines.slice(from, close).map((each) => removeIndent(each, indent))
  return { name, argument: argument?.trim(), options, body, end: close + 1 }
}

/** Options are indented, and are directly below the opening line. */
function readOption(line: SourceLine | undefined, indent: number): { name: string; value: string } | undefined {
  const column = line && indentOf(line)
  const [, name, value = ''] = line ? (OPTION.exec(line.text) ?? []) : []
  return column === undefined || column < indent + LEVEL || name === undefined
    ? undefined
    : { name, value: value.trim() }
}

// A file with many blocks asks for the same lines each time.
const endsOfLines = new WeakMap<readonly SourceLine[], ReadonlyMap<number, number>>()

/** The index of the closing line of each block, by the index of its opening line. Blocks do not begin or end in code. */
function listEnds(lines: readonly SourceLine[]): ReadonlyMap<number, number> {
  const known = endsOfLines.get(lines)
  if (known) return known
  const marks: { readonly index: number; readonly slashes: string; readonly isEnd: boolean }[] = []
  for (let index = 0; index < lines.length; ) {
    const verbatim = countVerbatim(lines, index)
    const [, slashes, name] = verbatim === 0 ? (MARK.exec(lines[index]?.text ?? '') ?? []) : []
    if (slashes !== undefined) marks.push({ index, slashes, isEnd: name === undefined })
    index += Math.max(1, verbatim)
  }
  const ends = new Map<number, number>()
  const nextEnds = new Map<string, number>()
  for (const { index, slashes, isEnd } of marks.toReversed()) {
    const end = nextEnds.get(slashes)
    if (isEnd) nextEnds.set(slashes, index)
    else if (end !== undefined) ends.set(index, end)
  }
  endsOfLines.set(lines, ends)
  return ends
}
