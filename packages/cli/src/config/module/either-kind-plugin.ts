import { dirname } from 'node:path'
import type { Plugin } from 'esbuild'

const SEEN = 'docgen-either-kind'
/** Namespace of modules that `require` loads. */
const REQUIRED = 'docgen:required'

/**
 * Accepts CommonJS and ES modules under any name, as Docusaurus does: esbuild would read a `.js` file with
 * `module.exports` as an ES module if package.json has `"type": "module"`. It ignores package.json for paths that a
 * plugin resolves. `require` of an ES module returns its default export, too.
 */
export function eitherKindPlugin(): Plugin {
  return {
    name: 'either-kind',
    setup(build) {
      build.onResolve({ filter: /^[./]/, namespace: 'file' }, async ({ path, pluginData, ...args }) => {
        if (pluginData === SEEN || args.kind === 'require-resolve') return undefined
        const { kind, importer, resolveDir, namespace } = args
        const found = await build.resolve(path, { kind, importer, resolveDir, namespace, pluginData: SEEN })
        // esbuild reports unresolved imports with their position.
        if (found.errors.length > 0 || found.external || found.namespace !== 'file') return undefined
        if (!/\.[cm]?[jt]sx?$/.test(found.path)) return undefined
        return kind === 'require-call' ? { path: found.path, namespace: REQUIRED } : { path: found.path }
      })
      build.onResolve({ filter: /./, namespace: REQUIRED }, ({ path }) => ({ path }))
      build.onLoad({ filter: /./, namespace: REQUIRED }, ({ path }) => ({
        contents: requiredModule(path),
        loader: 'js',
        resolveDir: dirname(path),
      }))
    },
  }
}

/** An object with the fields of the default export and the named exports. `default` is hidden from loops, as in jiti. */
function requiredModule(path: string): string {
  return `const all = require(${JSON.stringify(path)})
const main = all && all.__esModule ? all.default : undefined
const copy = Array.isArray(main) ? [...main]
  : typeof main === 'function' ? main
  : typeof main === 'object' && main !== null ? { ...main }
  : undefined
if (copy) {
  for (const name of Object.keys(all)) if (name !== 'default') copy[name] = all[name]
  Object.defineProperty(copy, 'default', { value: main, configurable: true })
  Object.defineProperty(copy, '__esModule', { value: true, configurable: true })
}
module.exports = copy ?? all
`
}
