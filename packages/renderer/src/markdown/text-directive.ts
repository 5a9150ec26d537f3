import type { PhrasingContent, RootContent } from 'mdast'
import type { TextDirective } from './directive-names.js'
import type { DocumentScope } from './document-scope.js'
import type { Placed } from './source-file.js'

/** Gives a text directive back as the text that it was written as: docgen has none, and `at 10:30` is no mistake. */
export function restoreTextDirective(node: TextDirective, scope: DocumentScope): readonly RootContent[] {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  if (start === undefined || end === undefined) return [{ type: 'text', value: `:${node.name}` }, ...node.children]
  const restored: PhrasingContent[] = []
  let from = start
  for (const child of node.children) {
    restored.push(textBetween(from, offsetOf(child, 'start') ?? from), child)
    from = offsetOf(child, 'end') ?? from
  }
  return [...restored, textBetween(from, end)]

  function textBetween(first: number, last: number): PhrasingContent {
    return { type: 'text', value: scope.file.text.slice(first, last) }
  }
}

function offsetOf(node: Placed, side: 'start' | 'end'): number | undefined {
  return node.position?.[side].offset
}
