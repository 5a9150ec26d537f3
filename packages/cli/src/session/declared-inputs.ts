import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Memo } from '../cache/memo.js'
import { toSitePath } from '../config/site-path.js'

const KEY = 'declared inputs of Markdown plugins'

/**
 * Returns the paths, relative to the site's folder, of the files that Markdown plugins have declared in
 * `file.data.docgenInputs`.
 */
export function recallDeclaredInputs(memo: Memo): readonly string[] {
  return memo.load<readonly string[]>(KEY, '') ?? []
}

/** Separates existing from missing files. Missing files are inputs, too, because the build changes if they appear. */
export function splitDeclaredInputs(paths: readonly string[], siteDir: string) {
  const files = paths.filter((path) => existsSync(join(siteDir, path)))
  return { files, missing: paths.filter((path) => !files.includes(path)) }
}

/** Where declared inputs are cached. */
export interface DeclaredInputsMemo {
  readonly memo: Memo
  readonly siteDir: string
  /** Whether some pages are not built yet: their earlier declarations are kept. */
  readonly isPartial: boolean
}

/** Caches the inputs that plugins have declared for pages; writes nothing if they are unchanged. */
export function rememberDeclaredInputs(
  pages: readonly { readonly pluginInputs?: readonly string[] }[],
  { memo, siteDir, isPartial }: DeclaredInputsMemo,
): void {
  const saved = recallDeclaredInputs(memo)
  const declaredPaths = new Set(pages.flatMap(({ pluginInputs = [] }) => pluginInputs))
  const declared = [...declaredPaths].map((path) => toSitePath(siteDir, resolve(siteDir, path)))
  const paths = [...new Set([...(isPartial ? saved : []), ...declared])].sort()
  if (JSON.stringify(paths) !== JSON.stringify(saved)) memo.save(KEY, '', paths)
}
