import { addIndent, isBlank } from '../indentation.js'
import { insertLine } from '../source-line.js'
import { escapeLabel, writeDirective } from '../write-directive.js'
import type { BlockWriter } from './block-request.js'
import { writeCard, writeCardGrid, writeHero } from './convert-cards.js'
import { writeColumns, writeSteps, writeTabs } from './convert-layout.js'
import { argument } from './hugo-page.js'
import type { Shortcode } from './read-shortcode.js'
import { writeCode } from './write-code.js'

/** The kind of an admonition by Hugo's colors, types and names of shortcodes. */
const KINDS: Readonly<Record<string, string>> = {
  primary: 'note',
  note: 'note',
  secondary: 'note',
  default: 'note',
  info: 'info',
  important: 'info',
  success: 'tip',
  tip: 'tip',
  hint: 'tip',
  warning: 'warning',
  caution: 'warning',
  attention: 'warning',
  danger: 'danger',
  error: 'danger',
}

/** Creates a writer that surrounds the content with a directive. */
function wrap(name: string): BlockWriter {
  return ({ block, indent, convert }) =>
    writeDirective({ text: name, line: block.opening }, convert(block.children), indent)
}

/** Writes only the content. */
const inside: BlockWriter = ({ block, indent, convert }) =>
  convert(block.children).map((line) => addIndent(line, indent))

/** Shortcodes of Docsy, Hugo Book and Hextra that show no title unless the author writes one. */
const WITHOUT_DEFAULT_TITLE: ReadonlySet<string> = new Set(['alert', 'callout', 'hint', 'pageinfo'])

const admonition: BlockWriter = (request) => {
  const { tag } = request.block
  const isType = (value: string): boolean => Object.hasOwn(KINDS, value.toLowerCase())
  const [first = '', second = ''] = tag.positional
  const written = argument(tag, 'color', 'type', 'style', 'context') || first
  const kind = KINDS[written.toLowerCase()] ?? KINDS[tag.name] ?? 'note'
  const title = argument(tag, 'title', 'heading') || (isType(first) ? second : KINDS[tag.name] ? first : second)
  const untitled = WITHOUT_DEFAULT_TITLE.has(tag.name) ? `${kind}{title=""}` : kind
  return wrap(title === '' ? untitled : `${kind}[${escapeLabel(title)}]`)(request)
}

const details: BlockWriter = (request) => {
  const { tag } = request.block
  const title = argument(tag, 'title', 'summary', 'label', 0) || 'Details'
  const isOpen = argument(tag, 'open') === 'true' || tag.positional.slice(1).includes('open')
  return wrap(`details[${escapeLabel(title)}]${isOpen ? '{open}' : ''}`)(request)
}

const conditional: BlockWriter = (request) => {
  request.page.drop('conditions (`conditional-text`): docgen shows the text always', request.block.opening)
  return inside(request)
}

/** A list of pages that Hugo generates. */
const generated: BlockWriter = ({ block, page }) => {
  page.drop(`lists that Hugo generates (\`${block.tag.name}\`): the sidebar lists these pages`, block.opening)
  return []
}

const section: BlockWriter = (request) => {
  const body = request.convert(request.block.children)
  if (request.block.children.length === 0) return generated(request)
  return body.every(isBlank) ? [] : writeDirective({ text: 'section', line: request.block.opening }, body)
}

/** The file trees of Hextra become lists. */
const treeItem: BlockWriter = ({ block, indent, convert }) => {
  const name = argument(block.tag, 'name', 0)
  const slash = block.tag.name.endsWith('folder') ? '/' : ''
  const children = convert(block.children).filter((line) => !isBlank(line))
  return [
    insertLine(`${' '.repeat(indent)}- \`${name}${slash}\``, block.opening),
    ...children.map((line) => addIndent(line, indent + 2)),
  ]
}

const tree: BlockWriter = ({ block, indent, convert }) => {
  const items = convert(block.children).filter((line) => !isBlank(line))
  return writeDirective({ text: 'file-tree', line: block.opening }, items, indent)
}

/** The blocks, by name. */
const BLOCKS: Readonly<Record<string, BlockWriter>> = {
  alert: admonition,
  hint: admonition,
  notice: admonition,
  callout: admonition,
  admonition,
  note: admonition,
  info: admonition,
  tip: admonition,
  important: admonition,
  success: admonition,
  warning: admonition,
  caution: admonition,
  danger: admonition,
  pageinfo: admonition,
  tabpane: writeTabs,
  tabs: writeTabs,
  tab: wrap('tab[Tab]'),
  codetab: inside,
  cardpane: ({ block, convert }) => writeCardGrid(convert(block.children), block.opening),
  cards: ({ block, convert }) => writeCardGrid(convert(block.children), block.opening),
  card: writeCard,
  'blocks/feature': writeCard,
  'blocks/cover': writeHero,
  'blocks/section': section,
  'blocks/lead': section,
  section,
  children: generated,
  columns: writeColumns,
  steps: writeSteps,
  details,
  expand: details,
  comment: () => [],
  'conditional-text': conditional,
  'filetree/container': tree,
  'filetree/folder': treeItem,
  'filetree/file': treeItem,
  highlight: writeCode,
  mermaid: writeCode,
  katex: writeCode,
  plantuml: writeCode,
  rawhtml: inside,
}

/** Whether a shortcode is a block. */
export function isBlockName(name: string): boolean {
  return Object.hasOwn(BLOCKS, name)
}

/** The writer of a block; of an unknown one, only the content is written. */
export function findWriter({ name }: Shortcode): BlockWriter {
  return BLOCKS[name] ?? inside
}

/** Blocks whose content is code or, in a comment, nothing. */
const VERBATIM = new Set(['highlight', 'mermaid', 'katex', 'plantuml', 'comment'])

/** Whether the content of a block is code. */
export function isCodeBlock(tag: Shortcode, parent: Shortcode | undefined): boolean {
  if (tag.name === 'tab' && parent?.name === 'tabpane') return isCodeTab(tag, parent)
  return VERBATIM.has(tag.name) || (tag.name === 'card' && argument(tag, 'code') === 'true')
}

/** Whether a tab of Docsy contains code, not Markdown. */
function isCodeTab(tag: Shortcode, pane: Shortcode): boolean {
  const isText = argument(tag, 'text') || argument(pane, 'text')
  return tag.mark === '<' && isText !== 'true' && isText !== '1'
}
