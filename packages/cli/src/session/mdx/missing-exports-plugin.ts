import type { OnResolveArgs, Plugin } from 'esbuild'
import { toSitePath } from '../../config/site-path.js'
import { importerOfMissing, moduleWithMissing, type Stubs, wrapModule } from './stubs.js'

const NAMESPACE = 'missing'

/** How a module with missing exports was imported, so that its replacement imports it in the same way. */
interface Origin {
  readonly specifier: string
  readonly resolveDir: string
  readonly names: ReadonlySet<string>
  /** Whether an island imports the module. */
  readonly isInside: boolean
}

/** Replaces modules that lack imported names with modules that re-export them and add stubs for these names. */
export function missingExportsPlugin(siteDir: string, stubs: Stubs): Plugin {
  return {
    name: 'missing-exports',
    setup(build) {
      build.onResolve({ filter: /./ }, async ({ path, kind, importer, namespace, resolveDir, pluginData }) => {
        const isResolving = pluginData?.isResolving || pluginData?.isRetry
        if (kind !== 'import-statement' || namespace === NAMESPACE || isResolving) return undefined
        // Each call of the resolver reads folders again, so resolve only where an export is missing.
        if (!stubs.has(importerOfMissing(nameModule({ importer, namespace }, siteDir)))) return undefined
        const retry = { ...pluginData, isRetry: true }
        const resolved = await build.resolve(path, { kind, importer, namespace, resolveDir, pluginData: retry })
        if (resolved.errors.length > 0 || resolved.external) return undefined
        // Modules inside an island have a suffix.
        const name = nameModule({ importer: resolved.path, namespace: resolved.namespace }, siteDir) + resolved.suffix
        const names = stubs.get(moduleWithMissing(name))
        if (!names) return undefined
        const isInside = pluginData?.isInside === true
        const origin: Origin = { specifier: path, resolveDir, names, isInside }
        return { path: name, namespace: NAMESPACE, pluginData: origin }
      })
      build.onLoad({ filter: /./, namespace: NAMESPACE }, ({ path, pluginData }) => {
        const { specifier, resolveDir, names, isInside }: Origin = pluginData
        return {
          contents: wrapModule(specifier, path, names),
          loader: 'js',
          resolveDir,
          pluginData: isInside ? { isInside } : undefined,
        }
      })
    },
  }
}

/** Returns esbuild's name of an importing module. */
export function nameModule(
  { importer, namespace }: Pick<OnResolveArgs, 'importer' | 'namespace'>,
  siteDir: string,
): string {
  return namespace === 'file' ? toSitePath(siteDir, importer) : `${namespace}:${importer}`
}
