import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Cache } from '../cache/open-cache.js'
import { toSitePath } from '../config/site-path.js'

const KEY = 'declared inputs of Markdown plugins'

/** Paths, relative to the site's folder, of the files that Markdown plugins have declared by `file.data.docgenInputs`. */
export function recallDeclaredInputs(cache: Cache): readonly string[] {
  return cache.get<readonly string[]>(KEY) ?? []
}

/** Of these those that exist; the others count as long as they don't. */
export function splitDeclaredInputs(paths: readonly string[], siteDir: string) {
  const files = paths.filter((path) => existsSync(join(siteDir, path)))
  return { files, missing: paths.filter((path) => !files.includes(path)) }
}

/** Where declared inputs are remembered. */
export interface DeclaredInputsMemo {
  readonly cache: Cache
  readonly siteDir: string
  /** True where some pages are not made yet: what was declared before stays. */
  readonly isPartial: boolean
}

/** Remembers what plugins have declared for pages; nothing is written where that is known. */
export function rememberDeclaredInputs(
  pages: readonly { readonly pluginInputs?: readonly string[] }[],
  { cache, siteDir, isPartial }: DeclaredInputsMemo,
): void {
  const known = recallDeclaredInputs(cache)
  const written = new Set(pages.flatMap(({ pluginInputs = [] }) => pluginInputs))
  const found = [...written].map((path) => toSitePath(siteDir, resolve(siteDir, path)))
  const paths = [...new Set([...(isPartial ? known : []), ...found])].sort()
  if (JSON.stringify(paths) !== JSON.stringify(known)) cache.put(KEY, paths)
}
