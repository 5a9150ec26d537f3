import type { ElementContent, Root as HtmlRoot } from 'hast'
import { toHtmlElement } from '../../html/jsx-element.js'
import type { MdxExpression, MdxJsx } from '../../mdx-nodes.js'
import { isComponent } from '../mdx-outline.js'
import type { MdxScope } from '../mdx-scope.js'

/** Converts elements and expressions that rehype plugins insert into the HTML tree of a page. */
export function convertInsertedJsx(tree: object, mdx: MdxScope): void {
  // Typed loosely, because types that this package publishes refer to compilations, but not to HTML trees.
  const { children } = tree as HtmlRoot
  Object.assign(tree, { children: convertAll(children, mdx) })
}

function convertAll(nodes: readonly HtmlRoot['children'][number][], mdx: MdxScope): HtmlRoot['children'] {
  return nodes.flatMap((node) => {
    if (isJsx(node)) return convertElement(node, mdx)
    if (isExpression(node)) return toHtml(node, mdx, [])
    if (node.type === 'element') Object.assign(node, { children: convertAll(node.children, mdx) })
    return [node]
  })
}

/** An element that a plugin inserted; its children are HTML. */
type InsertedJsx = Omit<MdxJsx, 'children'> & { readonly children: ElementContent[] }

function isJsx(node: { readonly type: string }): node is InsertedJsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

function isExpression(node: { readonly type: string }): node is MdxExpression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
}

function convertElement(node: InsertedJsx, mdx: MdxScope): HtmlRoot['children'] {
  // As children of an element, none can be a doctype.
  const children = convertAll(node.children, mdx) as ElementContent[]
  const { name } = node
  if (name === null) return children
  const kind = isComponent(name) ? mdx.outline.meaningOf(name)?.kind : 'code'
  if (kind !== undefined && kind !== 'code') {
    mdx.scope.report(node, {
      code: 'mdx-component',
      severity: 'error',
      message: `a rehype plugin inserts <${name}>, which docgen converts before rehype plugins run`,
      hint: 'Insert it with a remark plugin',
    })
    return children
  }
  const converted = toHtml({ ...node, children: [] } as MdxJsx, mdx, children)
  return converted.length > 0 ? converted : children
}

function toHtml(node: MdxJsx | MdxExpression, mdx: MdxScope, children: ElementContent[]): HtmlRoot['children'] {
  return mdx.convert([node]).flatMap((each): HtmlRoot['children'] => {
    if (each.type === 'text') return [{ type: 'text', value: each.value }]
    // The node's own children are converted separately, so a child here is raw HTML from a prop.
    if (each.type !== 'jsxElement' || each.children.length > 0) reportMarkdown(node, mdx)
    return each.type === 'jsxElement' ? [toHtmlElement(each, children)] : []
  })
}

/** Reports content that becomes HTML together with the Markdown of the page, before rehype plugins run. */
function reportMarkdown(node: MdxJsx | MdxExpression, mdx: MdxScope): void {
  const inserted = 'value' in node ? `{${node.value}}` : `<${node.name}>`
  mdx.scope.report(node, {
    code: 'mdx-value',
    severity: 'error',
    message: `a rehype plugin inserts ${inserted} with content that docgen converts before rehype plugins run, so the content is missing`,
    hint: 'Insert it with a remark plugin',
  })
}
