import { selectAll } from 'css-select'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

/** An element of a parsed page. */
export type Element = DefaultTreeAdapterTypes.Element
/** A node of a parsed page. */
export type Node = DefaultTreeAdapterTypes.Node

/** A parsed page. */
export interface HtmlTree {
  /** The elements that a CSS selector selects, in document order. An empty selector selects none. */
  readonly select: (selector: string) => ReadonlySet<Element>
}

/** Parses a page. Elements in templates count as descendants of the template. */
export function readHtmlTree(html: string): HtmlTree {
  const document = parse(html, { treeAdapter })
  return {
    select: (selector) => new Set(selector === '' ? [] : selectAll<Node, Element>(selector, document, OPTIONS)),
  }
}

/** Whether a node is an element. */
export function isElement(node: Node): node is Element {
  return 'tagName' in node
}

/** The child nodes of a node; those of its content for a template. */
export function childrenOf(node: Node): readonly Node[] {
  if ('content' in node) return node.content.childNodes
  return 'childNodes' in node ? node.childNodes : []
}

/** The value of an attribute; undefined if the element does not have it. */
export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

/** The content of a template → the template. */
const templates = new WeakMap<Node, Node>()

const treeAdapter: typeof defaultTreeAdapter = {
  ...defaultTreeAdapter,
  setTemplateContent(template, content) {
    templates.set(content, template)
    defaultTreeAdapter.setTemplateContent(template, content)
  },
}

/** The parent of a node; null for the document. */
export function parentOf(node: Node): Node | null {
  const parent = 'parentNode' in node ? node.parentNode : null
  return (parent && templates.get(parent)) ?? parent
}

function textOf(node: Node): string {
  return 'value' in node ? node.value : childrenOf(node).map(textOf).join('')
}

/** How css-select reads the tree of parse5. */
const ADAPTER = {
  isTag: isElement,
  getAttributeValue: attributeOf,
  getChildren: (node: Node) => [...childrenOf(node)],
  getName: ({ tagName }: Element) => tagName,
  getParent: parentOf,
  getSiblings: (node: Node) => [...childrenOf(parentOf(node) ?? node)],
  getText: textOf,
  hasAttrib: (element: Element, name: string) => attributeOf(element, name) !== undefined,
  // Needed only for selections from several nodes, and each selection here is from the document.
  removeSubsets: (nodes: Node[]) => nodes,
}

// In HTML mode, css-select skips templates. parse5 has put all names in lower case.
const OPTIONS = { adapter: ADAPTER, xmlMode: true }
