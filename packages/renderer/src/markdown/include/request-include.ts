import type { Data, RootContent } from 'mdast'
import { didYouMean, nearestWord } from '../../contract/suggest-name.js'
import type { LeafDirective } from '../directives/directive-names.js'
import type { DocumentScope } from '../document-scope.js'
import type { Positioned } from '../source-file.js'
import { namePath, nameRelativePath } from './name-path.js'
import { resolveInclude } from './resolve-include.js'

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
  const { file: href, ...others } = node.attributes ?? {}
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
    const hint = 'Remove it: an include inserts the whole file'
    scope.report(node, { code: 'block', severity: 'warning', message, hint })
  }
  return requestFile(href, node, scope)
}

/** A file that is imported, and used as a component. */
interface ComponentUse {
  readonly props: Readonly<Record<string, unknown>>
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
  use?: ComponentUse,
): readonly RootContent[] {
  const { includes, similarIncludes = {}, aliases = {} } = scope.compilation.source
  const resolved = resolveInclude(scope.file.path, href)
  const path = textAt(aliases, resolved) ?? resolved
  const text = textAt(includes, resolved) ?? textAt(includes, path)
  if (text === undefined) {
    const other = textAt(similarIncludes, path)
    const near = other ?? nearestWord(path, Object.keys(includes))
    const hint =
      near === undefined
        ? hintOutside(path)
        : didYouMean(
            href.startsWith('/') ? `/${namePath(near)}` : nameRelativePath(near),
            other !== undefined && differsInCase(path, other),
          )
    const { node: reportedNode, delta } = use?.importedAt ?? { node, delta: 0 }
    const message = `${href} points to ${namePath(path)}, which does not exist`
    scope.report(
      reportedNode,
      { code: 'missing-include', severity: 'error', message, ...(hint !== undefined && { hint }) },
      delta,
    )
    return []
  }
  const target: Include = {
    type: 'include',
    file: path,
    children: [],
    ...(node.position && { position: node.position }),
  }
  scope.includes.push({ path, text, target, directive: node, ...(use && { props: use.props }) })
  return [target]
}

/** Whether paths differ only in case. `path` may be relative to the page, `other` is relative to the site's folder. */
function differsInCase(path: string, other: string): boolean {
  const end = `/${path.replace(/^(?:\.{0,2}\/)+/, '')}`
  return other.toLowerCase().endsWith(end.toLowerCase()) && !other.endsWith(end)
}

/** Returns the hint for a path outside the site, which the compiler recognizes only relative to the site's folder. */
function hintOutside(path: string): string | undefined {
  return path.startsWith('/../') ? 'Outside the site, docgen reads only files of its repository' : undefined
}

/** Returns the text at a path. The path may be the name of a property of every object, such as `constructor`. */
function textAt(texts: Readonly<Record<string, string>>, path: string): string | undefined {
  return Object.hasOwn(texts, path) ? texts[path] : undefined
}
