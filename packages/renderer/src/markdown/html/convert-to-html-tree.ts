import type { Element, ElementContent, Root as HtmlRoot } from 'hast'
import type { Code, Heading, Image, Link, Paragraph, Root, RootContent } from 'mdast'
import remarkRehype, { defaultHandlers, type Options } from 'remark-rehype'
import { VFile } from 'vfile'
import { type JsxElement, toHtmlElement } from '../../mdx/jsx-element.js'
import type { Block } from '../block.js'
import type { ContainerDirective, LeafDirective } from '../directive-names.js'
import type { Include } from '../include/request-include.js'
import { isExternal } from '../link-kind.js'
import { hasRaw } from './has-raw.js'

type Handlers = NonNullable<Options['handlers']>
type Formula = Extract<RootContent, { type: 'math' | 'inlineMath' }>
type State = Parameters<NonNullable<Handlers['code']>>[0]

const handlers: Handlers = {
  containerDirective: (state: State, node: ContainerDirective) => blockElement(state, node),
  leafDirective: (state: State, node: LeafDirective) => blockElement(state, node),
  include: (state: State, node: Include) =>
    toBlock(
      node,
      { kind: 'include', file: node.file, ...(node.document !== undefined && { document: node.document }) },
      childrenOf(state, node),
    ),
  jsxElement: (state: State, node: JsxElement) => toHtmlElement(node, state.all(node)),
  paragraph(state: State, node: Paragraph) {
    if (node.data?.directiveLabel) return toBlock(node, { kind: 'label' }, state.all(node))
    return withBlock(defaultHandlers.paragraph(state, node), node.data?.block)
  },
  heading: (state: State, node: Heading) => withBlock(defaultHandlers.heading(state, node), node.data?.block),
  inlineMath: (_state: State, node: Formula) => toFormula(node, false),
  math: (_state: State, node: Formula) => toFormula(node, true),
  code: (state: State, node: Code) => withBlock(defaultHandlers.code(state, node), node.data?.block),
  // The default handlers encode URLs; docgen resolves its own links as written.
  link(state: State, node: Link) {
    const element = defaultHandlers.link(state, node)
    return isExternal(node.url) ? element : { ...element, properties: { ...element.properties, href: node.url } }
  },
  image(state: State, node: Image) {
    const element = defaultHandlers.image(state, node)
    const { alt, ...properties } = element.properties
    if (!isExternal(node.url)) properties['src'] = node.url
    return { ...element, properties: node.alt ? { ...properties, alt } : properties }
  },
}

const toHtmlTree = remarkRehype({
  allowDangerousHtml: true,
  clobberPrefix: '',
  footnoteLabelProperties: { className: ['sr-only'] },
  handlers,
})

/**
 * The HTML tree of a prepared Markdown tree, with its raw HTML parsed. Constructs beyond HTML elements have a `Block`
 * as data.
 */
export async function convertToHtmlTree(tree: Root): Promise<HtmlRoot> {
  const file = new VFile()
  const result = toHtmlTree(tree, file)
  if (result.type !== 'root') throw new Error(`remark-rehype gave back a ${result.type}`)
  if (!hasRaw(result)) return result
  // The HTML parser is a third of the compiler's code, and many sites have no HTML in their Markdown.
  const { parseRawHtml } = await import('./parse-raw-html.js')
  return parseRawHtml(result, file)
}

/** A directive claimed by a plugin has no block: it becomes what the plugin defines. */
function blockElement(state: State, node: ContainerDirective | LeafDirective): Element {
  const block = node.data?.block
  const children = childrenOf(state, node)
  if (block) return toBlock(node, block, children)
  return state.applyData(node, { type: 'element', tagName: 'div', properties: {}, children })
}

function childrenOf(state: State, node: ContainerDirective | LeafDirective | Include): ElementContent[] {
  return node.type === 'leafDirective' ? state.all(node) : state.wrap(state.all(node), true)
}

function toBlock(
  node: ContainerDirective | LeafDirective | Include | Paragraph | Formula,
  block: Block,
  children: ElementContent[],
): Element {
  return {
    type: 'element',
    tagName: `docgen-${block.kind}`,
    properties: {},
    data: { block },
    children,
    ...(node.position && { position: node.position }),
  }
}

/** A formula is text until the page is finished. */
function toFormula(node: Formula, isDisplay: boolean): Element {
  return toBlock(node, { kind: 'math', isDisplay }, [{ type: 'text', value: node.value }])
}

function withBlock(element: Element, block: Block | undefined): Element {
  return block ? { ...element, data: { ...element.data, block } } : element
}
