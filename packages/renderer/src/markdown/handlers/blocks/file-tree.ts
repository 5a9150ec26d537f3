import type { Element, ElementContent } from 'hast'
import type { FileTreeUse } from '../../directives/block.js'
import { withoutEdges } from '../../directives/white-space.js'
import type { Draft } from '../../draft.js'
import { textOf } from '../../html/text-of.js'

/** Renders the lists of a `:::file-tree` with the theme's component, and other content as usual. */
export function renderFileTree(element: Element, draft: Draft): string {
  return withoutEdges(element.children)
    .map((child) => (isList(child) ? renderTree(child, draft) : draft.render([child], { isNested: true })))
    .join('')
}

function renderTree(list: Element, draft: Draft): string {
  const slots: string[] = []
  const entries = readEntries(list, slots, draft)
  return draft.renderComponent({ name: 'FileTree', props: { text: draft.markers.text }, entries }, slots)
}

function isList(node: ElementContent): node is Element {
  return node.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol')
}

function readEntries(list: Element, slots: string[], draft: Draft): FileTreeUse[] {
  return list.children
    .filter((child): child is Element => child.type === 'element')
    .map((item) => readEntry(item, slots, draft))
}

function readEntry(item: Element, slots: string[], draft: Draft): FileTreeUse {
  const lists = item.children.filter(isList)
  const line = item.children.filter((child) => !isList(child)).flatMap(unwrapParagraph)
  const { name, comment } = splitLine(withoutEdges(line))
  const addSlot = (nodes: readonly ElementContent[]): number => {
    const html = draft.render(nodes)
    draft.sections.separate()
    return slots.push(html) - 1
  }
  const words = textOf(name)
  const isFolder = lists.length > 0 || words.endsWith('/')
  const [first] = name
  const nameSlot = addSlot(name)
  const commentSlot = comment.length > 0 ? addSlot(comment) : undefined
  return {
    name: nameSlot,
    ...(commentSlot !== undefined && { comment: commentSlot }),
    ...(/^(?:\.{3}|…)$/.test(words) && { isPlaceholder: true }),
    ...(first?.type === 'element' && first.tagName === 'strong' && { isHighlighted: true }),
    ...(isFolder && { entries: lists.flatMap((list) => readEntries(list, slots, draft)) }),
  }
}

function unwrapParagraph(node: ElementContent): ElementContent[] {
  return node.type === 'element' && node.tagName === 'p' ? node.children : [node]
}

/** Splits a line into a name, which is its first word or element, and a comment. */
function splitLine(line: readonly ElementContent[]): { name: ElementContent[]; comment: ElementContent[] } {
  const [first, ...rest] = line
  if (!first) return { name: [], comment: [] }
  if (first.type !== 'text') return { name: [first], comment: withoutEdges(rest) }
  const text = first.value.trimStart()
  const end = text.search(/\s/)
  if (end !== -1) {
    const remark = text.slice(end).trimStart()
    return {
      name: [{ ...first, value: text.slice(0, end) }],
      comment: withoutEdges([{ ...first, value: remark }, ...rest]),
    }
  }
  // Markup inside a name, such as `page.*tsx*`, has no space before it.
  return { name: [{ ...first, value: text }, ...rest], comment: [] }
}
