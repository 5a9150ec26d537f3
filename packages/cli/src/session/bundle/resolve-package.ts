import type { OnResolveArgs, PluginBuild, ResolveResult } from 'esbuild'

const resultsByBuild = new WeakMap<PluginBuild, Map<string, Promise<ResolveResult>>>()

/**
 * Resolves a package name from a folder, with all plugins. Caches the results, because esbuild reads folders again for
 * each call.
 */
export function resolvePackage(
  build: PluginBuild,
  { path, kind, importer, namespace, resolveDir }: OnResolveArgs,
): Promise<ResolveResult> {
  const results = resultsByBuild.get(build) ?? new Map<string, Promise<ResolveResult>>()
  resultsByBuild.set(build, results)
  const key = JSON.stringify([path, kind, namespace, resolveDir])
  const result =
    results.get(key) ??
    build.resolve(path, { kind, importer, namespace, resolveDir, pluginData: { isResolving: true } })
  results.set(key, result)
  return result
}
