import { didYouMean, nearestWord } from '../../contract/suggest-name.js'
import type { DocumentScope } from '../document-scope.js'
import type { Positioned } from '../source-file.js'
import { namePath, nameRelativePath } from './name-path.js'
import { resolveInclude } from './resolve-include.js'

/** Finds a file that the page includes; `undefined`, with a report `delta` characters into the node, if it is missing. */
export function findIncludedFile(
  href: string,
  node: Positioned,
  scope: DocumentScope,
  delta = 0,
): { readonly path: string; readonly text: string } | undefined {
  const { includes, similarIncludes = {}, outsideIncludes = [], aliases = {} } = scope.compilation.source
  const resolved = resolveInclude(scope.file.path, href)
  const path = textAt(aliases, resolved) ?? resolved
  const text = textAt(includes, resolved) ?? textAt(includes, path)
  if (text === undefined && outsideIncludes.includes(path)) {
    const message = `${href} is outside of the site's repository, where docgen reads no files`
    const hint =
      'Move the file into the repository. It is the Git repository of the site, or the workspace of its package manager'
    scope.report(node, { code: 'missing-include', severity: 'error', message, hint }, delta)
    return undefined
  }
  if (text === undefined) {
    const other = textAt(similarIncludes, path)
    const near = other ?? nearestWord(path, Object.keys(includes))
    const hint =
      near === undefined
        ? undefined
        : didYouMean(
            href.startsWith('/') ? `/${namePath(near)}` : nameRelativePath(near),
            other !== undefined && differsInCase(path, other),
          )
    const message = `${href} points to ${namePath(path)}, which does not exist`
    scope.report(
      node,
      { code: 'missing-include', severity: 'error', message, ...(hint !== undefined && { hint }) },
      delta,
    )
    return undefined
  }
  return { path, text }
}

/** Whether paths differ only in case. `path` may be relative to the page, `other` is relative to the site's folder. */
function differsInCase(path: string, other: string): boolean {
  const end = `/${path.replace(/^(?:\.{0,2}\/)+/, '')}`
  return other.toLowerCase().endsWith(end.toLowerCase()) && !other.endsWith(end)
}

/** Returns the text at a path. The path may be the name of a property of every object, such as `constructor`. */
function textAt(texts: Readonly<Record<string, string>>, path: string): string | undefined {
  return Object.hasOwn(texts, path) ? texts[path] : undefined
}
