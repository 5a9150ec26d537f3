import { existsSync } from 'node:fs'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import type { Plugin } from 'esbuild'
import { hashValue } from '../../cache/hash.js'
import { CODE_COLORS, placeholderPlugin } from '../docusaurus/placeholder-plugin.js'
import { type BundleOptions, bundleModule } from './bundle-module.js'
import { type Evaluation, evaluateModule } from './evaluate-module.js'
import { type CachedModule, readCachedModule, writeCachedModule } from './module-cache.js'

/** An evaluated module of the site. */
export interface LoadedModule extends CachedModule {
  /** The default export, or with `acceptsNames` an object with the named exports of a module without one. */
  readonly exported: unknown
}

/** How to load a module. */
export interface LoadOptions extends Pick<Evaluation, 'acceptsNames'> {
  /** Plugins of esbuild that resolve its imports. */
  readonly plugins?: readonly Plugin[]
  /** Code to load in place of the file. It imports the file. */
  readonly contents?: string
}

/** Bundles a module of the site, if it changed, runs it and returns its exports; `undefined` if one of these fails. */
export async function loadModule(
  siteDir: string,
  file: string,
  options: LoadOptions = {},
  attempts = 3,
): Promise<Outcome<LoadedModule | undefined>> {
  const { plugins = [], contents, ...reading } = options
  const prepared = await prepareModule(siteDir, file, {
    // A config can import the one of Docusaurus, whose packages need not be installed.
    plugins: [placeholderPlugin(siteDir, { isWhole: true, replaceable: CODE_COLORS }), ...plugins],
    isLenient: false,
    ...(contents !== undefined && { contents }),
  })
  if (!prepared.value) return { value: undefined, diagnostics: prepared.diagnostics }
  const evaluated = await evaluateModule({ siteDir, file, module: prepared.value, ...reading })
  // A build with --clean can remove the cache in the meantime: the site is only locked once its config is loaded.
  if (!evaluated.value && attempts > 0 && !existsSync(prepared.value.path))
    return loadModule(siteDir, file, options, attempts - 1)
  return {
    value: evaluated.value && { ...prepared.value, ...evaluated.value },
    diagnostics: [...prepared.diagnostics, ...evaluated.diagnostics],
  }
}

async function prepareModule(
  siteDir: string,
  file: string,
  options: BundleOptions,
): Promise<Outcome<CachedModule | undefined>> {
  const name = options.contents === undefined ? file : `${file}.${hashValue(options.contents).slice(0, 8)}`
  const cached = readCachedModule(siteDir, name)
  if (cached) return { value: cached, diagnostics: cached.warnings }
  const bundled = await bundleModule(siteDir, file, options)
  if (!bundled.value) return { value: undefined, diagnostics: bundled.diagnostics }
  try {
    return {
      value: writeCachedModule(siteDir, name, bundled.value, bundled.diagnostics),
      diagnostics: bundled.diagnostics,
    }
  } catch (error) {
    return { value: undefined, diagnostics: [...bundled.diagnostics, describeUnwritableCache(error)] }
  }
}

/** The diagnostic for a cache folder that is not writable. */
export function describeUnwritableCache(error: unknown): Diagnostic {
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
  return {
    code: 'unwritable-cache',
    severity: 'error',
    file: '.docgen/cache',
    message: `the cache folder can't be written${code}`,
    hint: "Let docgen write into .docgen in the site's folder",
  }
}
