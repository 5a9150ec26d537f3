import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleModule } from '../module/bundle-module.js'
import { findImportedFile } from '../module/find-imported-file.js'
import { loadBundle } from '../module/load-bundle.js'
import { removeCachedModule, writeCachedModule } from '../module/module-cache.js'
import { openPackageLoader, writePackageLoader } from '../plugins/package-loader.js'
import { isInPackage, toSitePath } from '../site-path.js'
import type { LoadContext } from './load-context.js'
import { placeholderPlugin } from './placeholder-plugin.js'
import type { PluginUse } from './plugin-use.js'

/**
 * Loads the module of a plugin or preset: a file of the site, as a bundle, or a package. Adds its files to `inputs`.
 */
export async function loadPlugin(
  siteDir: string,
  { name, plugin }: Pick<PluginUse, 'name' | 'plugin'>,
  inputs: Set<string>,
): Promise<unknown> {
  const specifier = typeof plugin === 'string' && isPath(plugin) ? plugin : name
  const local = isPath(specifier) ? findImportedFile(resolve(siteDir, specifier)) : undefined
  if (local === undefined || isInPackage(local)) {
    const path = createRequire(join(siteDir, 'package.json')).resolve(local ?? name)
    const load = await openPackageLoader(writePackageLoader(siteDir))
    try {
      return await load(pathToFileURL(path).href)
    } catch (error) {
      if (!isIncompletePath(error)) throw error
      return loadBundled(siteDir, toSitePath(siteDir, path), inputs)
    }
  }
  return loadBundled(siteDir, toSitePath(siteDir, local), inputs)
}

/** Whether an import omits a file name or extension: Docusaurus resolves such imports, Node.js rejects them. */
function isIncompletePath(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = Reflect.get(error, 'code')
  return (
    code === 'ERR_UNSUPPORTED_DIR_IMPORT' ||
    (code === 'ERR_MODULE_NOT_FOUND' && error.message.startsWith('Cannot find module'))
  )
}

async function loadBundled(siteDir: string, file: string, inputs: Set<string>): Promise<unknown> {
  const bundled = await bundleModule(siteDir, file, {
    plugins: [placeholderPlugin(siteDir, { isWhole: true })],
    isLenient: true,
  })
  if (!bundled.value) throw new Error(bundled.diagnostics.map(({ message }) => message).join('; '))
  for (const input of bundled.value.inputs) inputs.add(input)
  const module = writeCachedModule(siteDir, file, bundled.value)
  try {
    return await loadBundle(pathToFileURL(module.path).href)
  } finally {
    removeCachedModule(siteDir, file, module)
  }
}

function isPath(name: string): boolean {
  return /^[./]|^[a-z]:/i.test(name)
}

/** The functions of a module of a plugin or preset. */
export interface PluginModule {
  readonly create: (context: LoadContext, options: object) => unknown
  readonly validateOptions?: (request: { readonly validate: unknown; readonly options: object }) => unknown
}

/** Finds the functions of a module, however it exports them. Throws if it does not export a function. */
export function readExports(module: unknown): PluginModule {
  const levels = [module, Object(module)['default'], Object(Object(module)['default'])['default']]
  const create = levels.find((each) => typeof each === 'function')
  if (create === undefined) throw new Error('it exports no function')
  const validateOptions: unknown = levels
    .map((each) => Object(each)['validateOptions'])
    .find((each) => typeof each === 'function')
  const pluginModule = { create, ...(validateOptions !== undefined && { validateOptions }) }
  // The code above only checks that they are functions; Docusaurus defines their signatures.
  return pluginModule as PluginModule
}
