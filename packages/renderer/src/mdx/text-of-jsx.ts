import type { RootContent } from 'mdast'
import { isValidElement } from 'react'
import type { MdxJsx } from './mdx-nodes.js'
import type { MdxScope } from './mdx-scope.js'

/** The text between the tags of an element, with expressions evaluated. */
export function textOfJsx(node: MdxJsx, mdx: MdxScope): string {
  return textOfAll(mdx.convert(node.children))
}

/** The text of nodes: the concatenated values of text and code. */
export function textOfAll(nodes: readonly RootContent[]): string {
  return nodes
    .map((node) => ('value' in node ? node.value : 'children' in node ? textOfAll(node.children) : ''))
    .join('')
}

/** The text of a value that may be a React element: its text content, without calling components. */
export function textOfValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOfValue).join('')
  if (isValidElement<{ readonly children?: unknown }>(value)) return textOfValue(value.props.children)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' ? String(value) : ''
}
