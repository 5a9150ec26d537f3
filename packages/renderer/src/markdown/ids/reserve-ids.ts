import type { Element, Root } from 'hast'
import type { Draft } from '../draft.js'
import type { Positioned } from '../source-file.js'
import { protectNames } from './protect-names.js'

/**
 * Reserves all ids set in the source, before headings get ids. Renames ids and names that would hide properties from
 * scripts.
 */
export function reserveIds(tree: Root, draft: Draft): void {
  visit(tree.children, draft.compilation.source.path)

  function visit(nodes: readonly Root['children'][number][], file: string): void {
    for (const node of nodes) {
      if (node.type !== 'element') continue
      protectNames(node, file, draft)
      const id = idOf(node)
      if (id !== undefined) reserveId(id, { node, file }, draft)
      const block = node.data?.block
      visit(node.children, block?.kind === 'include' ? block.file : file)
    }
  }
}

/** Reserves an id set in the source, and reports duplicates. */
export function reserveId(
  id: string,
  { node, file }: { readonly node: Positioned; readonly file: string },
  { ids, compilation }: Draft,
): void {
  if (ids.reserve(id)) return
  compilation.report(file, node.position?.start, {
    code: 'duplicate-id',
    message: `the id ${id} is used twice on this page`,
    hint: 'Links point only to the first one. Give one of them another id',
  })
}

function idOf({ properties, data }: Element): string | undefined {
  const block = data?.block
  const id = block && 'id' in block ? block.id : properties['id']
  return typeof id === 'string' && id !== '' ? id : undefined
}
