import type { Element, Root } from 'hast'
import type { Draft } from './draft.js'

/** Takes all ids that the source chose, before headings get theirs, and reports those that are used twice. */
export function reserveIds(tree: Root, { ids, compilation }: Draft): void {
  visit(tree.children, compilation.source.path)

  function visit(nodes: readonly Root['children'][number][], file: string): void {
    for (const node of nodes) {
      if (node.type !== 'element') continue
      const id = idOf(node)
      if (id !== undefined && !ids.reserve(id)) {
        compilation.report(file, node.position?.start, {
          code: 'duplicate-id',
          message: `the id ${id} is used twice in this page`,
          hint: 'Links can lead to the first place only; give one of them another id',
        })
      }
      const block = node.data?.block
      visit(node.children, block?.kind === 'include' ? block.file : file)
    }
  }
}

function idOf({ properties, data }: Element): string | undefined {
  const block = data?.block
  const id = block && 'id' in block ? block.id : properties['id']
  return typeof id === 'string' && id !== '' ? id : undefined
}
