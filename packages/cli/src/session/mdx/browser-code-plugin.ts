import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { frameExports } from '../bundle/island-plugin.js'
import type { MdxModulesByPath } from './site-mdx-modules.js'

/** Inputs of the code for browsers in MDX files. */
export interface BrowserCodeRequest {
  readonly siteDir: string
  readonly mdxModules: MdxModulesByPath
  /** Collects the modules that become islands; absent where the islands themselves are bundled. */
  readonly islandPaths?: Set<string>
}

const CODE = 'docgen-browser'
const FRAME = 'docgen-frame'

/** Resolves the code for browsers in MDX files: each function of `<BrowserOnly>` is an island. */
export function browserCodePlugin({ siteDir, mdxModules, islandPaths: collectedPaths }: BrowserCodeRequest): Plugin {
  return {
    name: 'browser-code',
    setup(build) {
      build.onResolve({ filter: /^docgen-browser$/ }, ({ importer }) => ({ path: importer, namespace: FRAME }))
      build.onResolve({ filter: /^docgen-browser:/ }, ({ path }) => ({
        path: path.slice(CODE.length + 1),
        namespace: CODE,
      }))
      build.onLoad({ filter: /./, namespace: FRAME }, ({ path }) => {
        const specifier = `${CODE}:${path}`
        collectedPaths?.add(specifier)
        const names = [...(mdxModules.get(path)?.browser ?? '').matchAll(COMPONENT)].map(([, name = '']) => name)
        return { contents: frameExports(specifier, names, { specifier }), loader: 'js' }
      })
      build.onLoad({ filter: /./, namespace: CODE }, ({ path }) => ({
        contents: mdxModules.get(path)?.browser ?? '',
        // A page imports more than these functions use. Loaded as TypeScript, esbuild drops the unused imports.
        // `sideEffects: false` would also hold for islands that import the same module later.
        loader: 'tsx',
        resolveDir: join(siteDir, dirname(path)),
        pluginData: { isInside: true },
      }))
    },
  }
}

const COMPONENT = /\bexport const (DocgenBrowser\d+) =/g
