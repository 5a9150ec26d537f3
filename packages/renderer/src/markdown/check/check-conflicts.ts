import type { Nodes, Root } from 'mdast'
import type { Compilation } from '../compilation.js'
import { findConflicts } from '../find-conflicts.js'
import { linesOf, type SourceFile } from '../source-file.js'

/**
 * Reports Git conflicts left in a file, because both sides would be shown. A conflict entirely within a code block is
 * intended.
 */
export function checkConflicts(tree: Root, file: SourceFile, compilation: Compilation): void {
  const conflicts = findConflicts(file.text)
  if (conflicts.length === 0) return
  const codes = listCodes(tree)
  const { lineAt } = linesOf(file)
  let next = 0
  for (const { start, opening, closing, end } of conflicts) {
    // Conflicts and code blocks are both in source order.
    while ((codes[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1
    const code = codes[next]
    if (code && code.start < start && end < code.end) continue
    compilation.report(
      file.path,
      { line: lineAt(start), column: 1 },
      {
        code: 'conflict-marker',
        severity: 'error',
        message: `unresolved merge conflict, which ends on line ${lineAt(closing)}`,
        hint: 'Resolve it, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>',
        length: opening.length,
      },
    )
  }
}

interface Span {
  readonly start: number
  readonly end: number
}

function listCodes(node: Nodes): readonly Span[] {
  if ('children' in node) return node.children.flatMap(listCodes)
  const { start, end } = node.position ?? {}
  return node.type === 'code' && start?.offset !== undefined && end?.offset !== undefined
    ? [{ start: start.offset, end: end.offset }]
    : []
}
