import type { Element } from 'hast'
import type { ContainerDirective, LeafDirective, TextDirective } from '../../directives/directive-names.js'
import type { Draft } from '../../draft.js'
import { createBlock, createElement, onLines } from '../../html/create-element.js'
import type { Include } from '../../include/request-include.js'

/**
 * Converts a directive to an element. A directive that is not one of docgen's blocks becomes a `div`, whose name a plugin
 * replaces.
 */
export function convertDirective(node: ContainerDirective | LeafDirective | TextDirective, draft: Draft): Element {
  const block = node.data?.block
  const children = node.type === 'containerDirective' ? onLines(draft.childrenOf(node), true) : draft.childrenOf(node)
  if (!block) return createElement('div', children, node)
  if ('id' in block && block.id !== undefined) draft.tree.hasIds = true
  return createBlock(block, children, node)
}

/** Converts a partial to an element. */
export function convertInclude(node: Include, draft: Draft): Element {
  const { file, document } = node
  const block = { kind: 'include', file, ...(document !== undefined && { document }) } as const
  return createBlock(block, onLines(draft.childrenOf(node), true), node)
}
