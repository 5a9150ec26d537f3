import { dirname } from 'node:path'
import type { OnResolveArgs, PluginBuild } from 'esbuild'
import { isPipe } from '../../config/module/find-pipe.js'
import { type ReadBytes, textOf } from '../../config/module/read-once.js'
import { isInPackage } from '../../config/site-path.js'
import { isIslandModule } from './is-island-module.js'
import { resolvePackage } from './resolve-package.js'

/** Specifiers that docgen itself resolves, which are not packages of the site. */
const NO_PACKAGE = /^(?:@(?:docgen|docusaurus|site|theme|theme-original)\/|docgen|react(?:-dom)?(?:\/|$)|node:)/

/**
 * Returns the path of the module that code of the site imports from a package, if the module needs a browser: by its
 * directive or its hooks; otherwise `undefined`.
 */
export async function findClientPackage(
  build: PluginBuild,
  args: OnResolveArgs,
  read: ReadBytes,
): Promise<string | undefined> {
  const module = await findPackageModule(build, args, read)
  return module && (isIslandModule(module.text) || HOOK_CALL.test(module.text)) ? module.path : undefined
}

/** Calls of React's hooks that need a browser, for state and effects; not definitions of functions with these names. */
const HOOK_CALL = /(?<!function )\buse(?:State|Effect|LayoutEffect|Reducer)\)?\(/

async function findPackageModule(
  build: PluginBuild,
  args: OnResolveArgs,
  read: ReadBytes,
): Promise<{ readonly path: string; readonly text: string } | undefined> {
  const { path, importer, pluginData } = args
  if (NO_PACKAGE.test(path) || pluginData?.isInside || pluginData?.isResolving || isInPackage(importer))
    return undefined
  const resolved = await resolvePackage(build, args)
  const isCode = !/\.json$/.test(resolved.path) && !isPipe(resolved.path)
  if (!isInPackage(resolved.path) || !isCode) return undefined
  return { path: resolved.path, text: textOf(read(resolved.path)) }
}

const FROM_PACKAGE = /\bfrom\s{0,9}['"]([@\w][^'"\n]{0,200})['"]/g

/** Whether a module imports more than types from a package module that needs a browser. */
export async function importsClientPackage(
  build: PluginBuild,
  { path, text, read }: { readonly path: string; readonly text: string; readonly read: ReadBytes },
): Promise<boolean> {
  const kind = 'import-statement'
  const rest = { importer: path, namespace: 'file', resolveDir: dirname(path), kind, pluginData: undefined, with: {} }
  for (const { 1: specifier = '', index } of text.matchAll(FROM_PACKAGE)) {
    const statement = text.slice(Math.max(text.lastIndexOf('import', index), 0), index)
    if (/^import\s+type\b/.test(statement)) continue
    if (await findClientPackage(build, { ...rest, path: specifier, kind }, read)) return true
  }
  return false
}
