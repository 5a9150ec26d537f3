import type { RootContent } from 'mdast'
import { isValidElement } from 'react'
import type { MdxJsx } from './mdx-nodes.js'
import type { MdxScope } from './mdx-scope.js'

/** The text between the tags of an element, expressions evaluated. */
export function textOfJsx(node: MdxJsx, mdx: MdxScope): string {
  return textOfAll(mdx.convert(node.children))
}

/** The text of nodes: values of texts and code, one after the other. */
export function textOfAll(nodes: readonly RootContent[]): string {
  return nodes
    .map((node) => ('value' in node ? node.value : 'children' in node ? textOfAll(node.children) : ''))
    .join('')
}

/** The text of a value that may be an element of React: what stands in it and in the elements inside, components not asked. */
export function textOfValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOfValue).join('')
  if (isValidElement<{ readonly children?: unknown }>(value)) return textOfValue(value.props.children)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' ? String(value) : ''
}
