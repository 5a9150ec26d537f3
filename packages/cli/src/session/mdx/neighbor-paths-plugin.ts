import type { Plugin } from 'esbuild'
import { toSitePath } from '../../config/site-path.js'
import type { FindNeighborPaths } from '../../read/neighbor-docs.js'

/**
 * Resolves relative imports of pages and modules that were copied into a version or a translation: an import that does
 * not exist next to the copy is resolved from the original.
 */
export function neighborPathsPlugin(siteDir: string, findNeighborPaths: FindNeighborPaths): Plugin {
  return {
    name: 'neighbor-paths',
    setup(build) {
      build.onResolve({ filter: /^\.\.?\// }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (pluginData?.isNeighbor) return undefined
        const candidates = findNeighborPaths(toSitePath(siteDir, `${resolveDir}/_`), path)
        if (candidates.length === 0) return undefined
        const tries = [
          { path, resolveDir },
          ...candidates.map((candidate) => ({ path: `./${candidate}`, resolveDir: siteDir })),
        ]
        for (const each of tries) {
          const resolved = await build.resolve(each.path, {
            kind,
            importer,
            resolveDir: each.resolveDir,
            // Keep the marks of other plugins in `pluginData`: without them, two plugins would call each other forever.
            pluginData: { ...pluginData, isNeighbor: true },
          })
          if (resolved.errors.length === 0) return resolved
        }
        return undefined
      })
    },
  }
}
