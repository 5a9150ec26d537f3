import type { DocumentScope, Footnotes } from '../document-scope.js'

/** Reports footnotes without a reference in their file, because they are not shown. */
export function checkFootnotes({ definitions, used }: Footnotes, scope: DocumentScope): void {
  for (const [identifier, node] of definitions) {
    if (used.has(identifier)) continue
    const label = node.label ?? identifier
    scope.report(node, {
      code: 'unused-footnote',
      message: `nothing refers to the footnote [^${label}], so it is not shown`,
      hint: `Write [^${label}] where it belongs, or remove it`,
      length: label.length + 3,
    })
  }
}
