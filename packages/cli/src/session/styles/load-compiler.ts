import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { packageFolders } from '../../config/module/package-manager.js'
import { describeMissingPackage } from '../../config/plugins/package-loader.js'
import { StyleCompileError } from './compiled-style.js'

/** A style sheet, and the names of the packages that can compile it, the preferred one first. */
export interface CompilerRequest<Compiler> {
  readonly path: string
  readonly siteDir: string
  readonly names: readonly [string, ...string[]]
  readonly tool?: StyleCompileError['tool']
  readonly isCompiler: (value: unknown) => value is Compiler
}

/** Loads the first of `names` that the site has installed. Throws a `StyleCompileError` if there is none. */
export function loadCompiler<Compiler>({
  path,
  siteDir,
  names,
  tool,
  isCompiler,
}: CompilerRequest<Compiler>): Compiler {
  const load = createRequire(join(siteDir, 'package.json'))
  for (const name of names) {
    try {
      const compiler: unknown = load(name)
      if (isCompiler(compiler)) return compiler
    } catch {
      // The package is not installed: try the next package.
    }
  }
  const { message, hint } = describeMissingPackage(names[0])
  throw new StyleCompileError(message, path, { hint, ...(tool && { tool }) })
}

/**
 * Lists the folders to search for the imports of a style sheet: the folder of the style sheet, then the `node_modules`
 * folders for the site and for this folder.
 */
export function listLoadPaths(path: string, siteDir: string): string[] {
  return [dirname(path), ...packageFolders(siteDir), ...packageFolders(dirname(path))]
}
