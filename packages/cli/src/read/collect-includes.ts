import { findIncludes, resolveInclude } from '@docgen/renderer/light'
import type { FindNeighborPaths } from './neighbor-docs.js'

/** Answers a file's text by its path relative to the site's folder; undefined where there is none. */
export type FindText = (path: string) => string | undefined

/** The files that a text includes: paths relative to the site's folder, in code-unit order. */
export interface FoundIncludes {
  /** Every file that exists. */
  readonly includes: readonly string[]
  /** Those that do not exist. */
  readonly missing: readonly string[]
  /** Path of an include as its own file's folder resolves it → the path of the file it means: see `FindNeighborPaths`. */
  readonly moved: Readonly<Record<string, string>>
}

/**
 * Every file that the text at `path` includes, directly or through another. The path itself is among them if an include
 * leads back to it; the compiler reports that, and what is missing.
 */
export function collectIncludes(
  path: string,
  text: string,
  findText: FindText,
  findNeighborPaths: FindNeighborPaths = () => [],
): FoundIncludes {
  const found = new Set<string>()
  const missing = new Set<string>()
  const moved: Record<string, string> = {}
  const findMoved = (from: string, href: string): string | undefined =>
    href.startsWith('/') ? undefined : findNeighborPaths(from, href).find((each) => findText(each) !== undefined)
  const visit = (from: string, content: string): void => {
    for (const { href } of findIncludes(content)) {
      const written = resolveInSite(from, href)
      if (written === undefined || found.has(written)) continue
      const target = findText(written) === undefined ? findMoved(from, href) : written
      const next = target === undefined ? undefined : findText(target)
      if (target === undefined || next === undefined) {
        missing.add(written)
        continue
      }
      if (target !== written) moved[written] = target
      if (found.has(target)) continue
      found.add(target)
      visit(target, next)
    }
  }
  visit(path, text)
  return { includes: [...found].sort(), missing: [...missing].sort(), moved }
}

/**
 * The path that an include in `from` names, from the site's folder; nothing where it leads out of it. Documents that lie
 * outside themselves name what is beside them: whether that is one of them, the finder of texts knows.
 */
function resolveInSite(from: string, href: string): string | undefined {
  const isOutside = from.startsWith('../') && !href.startsWith('/')
  return isOutside ? resolveInclude(from, href) : resolveInclude(`/${from}`, href)?.slice(1)
}
