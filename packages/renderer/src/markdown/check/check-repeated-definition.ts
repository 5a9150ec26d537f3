import type { Definition, FootnoteDefinition } from 'mdast'
import type { DocumentScope } from '../document-scope.js'
import { sliceOf } from '../source-file.js'

/** Reports a footnote if the first footnote with its label has another text, because readers see only the first. */
export function checkRepeatedFootnote(
  node: FootnoteDefinition,
  first: FootnoteDefinition | undefined,
  scope: DocumentScope,
): void {
  if (!first || first === node || sliceOf(scope.file, first) === sliceOf(scope.file, node)) return
  const label = `[^${node.label ?? node.identifier}]`
  scope.report(node, {
    code: 'duplicate-definition',
    message: `${lineOf(first)} already defines the footnote ${label}, so this text is not shown`,
    hint: 'Give one of the two another label, or write both texts as one footnote',
    length: label.length,
  })
}

/** Reports a link definition if the first definition of its label has another URL. Ignores comments: `[//]: #`. */
export function checkRepeatedDefinition(node: Definition, first: Definition | undefined, scope: DocumentScope): void {
  if (!first || first.url === node.url || isComment(first) || isComment(node)) return
  const label = `[${node.label ?? node.identifier}]`
  scope.report(node, {
    code: 'duplicate-definition',
    message: `${lineOf(first)} already defines ${label} as ${first.url}, so this URL is not used`,
    hint: 'Remove one of the two, or give it another label',
    length: label.length,
  })
}

function isComment({ url }: Definition): boolean {
  return url === '' || url === '#'
}

function lineOf({ position }: Definition | FootnoteDefinition): string {
  return position ? `line ${position.start.line}` : 'the page'
}
