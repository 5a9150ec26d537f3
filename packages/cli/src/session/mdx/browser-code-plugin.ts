import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { scanModule } from '../bundle/is-island-module.js'
import { findRoot, frameExports, type IslandPluginOptions } from '../bundle/island-plugin.js'
import type { MdxModulesByPath } from './site-mdx-modules.js'

/** Inputs of `browserCodePlugin`. */
export interface BrowserCodeRequest {
  readonly siteDir: string
  readonly mdxModules: MdxModulesByPath
  /** Collects the modules that become islands; absent in the bundle of the islands. */
  readonly islands?: Pick<IslandPluginOptions, 'root' | 'islandPaths' | 'read'>
}

const CODE = 'docgen-browser'
const FRAME = 'docgen-frame'
/** Suffix of the module that wraps the components that a file defines in islands. */
const DEFINED = '?defined'

/**
 * Resolves the code for browsers in MDX files: each function of `<BrowserOnly>` is an island, and so is each component
 * that a file with such code defines.
 */
export function browserCodePlugin({ siteDir, mdxModules, islands }: BrowserCodeRequest): Plugin {
  const find = (path: string) => mdxModules.get(path)?.browser ?? { code: '', elements: [], defined: [] }
  return {
    name: 'browser-code',
    setup(build) {
      build.onResolve({ filter: /^docgen-browser(?:\?defined)?$/ }, ({ path, importer }) => ({
        path: importer,
        namespace: FRAME,
        suffix: path.slice(CODE.length),
      }))
      build.onResolve({ filter: /^docgen-browser:/ }, ({ path }) => ({
        path: path.slice(CODE.length + 1),
        namespace: CODE,
      }))
      build.onLoad({ filter: /./, namespace: FRAME }, async ({ path, suffix }) => {
        const specifier = `${CODE}:${path}`
        islands?.islandPaths.add(specifier)
        const { code, elements, defined } = find(path)
        if (suffix !== DEFINED) {
          const more = defined.length > 0 ? `export * from '${CODE}${DEFINED}'\n` : ''
          return { contents: frameExports(specifier, elements, { specifier }) + more, loader: 'js' }
        }
        const { islandReason: reason = 'code', isProvider } = scanModule(code, { hydrate: 'detect' })
        const options = { specifier, reason, isProvider, ...(islands && (await findRoot(islands, build))) }
        // The frame imports the root component by its path, which esbuild only resolves from a folder.
        return { contents: frameExports(specifier, defined, options), loader: 'js', resolveDir: siteDir }
      })
      build.onLoad({ filter: /./, namespace: CODE }, ({ path }) => ({
        contents: find(path).code,
        // A page imports more than these functions use, and esbuild drops unused imports only from TypeScript.
        // `sideEffects: false` would also apply to islands that import the same module later.
        loader: 'tsx',
        resolveDir: join(siteDir, dirname(path)),
        pluginData: { isInside: true },
      }))
    },
  }
}
