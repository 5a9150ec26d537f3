import { posix } from 'node:path'
import { findIncludes, resolveInclude, revisionName } from '@docgen/renderer/markdown'
import type { FindNeighborPaths } from './neighbor-docs.js'

/**
 * Returns a file's text by its path relative to the site's folder, in a Git revision if one is given; `undefined` if it
 * does not exist.
 */
export type FindText = (path: string, revision?: string) => string | undefined

/**
 * The files that a text includes, directly or indirectly. Paths are relative to the site's folder, in code-unit order.
 */
export interface Includes {
  /** Existing files, and files in Git revisions under the names that `revisionName` gives them. */
  readonly includes: readonly string[]
  /** Missing files. */
  readonly missing: readonly string[]
  /** Path of an include, resolved from its file's folder → the file to include instead: see `FindNeighborPaths`. */
  readonly moved: Readonly<Record<string, string>>
  /**
   * Include that leaves the page's folder and enters it again, such as `../guides/_a.md` in `guides/` → the path of its
   * file. The compiler does not know the name of the folder.
   */
  readonly reentering: Readonly<Record<string, string>>
}

/**
 * Finds every file that the text at `path` includes, directly or indirectly: also `path` itself if it is part of a
 * cycle. The compiler reports cycles and missing files.
 */
export function collectIncludes(
  path: string,
  text: string,
  findText: FindText,
  findNeighborPaths: FindNeighborPaths = () => [],
): Includes {
  const targets = new Set<string>()
  const missing = new Set<string>()
  const moved: Record<string, string> = {}
  const findMoved = (from: string, href: string): string | undefined =>
    href.startsWith('/') ? undefined : findNeighborPaths(from, href).find((each) => findText(each) !== undefined)
  const reentering: Record<string, string> = {}
  // Files shown as code are not searched for includes.
  const searched = new Set<string>()
  // `name` is the file's path as the compiler knows it: relative to the page's folder.
  const visit = (from: string, name: string, content: string): void => {
    for (const { href, isCode, since } of findIncludes(content)) {
      const resolved = resolveInSite(from, href)
      const target = findText(resolved) === undefined ? findMoved(from, href) : resolved
      const next = target === undefined ? undefined : findText(target)
      if (target === undefined || next === undefined) {
        missing.add(resolved)
        continue
      }
      if (target !== resolved) moved[resolved] = target
      const compiled = resolveInclude(name, href)
      const expectedPath = compiled.startsWith('/') ? `/${target}` : posix.relative(posix.dirname(path), target)
      if (target === resolved && compiled !== expectedPath) reentering[compiled] = target
      targets.add(target)
      if (since !== undefined && findText(target, since) !== undefined) targets.add(revisionName(target, since))
      if (isCode || searched.has(target)) continue
      searched.add(target)
      visit(target, expectedPath, next)
    }
  }
  visit(path, posix.basename(path), text)
  return { includes: [...targets].sort(), missing: [...missing].sort(), moved, reentering }
}

/**
 * Resolves an include in the file `from` to a path relative to the site's folder. It may point outside of the folder.
 */
function resolveInSite(from: string, href: string): string {
  return href.startsWith('/') ? resolveInclude('/', href).slice(1) : resolveInclude(from, href)
}
