import type { Image, ImageReference, Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import { appendInline, areOnNeighboringLines, joinParagraphs, joinTexts, sourceBetween } from './source-text.js'

type LeafDirective = Extract<RootContent, { type: 'leafDirective' }>
type TextDirective = Extract<RootContent, { type: 'textDirective' }>

/** Names of the directives that a tree may contain, by kind: `:::name`, `::name` and `:name`. */
export interface KnownDirectives {
  readonly container: ReadonlySet<string>
  readonly leaf: ReadonlySet<string>
  readonly text: ReadonlySet<string>
}

/** A block directive with an unknown name. */
export interface UnknownDirective {
  readonly kind: 'container' | 'leaf'
  readonly name: string
  readonly position: Root['position']
}

/** A tree without unknown directives, and a list of the unknown directives that it contained. */
export interface RestoredTree {
  readonly tree: Root
  /**
   * Unknown block directives in source order. Unknown text directives are prose (`10:30`, `:smile:`) and not listed.
   */
  readonly unknown: readonly UnknownDirective[]
}

/** Inputs and results of one traversal. */
interface Walk {
  readonly text: string
  readonly directiveNames: KnownDirectives
  readonly unknown: UnknownDirective[]
  /** Paragraphs that were leaf directives, whole or in part. */
  readonly leaves: Set<Paragraph>
}

/**
 * Restores the source text of every unknown directive in the tree parsed from `text`: a text directive becomes text, a
 * leaf directive a paragraph (joined with adjacent paragraphs). An unknown container loses only its fences: its title
 * becomes a paragraph before its content. Changed nodes are copied, never mutated.
 */
export function restoreDirectives(tree: Root, text: string, directiveNames: KnownDirectives): RestoredTree {
  const unknown: UnknownDirective[] = []
  return { tree: restoreIn(tree, { text, directiveNames, unknown, leaves: new Set() }), unknown }
}

/** Returns the same node if it contains nothing unknown. */
function restoreIn<Node extends Nodes>(node: Node, walk: Walk): Node {
  if (!('children' in node)) return node
  const before: readonly RootContent[] = node.children
  let after: RootContent[] | undefined
  for (let index = 0; index < before.length; index += 1) {
    const child = before[index]
    if (child === undefined) continue
    const restored = restoreNode(child, walk)
    if (after === undefined && restored === child) continue
    after ??= before.slice(0, index)
    for (const part of Array.isArray(restored) ? restored : [restored]) append(after, part, walk)
  }
  return after === undefined ? node : Object.assign({}, node, { children: after })
}

function restoreNode(node: RootContent, walk: Walk): RootContent | RootContent[] {
  switch (node.type) {
    case 'textDirective':
      return walk.directiveNames.text.has(node.name) ? restoreIn(node, walk) : restoreInline(node, walk)
    case 'leafDirective':
      if (walk.directiveNames.leaf.has(node.name)) return restoreIn(node, walk)
      walk.unknown.push({ kind: 'leaf', name: node.name, position: node.position })
      return restoreLeaf(node, walk)
    case 'containerDirective':
      if (walk.directiveNames.container.has(node.name)) return restoreIn(node, walk)
      walk.unknown.push({ kind: 'container', name: node.name, position: node.position })
      return restoreIn(node, walk).children.map(withoutLabelMark)
    case 'image':
    case 'imageReference':
      return restoreAlt(node, walk.text)
    default:
      return restoreIn(node, walk)
  }
}

/** An alternative text without markup. */
const PLAIN_ALT = /^!\[([^[\]*_`\\<>&~{}]*)\]/

/** Parsers omit text directives from alternative texts. */
function restoreAlt<Node extends Image | ImageReference>(node: Node, text: string): Node {
  if (!node.position) return node
  const { value } = sourceBetween(node.position.start, node.position.end, text)
  const alt = value.includes(':') ? PLAIN_ALT.exec(value)?.[1] : undefined
  return alt === undefined || alt === node.alt ? node : { ...node, alt }
}

/** `:name[label]{…}` as the text up to the label, the label's nodes, and the text after it. */
function restoreInline(node: TextDirective | LeafDirective, walk: Walk): PhrasingContent[] {
  if (!node.position) return [{ type: 'text', value: `:${node.name}` }]
  const { start, end } = node.position
  const first = node.children[0]?.position?.start
  const last = node.children.at(-1)?.position?.end
  if (!first || !last) return [sourceBetween(start, end, walk.text)]
  const { children } = restoreIn(node, walk)
  return [sourceBetween(start, first, walk.text), ...children, sourceBetween(last, end, walk.text)]
}

function restoreLeaf(node: LeafDirective, walk: Walk): Paragraph {
  const children = restoreInline(node, walk).reduce<PhrasingContent[]>(appendInline, [])
  const paragraph: Paragraph = { type: 'paragraph', children, ...(node.position && { position: node.position }) }
  walk.leaves.add(paragraph)
  return paragraph
}

function withoutLabelMark(node: RootContent): RootContent {
  if (node.type !== 'paragraph' || node.data?.directiveLabel !== true) return node
  const { data: _mark, ...paragraph } = node
  return paragraph
}

/**
 * Appends a node to a list in which something was restored: text joins text, and a restored leaf joins adjacent
 * paragraphs.
 */
function append(nodes: RootContent[], node: RootContent, walk: Walk): void {
  const last = nodes.at(-1)
  if (last?.type === 'text' && node.type === 'text') {
    nodes[nodes.length - 1] = joinTexts(last, node)
  } else if (last?.type === 'paragraph' && node.type === 'paragraph' && areJoined(last, node, walk)) {
    const joined = joinParagraphs(last, node)
    walk.leaves.add(joined)
    nodes[nodes.length - 1] = joined
  } else {
    nodes.push(node)
  }
}

function areJoined(first: Paragraph, second: Paragraph, walk: Walk): boolean {
  return (walk.leaves.has(first) || walk.leaves.has(second)) && areOnNeighboringLines(first, second)
}
