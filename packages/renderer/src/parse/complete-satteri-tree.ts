import type { Nodes, Root, RootContent } from 'mdast'
import { readOpeningLine } from './read-opening-line.js'
import { titleParagraph } from './title-paragraph.js'

/** The source of a tree from satteri. */
interface ParsedSource {
  readonly text: string
  /** Whether the reference parser can parse the source instead. */
  readonly hasReferenceParser: boolean
  /** Definitions of everything that a title may refer to, without their content. */
  readonly definitions: () => string
}

/**
 * Restores the titles of directives, which satteri drops, in the tree that it parsed from `text`: `:::danger Title`
 * gets the same first child as `:::danger[Title]`. Returns `undefined` if the tree shows that satteri parsed the source
 * differently than the reference parser would. Visits blocks only: inline content needs no restoring.
 */
export function completeSatteriTree(tree: Root, text: string): Root | undefined {
  return completeIn(tree, createParsedSource(tree, text, true))
}

/**
 * Restores the titles of directives, which satteri drops, in a tree of MDX. Ambiguous lines do not change, because no
 * other parser reads MDX.
 */
export function completeMdxTree(tree: Root, text: string): Root {
  return completeIn(tree, createParsedSource(tree, text, false)) ?? tree
}

function createParsedSource(tree: Root, text: string, hasReferenceParser: boolean): ParsedSource {
  let memoized: string | undefined
  const definitions = (): string => {
    memoized ??= text.includes(']:') ? listDefinitions(tree).join('\n') : ''
    return memoized
  }
  return { text, hasReferenceParser, definitions }
}

/** `[label]: #` for each definition and footnote in a tree. */
function listDefinitions(node: Nodes): readonly string[] {
  if (node.type === 'definition') return [`[${node.label ?? node.identifier}]: #`]
  const nested = 'children' in node ? node.children.flatMap(listDefinitions) : []
  return node.type === 'footnoteDefinition' ? [`[^${node.label ?? node.identifier}]: #`, ...nested] : nested
}

/**
 * Returns the same node if satteri dropped nothing in it; `undefined` if the reference parser has to read the source.
 */
function completeIn<Node extends Nodes>(node: Node, source: ParsedSource): Node | undefined {
  if (!('children' in node)) return node
  const before: readonly RootContent[] = node.children
  let after: RootContent[] | undefined
  for (let index = 0; index < before.length; index += 1) {
    const child = before[index]
    if (child === undefined) continue
    if (source.hasReferenceParser && isMisread(child, before[index - 1], node, source.text)) return undefined
    const completed = complete(child, source)
    if (completed === undefined && source.hasReferenceParser) return undefined
    if (completed !== child) after ??= before.slice(0, index)
    after?.push(completed ?? child)
  }
  return after === undefined ? node : Object.assign({}, node, { children: after })
}

function complete(node: RootContent, source: ParsedSource): RootContent | undefined {
  switch (node.type) {
    case 'containerDirective': {
      const completed = completeIn(node, source)
      const line = readOpeningLine(node, source.text)
      if (source.hasReferenceParser && (line === undefined || (line.title !== '' && line.hasLabel))) return undefined
      if (completed === undefined || line === undefined || line.title === '') return completed
      const title = titleParagraph(line.title, line.titleStart, source.definitions())
      const [label, ...content] = completed.children
      // Text after a label in brackets is not a title, but must not be lost.
      if (line.hasLabel && label) return { ...completed, children: [label, { ...title, data: {} }, ...content] }
      return { ...completed, children: [title, ...completed.children] }
    }
    case 'leafDirective':
      return readOpeningLine(node, source.text)?.title === '' ? node : undefined
    case 'blockquote':
    case 'list':
    case 'listItem':
    case 'footnoteDefinition':
    case 'mdxJsxFlowElement':
      return completeIn(node, source)
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
