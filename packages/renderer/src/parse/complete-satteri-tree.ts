import type { Nodes, Root, RootContent } from 'mdast'
import { readOpeningLine } from './read-opening-line.js'
import { titleParagraph } from './title-paragraph.js'

/**
 * Restores what satteri drops in the tree that it parsed from `text`: the directive of `:::danger Title` gets the same
 * first child as that of `:::danger[Title]`. Returns `undefined` if the tree shows that satteri parsed the source
 * differently than the reference parser would. Visits blocks only: inline content needs no restoring.
 */
export function completeSatteriTree(tree: Root, text: string): Root | undefined {
  return completeIn(tree, text)
}

/** Returns the same node if nothing in it was dropped. */
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
  // satteri does not remove the opening fence's indentation from the lines inside.
  if (node.type === 'containerDirective') return parent.type === 'root' && node.position?.start.column !== 1
  // satteri also accepts three dots as the end of front matter.
  if (node.type === 'yaml') return !text.slice(0, node.position?.end.offset).endsWith('---')
  // In CommonMark, two adjacent indented blocks are one; satteri splits it at blank lines after a list.
  return node.type === 'code' && previous?.type === 'code' && isIndented(node, text) && isIndented(previous, text)
}

function isIndented(node: RootContent, text: string): boolean {
  const first = text[node.position?.start.offset ?? 0]
  return first === ' ' || first === '\t'
}
