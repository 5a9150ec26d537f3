import type { Element, ElementContent, Root as HtmlRoot } from 'hast'
import type { Nodes, Root, RootContent } from 'mdast'
import type { Draft } from '../draft.js'
import { createElement, onLines } from '../html/create-element.js'
import { toHtmlElement } from '../html/jsx-element.js'
import { convertDirective, convertInclude } from './blocks/block-element.js'
import { convertCode } from './code-block.js'
import { addDefinitions, convertFootnoteReference, createFootnoteSection } from './footnotes.js'
import { convertHeading } from './heading.js'
import { convertImage } from './image.js'
import { convertLink, convertLinkReference } from './link.js'
import { convertItem, convertList } from './list.js'
import { convertMath } from './math.js'
import { convertParagraph } from './paragraph.js'
import { convertRow, convertTable } from './table.js'
import { convertBreak, convertInlineCode, convertText } from './text.js'

/**
 * Converts a prepared Markdown tree to an HTML tree, equal to the result of remark-rehype. Constructs that are not HTML
 * elements have a `Block` as data.
 */
export function convertToHtmlTree(tree: Root, draft: Draft): HtmlRoot {
  const children = onLines(draft.childrenOf(tree), false)
  const footnotes = createFootnoteSection(draft)
  if (footnotes) children.push({ type: 'text', value: '\n' }, footnotes)
  return { type: 'root', children, position: tree.position }
}

/** The nodes of the HTML tree that replace a Markdown node; `undefined` if there are none. */
type Converted = ElementContent | ElementContent[] | undefined

/** Converts the children of a Markdown node to nodes of the HTML tree. */
export function convertChildren({ children = [] }: Partial<Root>, draft: Draft): ElementContent[] {
  const all: ElementContent[] = []
  let isAfterBreak = false
  // Use indexes, because an iterator takes longer in code that V8 has not optimized yet, which is most of a cold build.
  for (let index = 0; index < children.length; index += 1) {
    const node = children[index]
    if (node === undefined) continue
    const converted = convert(node, draft)
    if (Array.isArray(converted)) for (const each of converted) all.push(each)
    else if (converted !== undefined) {
      if (isAfterBreak) trimStart(converted)
      all.push(converted)
    }
    isAfterBreak = node.type === 'break'
  }
  return all
}

/** Removes insignificant white space after a hard break. */
function trimStart(node: ElementContent): void {
  const text = node.type === 'element' ? node.children[0] : node
  if (text?.type === 'text') text.value = text.value.replace(/^[\t ]+/, '')
}

function convert(node: RootContent, draft: Draft): Converted {
  const converted = convertKind(node, draft)
  if (node.data === undefined || node.type === 'code' || converted === undefined) return converted
  if (!Array.isArray(converted) && converted.type === 'element') return applyData(node, converted)
  const [first, ...others] = Array.isArray(converted) ? converted : [converted]
  if (first?.type === 'element') return [applyData(node, first), ...others]
  const { hName } = node.data
  return hName === undefined || !first ? converted : applyData(node, createElement(hName, [first, ...others]))
}

function convertKind(node: RootContent, draft: Draft): Converted {
  switch (node.type) {
    case 'text':
      return convertText(node)
    case 'paragraph':
      return convertParagraph(node, draft)
    case 'inlineCode':
      return convertInlineCode(node)
    case 'link':
      return convertLink(node, draft)
    case 'emphasis':
      return createElement('em', draft.childrenOf(node), node)
    case 'strong':
      return createElement('strong', draft.childrenOf(node), node)
    case 'delete':
      return createElement('del', draft.childrenOf(node), node)
    case 'break':
      return convertBreak(node)
    case 'heading':
      return convertHeading(node, draft)
    case 'code':
      return convertCode(node, draft)
    case 'list':
      return convertList(node, draft)
    case 'listItem':
      return convertItem(node, false, draft)
    case 'table':
      return convertTable(node, draft)
    case 'tableRow':
      return convertRow(node, { tagName: 'td' }, draft)
    case 'tableCell':
      return createElement('td', draft.childrenOf(node), node)
    case 'image':
      return convertImage(node, draft)
    case 'blockquote':
      return createElement('blockquote', onLines(draft.childrenOf(node), true), node)
    case 'thematicBreak':
      return createElement('hr', [], node)
    case 'containerDirective':
    case 'leafDirective':
      return convertDirective(node, draft)
    case 'textDirective':
      return node.data?.block ? convertDirective(node, draft) : convertUnknown(node, draft)
    case 'include':
      return convertInclude(node, draft)
    case 'html':
      draft.tree.hasRaw = true
      return { type: 'raw', value: node.value, position: node.position }
    case 'jsxElement':
      draft.tree.hasUntrusted = true
      return toHtmlElement(node, draft.childrenOf(node))
    case 'math':
    case 'inlineMath':
      return convertMath(node)
    case 'footnoteReference':
      return convertFootnoteReference(node, draft)
    case 'footnoteDefinition':
      addDefinitions(node, draft)
      return undefined
    case 'linkReference':
    case 'imageReference':
      return convertLinkReference(node, draft)
    case 'definition':
    case 'yaml':
      return undefined
    default:
      return convertUnknown(node, draft)
  }
}

/** Converts a node that only plugins create or handle: an unknown text directive, or a node of an unknown type. */
function convertUnknown(node: Nodes, draft: Draft): Converted {
  const { hProperties, hChildren } = node.data ?? {}
  if ('value' in node && hProperties === undefined && hChildren === undefined)
    return { type: 'text', value: node.value, position: node.position }
  return createElement('div', draft.childrenOf(node), node)
}

/** Applies the name, properties and children that plugins have set on a node to its element. */
export function applyData({ data }: RootContent, element: Element): Element {
  if (data === undefined) return element
  if (data.key !== undefined) element.data = { ...element.data, key: data.key }
  if (element.tagName.startsWith('docgen-')) return element
  const { hName, hProperties, hChildren } = data
  if (hName !== undefined) element.tagName = hName
  if (hProperties) element.properties = { ...element.properties, ...hProperties }
  if (hChildren) element.children = hChildren
  return element
}
