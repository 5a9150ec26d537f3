import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import { parseWithSatteri } from './satteri-parser.js'

type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>
type Position = NonNullable<Root['position']>
type Point = Position['start']

/** Attributes that both parsers certainly read alike. */
const PLAIN_ATTRIBUTES =
  /^\{[ \t]*(?:(?:[#.][\w-]+|\w[\w-]*(?:=(?:"[^"\r\n]*"|'[^'\r\n]*'|[\w./-]+))?)(?:[ \t]+|(?=\})))*\}/

/** Text without any character that could start inline syntax, including GFM's literal autolinks. */
const PLAIN_TITLE = /^[^\\`*_[\]<>&!:~@]+$/

/** What stands before the title when it is parsed: an ATX heading takes exactly one line of inline content. */
const HEADING_OPENING = '# '
const HEADING_CLOSING = ' #'

/**
 * Puts the titles that satteri drops back into the tree that it made of `text`: the directive of `:::danger Title` gets
 * a first child as `:::danger[Title]` has. Gives back false when an opening fence can't be read with certainty; the
 * tree is then of no use, and the document one for the reference parser.
 */
export function recoverDirectiveTitles(tree: Root, text: string): boolean {
  const open: { readonly children: readonly RootContent[] }[] = [tree]
  for (let parent = open.pop(); parent; parent = open.pop()) {
    for (const child of parent.children) {
      if (child.type === 'containerDirective' && !recoverTitle(child, text)) return false
      if (canHoldDirectives(child)) open.push(child)
    }
  }
  return true
}

function canHoldDirectives(node: RootContent): node is Extract<RootContent, { children: RootContent[] }> {
  switch (node.type) {
    case 'containerDirective':
    case 'blockquote':
    case 'list':
    case 'listItem':
    case 'footnoteDefinition':
      return true
    default:
      return false
  }
}

/** False when the opening fence is unclear. */
function recoverTitle(directive: ContainerDirective, text: string): boolean {
  const start = directive.position?.start
  if (start?.offset === undefined) return false
  let index = start.offset
  while (text.charCodeAt(index) === 58) index += 1
  if (!text.startsWith(directive.name, index)) return false
  index += directive.name.length
  const label = labelOf(directive)
  if (label) index = label.position?.end.offset ?? index
  let rest = text.slice(index, endOfLine(text, index))
  if (rest.startsWith('{')) {
    const attributes = PLAIN_ATTRIBUTES.exec(rest)?.[0]
    if (attributes === undefined) return false
    index += attributes.length
    rest = rest.slice(attributes.length)
  }
  const title = trim(rest)
  if (title === '') return true
  if (label || !/^[ \t]/.test(rest)) return false
  // A reference in a title needs the document's definitions, which the title alone has not.
  if (title.includes('[') && text.includes(']:')) return false
  const column = start.column + (index - start.offset) + rest.indexOf(title)
  const place: Place = { line: start.line, column, offset: index + rest.indexOf(title) }
  directive.children.unshift(titleParagraph(title, place))
  return true
}

function labelOf(directive: ContainerDirective): Paragraph | undefined {
  const first = directive.children[0]
  return first?.type === 'paragraph' && first.data?.directiveLabel === true ? first : undefined
}

/** A point whose offset is known. */
interface Place extends Point {
  readonly offset: number
}

function titleParagraph(title: string, start: Place): Paragraph {
  const children: PhrasingContent[] = PLAIN_TITLE.test(title)
    ? [{ type: 'text', value: title, position: titlePosition(title, start) }]
    : parseTitle(title, start)
  return { type: 'paragraph', data: { directiveLabel: true }, children, position: titlePosition(title, start) }
}

function titlePosition(title: string, start: Place): Position {
  const end: Point = { line: start.line, column: start.column + title.length, offset: start.offset + title.length }
  return { start: { ...start }, end }
}

function parseTitle(title: string, start: Place): PhrasingContent[] {
  const [heading] = parseWithSatteri(HEADING_OPENING + title + HEADING_CLOSING).children
  if (heading?.type !== 'heading') throw new Error(`A title was not read as a heading: ${title}`)
  for (const node of heading.children) shift(node, start)
  return heading.children
}

/** Moves a node of the title's own line to its place in the document. */
function shift(node: PhrasingContent, start: Place): void {
  for (const point of node.position ? [node.position.start, node.position.end] : []) {
    point.line = start.line
    point.column += start.column - 1 - HEADING_OPENING.length
    if (point.offset !== undefined) point.offset += start.offset - HEADING_OPENING.length
  }
  if ('children' in node) for (const child of node.children) shift(child, start)
}

function endOfLine(text: string, from: number): number {
  const index = text.slice(from).search(/[\r\n]/)
  return index === -1 ? text.length : from + index
}

function trim(line: string): string {
  return line.replace(/^[ \t]+/, '').replace(/[ \t]+$/, '')
}
