import type { Data, RootContent } from 'mdast'
import { didYouMean, nearestWord } from '../../contract/suggest-name.js'
import type { LeafDirective } from '../directives/directive-names.js'
import type { DocumentScope } from '../document-scope.js'
import type { Positioned } from '../source-file.js'
import { findIncludedFile } from './find-included-file.js'
import { keepLines, type LineSelection, selectLines } from './select-lines.js'

/** A partial in the tree: its blocks, with positions that refer to the partial's file. */
export interface Include {
  type: 'include'
  file: string
  /** Key of the request if a component renders the file: its content is then inserted in the component's HTML. */
  document?: string
  children: RootContent[]
  position?: LeafDirective['position']
  data?: Data
}

declare module 'mdast' {
  interface RootContentMap {
    include: Include
  }
}

/** Replaces the directive with an empty `include` node and requests the file; reports a missing file or attribute. */
export function requestInclude(node: LeafDirective, scope: DocumentScope): readonly RootContent[] {
  const { file: href, lines, region, ...others } = node.attributes ?? {}
  const names = Object.keys(others)
  if (!href) {
    scope.report(node, {
      code: 'include-without-file',
      severity: 'error',
      message: 'the include names no file',
      hint: nearestWord('file', names) === undefined ? 'Write ::include{file="./_partial.md"}' : didYouMean('file'),
    })
    return []
  }
  for (const name of names) {
    const message = `::include has no attribute ${name}`
    const hint = 'Remove it: an include has the attributes file, lines and region'
    scope.report(node, { code: 'block', severity: 'warning', message, hint })
  }
  const selection = { ...(lines && { lines }), ...(region && { region }) }
  return requestFile(href, node, scope, { selection })
}

/** What is included of a file, or how a file that is imported is used as a component. */
interface FileUse {
  readonly selection?: LineSelection
  readonly props?: Readonly<Record<string, unknown>>
  /** Position of the import: a missing file is reported there, however often it is used. */
  readonly importedAt?: { readonly node: Positioned; readonly delta: number }
}

/**
 * Requests a file for a node. Returns an empty `include` node, or nothing if the file is missing, which is reported.
 */
export function requestFile(
  href: string,
  node: Pick<LeafDirective, 'position'>,
  scope: DocumentScope,
  use: FileUse = {},
): readonly RootContent[] {
  const { selection = {}, props } = use
  const found = findIncludedFile(href, use.importedAt?.node ?? node, scope, use.importedAt?.delta)
  if (!found) return []
  const { path } = found
  const isPart = selection.lines !== undefined || selection.region !== undefined
  const selected = isPart ? selectLines(found.text.split('\n'), selection, href) : undefined
  if (selected?.problem) {
    scope.report(node, { code: 'missing-include', severity: 'error', ...selected.problem })
    return []
  }
  const text = selected ? keepLines(found.text, selected.lines) : found.text
  const target: Include = {
    type: 'include',
    file: path,
    children: [],
    ...(node.position && { position: node.position }),
  }
  scope.includes.push({ path, text, target, directive: node, ...(props && { props }) })
  return [target]
}
