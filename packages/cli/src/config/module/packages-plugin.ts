import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'
import { isInside } from '../site-path.js'

const TYPESCRIPT = /\.[cm]?tsx?$/
const IN_PACKAGE = /[\\/]node_modules[\\/]/

/**
 * Keeps packages external, except those in TypeScript, as in workspaces, which Node.js cannot load. The imports of
 * such a package are resolved from its own folder.
 */
export function packagesPlugin(siteDir: string): Plugin {
  return {
    name: 'packages',
    setup(build) {
      build.onResolve({ filter: /^[@\w#]/ }, async ({ path, pluginData, ...rest }) => {
        if (pluginData?.isAsked || rest.kind === 'entry-point') return undefined
        const resolve = (resolveDir: string) =>
          build.resolve(path, { ...rest, resolveDir, pluginData: { ...pluginData, isAsked: true } })
        const found = await resolve(rest.resolveDir)
        if (found.errors.length > 0 || found.external) return { path, external: true }
        if (found.namespace !== 'file' || TYPESCRIPT.test(found.path)) return found
        const isOfSite = isInside(siteDir, rest.importer) && !IN_PACKAGE.test(rest.importer)
        const isFound = isOfSite || (await resolve(siteDir)).path === found.path
        return { path: isFound ? path : pathToFileURL(found.path).href, external: true }
      })
    },
  }
}
