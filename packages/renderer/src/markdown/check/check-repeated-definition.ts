import type { Definition, FootnoteDefinition } from 'mdast'
import type { Problem } from '../compilation.js'
import type { DocumentScope } from '../document-scope.js'
import { pointIn, sliceOf } from '../source-file.js'

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
    message: `the footnote ${label} is already defined, so this text is not shown`,
    ...relate(first, scope),
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
    message: `${label} is already defined as ${first.url}, so this URL is not used`,
    ...relate(first, scope),
    hint: 'Remove one of the two, or give it another label',
    length: label.length,
  })
}

function isComment({ url }: Definition): boolean {
  return url === '' || url === '#'
}

/** The definition that is used; nothing if a plugin inserted it. */
function relate(first: Definition | FootnoteDefinition, { file }: DocumentScope): Pick<Problem, 'related'> {
  const point = pointIn(file, first, 0)
  return point ? { related: [{ file: file.path, ...point, message: 'defines it' }] } : {}
}
