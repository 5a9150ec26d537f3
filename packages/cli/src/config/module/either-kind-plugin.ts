import type { Plugin } from 'esbuild'

const SEEN = 'docgen-either-kind'

/**
 * Accepts CommonJS and ES modules under any name, as Docusaurus does: esbuild would read a `.js` file with
 * `module.exports` as an ES module if package.json has `"type": "module"`. It ignores package.json for paths that a
 * plugin resolves.
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
        return /\.[cm]?[jt]sx?$/.test(found.path) ? { path: found.path } : undefined
      })
    },
  }
}
