import type { Nodes, Root, RootContent } from 'mdast'
import { readOpeningLine } from './read-opening-line.js'
import { titleParagraph } from './title-paragraph.js'

/**
 * The tree that satteri made of `text` with what satteri drops put back: the directive of `:::danger Title` gets the
 * same first child as that of `:::danger[Title]`. Nothing when the tree shows that satteri read the document otherwise
 * than the reference parser would; it is then of no use. Visits blocks only: inline content has nothing to complete.
 */
export function completeSatteriTree(tree: Root, text: string): Root | undefined {
  return completeIn(tree, text)
}

/** The same node when nothing in it was dropped. */
function completeIn<Node extends Nodes>(node: Node, text: string): Node | undefined {
  if (!('children' in node)) return node
  const before: readonly RootContent[] = node.children
  let after: RootContent[] | undefined
  for (let index = 0; index < before.length; index += 1) {
    const child = before[index]
    if (child === undefined) continue
    if (isMisread(child, before[index - 1], node, text)) return undefined
    const completed = complete(child, text)
    if (completed === undefined) return undefined
    if (completed !== child) after ??= before.slice(0, index)
    after?.push(completed)
  }
  return after === undefined ? node : Object.assign({}, node, { children: after })
}

function complete(node: RootContent, text: string): RootContent | undefined {
  switch (node.type) {
    case 'containerDirective': {
      const line = readOpeningLine(node, text)
      if (line === undefined || (line.title !== '' && line.hasLabel)) return undefined
      const completed = completeIn(node, text)
      if (completed === undefined || line.title === '') return completed
      const title = titleParagraph(line.title, line.titleStart, text)
      return title && { ...completed, children: [title, ...completed.children] }
    }
    case 'leafDirective':
      return readOpeningLine(node, text)?.title === '' ? node : undefined
    case 'blockquote':
    case 'list':
    case 'listItem':
    case 'footnoteDefinition':
    case 'mdxJsxFlowElement':
      return completeIn(node, text)
    default:
      return node
  }
}

function isMisread(node: RootContent, previous: RootContent | undefined, parent: Nodes, text: string): boolean {
  // satteri does not take the opening fence's own indentation off the lines inside.
  if (node.type === 'containerDirective') return parent.type === 'root' && node.position?.start.column !== 1
  // satteri also lets three dots end the front matter.
  if (node.type === 'yaml') return !text.slice(0, node.position?.end.offset).endsWith('---')
  // Two indented blocks side by side are one by CommonMark; satteri splits it at blank lines when a list came before.
  return node.type === 'code' && previous?.type === 'code' && isIndented(node, text) && isIndented(previous, text)
}

function isIndented(node: RootContent, text: string): boolean {
  const first = text[node.position?.start.offset ?? 0]
  return first === ' ' || first === '\t'
}
