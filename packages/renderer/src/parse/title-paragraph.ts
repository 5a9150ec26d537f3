import type { Paragraph, PhrasingContent, Root } from 'mdast'
import type { OpeningPosition } from './read-opening-line.js'
import { parseWithSatteri } from './satteri-parser.js'

type Position = NonNullable<Root['position']>

/** Text without any character that could start inline syntax, including GFM's autolink literals. */
const PLAIN_TITLE = /^[^\\`*_[\]<>&!:~@.\0]+$/

/** Surrounds the title for parsing: an ATX heading contains exactly one line of inline content. */
const HEADING_OPENING = '# '
const HEADING_CLOSING = ' #'

/**
 * The paragraph of a directive's title, with positions in the page. `definitions` is the Markdown of the definitions
 * that the title may refer to.
 */
export function titleParagraph(title: string, start: OpeningPosition, definitions: string): Paragraph {
  const children: PhrasingContent[] = PLAIN_TITLE.test(title)
    ? [{ type: 'text', value: title, position: positionOf(title, start) }]
    : parseTitle(title, start, title.includes('[') ? definitions : '')
  return { type: 'paragraph', data: { directiveLabel: true }, children, position: positionOf(title, start) }
}

function positionOf(title: string, start: OpeningPosition): Position {
  const { line, column, offset } = start
  return {
    start: { line, column, offset },
    end: { line, column: column + title.length, offset: offset + title.length },
  }
}

function parseTitle(title: string, start: OpeningPosition, definitions: string): PhrasingContent[] {
  const [heading] = parseWithSatteri(`${HEADING_OPENING}${title}${HEADING_CLOSING}\n\n${definitions}`).children
  if (heading?.type !== 'heading') throw new Error(`A title was not read as a heading: ${title}`)
  for (const node of heading.children) shift(node, start)
  return heading.children
}

/**
 * Moves a node of the separately parsed title to its position in the page. Mutates it, because the node is not shared.
 */
function shift(node: PhrasingContent, start: OpeningPosition): void {
  for (const point of node.position ? [node.position.start, node.position.end] : []) {
    point.line = start.line
    point.column += start.column - 1 - HEADING_OPENING.length
    if (point.offset !== undefined) point.offset += start.offset - HEADING_OPENING.length
  }
  if ('children' in node) for (const child of node.children) shift(child, start)
}
