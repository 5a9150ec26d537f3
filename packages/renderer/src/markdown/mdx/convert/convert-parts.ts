import type { Link, List, ListItem, RootContent } from 'mdast'
import { createJsxElement, textOfAll, textOfValue, toProperties } from '../../html/jsx-element.js'
import type { MdxJsx } from '../../mdx-nodes.js'
import { type MdxScope, requestPartial } from '../mdx-scope.js'
import { wrapLines } from '../wrap-lines.js'
import { createDirective } from './create-directive.js'

/** Converts a component that only surrounds its content, with the prop `title` in bold before it. */
export function convertContent(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const { title, isHidden, html } = mdx.attributesOf(node)
  if (isHidden === true) return []
  if (typeof html === 'string')
    return [{ type: 'html', value: html, ...(node.position && { position: node.position }) }]
  return [...createTitle(title), ...wrapLines(mdx.convert(node.children))]
}

function createTitle(title: unknown): RootContent[] {
  const value = textOfValue(title)
  if (value === '') return []
  return [{ type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value }] }] }]
}

/** Converts a component with TeX between its tags to a formula; to code if formulas are off. */
export function convertFormula(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const value = textOfAll(mdx.convert(node.children)).trim()
  const position = node.position && { position: node.position }
  const isMath = mdx.scope.compilation.options.math !== false
  return [isMath ? { type: 'inlineMath', value, ...position } : { type: 'inlineCode', value, ...position }]
}

/** Inserts the first file of those in the list `file` that exists, with the other props. */
export function convertPartial(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const { file, ...props } = mdx.attributesOf(node)
  const paths = Array.isArray(file) ? file.map(String) : []
  const { includes } = mdx.scope.compilation.source
  const found = paths.find((path) => Object.hasOwn(includes, path)) ?? paths[0] ?? ''
  return requestPartial(found, node, { ...mdx, attributesOf: () => props })
}

/** Converts components that stand for items to a list, with the prop `title` in bold before it. */
export function convertList(node: MdxJsx, mdx: MdxScope): RootContent[] {
  return [...createTitle(mdx.attributesOf(node)['title']), ...gatherItems(mdx.convert(node.children))]
}

/** Converts a component that stands for an item of a list: its title, its text, and the items in it. */
export function convertListItem(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const { title, text } = mdx.attributesOf(node)
  const value = [title, text].map(textOfValue).filter(Boolean).join(': ')
  const children = [
    { type: 'paragraph', children: [{ type: 'text', value }] } as const,
    ...gatherItems(mdx.convert(node.children)),
  ]
  return [
    { type: 'listItem', children: children as ListItem['children'], ...(node.position && { position: node.position }) },
  ]
}

/** Converts components that stand for files and folders to a file tree. */
export function convertTree(node: MdxJsx, mdx: MdxScope): RootContent[] {
  return [createDirective(node, 'file-tree', { children: gatherItems(mdx.convert(node.children)) })]
}

/** Puts items that follow each other into a list. Drops white space between them. */
function gatherItems(nodes: readonly RootContent[]): RootContent[] {
  const gathered: RootContent[] = []
  let list: List | undefined
  for (const node of nodes) {
    if (node.type === 'text' && node.value.trim() === '') continue
    if (node.type !== 'listItem') {
      list = undefined
      gathered.push(node)
      continue
    }
    if (!list) {
      list = { type: 'list', ordered: false, spread: false, children: [] }
      gathered.push(list)
    }
    list.children.push(node)
  }
  return gathered
}

/** Converts a link that looks like a button. */
export function convertLinkButton(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const { href, icon } = mdx.attributesOf(node)
  const position = node.position && { position: node.position }
  const label = mdx.convert(node.children).flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
  const iconNode = { type: 'textDirective', name: 'icon', attributes: { name: String(icon) }, children: [] } as const
  const children = [...label, ...(typeof icon === 'string' ? [{ type: 'text', value: ' ' } as const, iconNode] : [])]
  const link = { type: 'link', url: String(href ?? ''), children: children as Link['children'], ...position } as const
  const item: ListItem = { type: 'listItem', children: [{ type: 'paragraph', children: [link] }], ...position }
  return [createDirective(node, 'actions', { children: [{ type: 'list', ordered: false, children: [item] }] })]
}

/** Converts steps whose titles are headings to a numbered list: each heading starts an item. */
export function convertHeadingSteps(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const children = wrapLines(mdx.convert(node.children))
  const first = children.findIndex((child) => child.type === 'heading')
  if (first === -1) return children
  const items: ListItem[] = []
  for (const child of children.slice(first)) {
    if (child.type === 'heading')
      items.push({
        type: 'listItem',
        spread: true,
        children: [child],
        ...(child.position && { position: child.position }),
      })
    else items.at(-1)?.children.push(child as ListItem['children'][number])
  }
  const list: List = { type: 'list', ordered: true, start: 1, spread: true, children: items }
  return [...children.slice(0, first), createDirective(node, 'steps', { children: [list] })]
}

/** Converts a component that stands for the HTML element that the prop `tagName` names. */
export function convertElementOf(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const { tagName, ...props } = mdx.attributesOf(node)
  const properties = toProperties(props, mdx.scope.compilation.styleRules)
  return [createJsxElement(node, String(tagName), { properties, children: mdx.convert(node.children) })]
}
