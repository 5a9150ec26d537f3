import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'
import type { PluginData } from '../../workers/render-setup.js'

const require = createRequire(import.meta.url)
/** Where replacements get what they replace. */
export const ORIGINALS = '@docgen/cli/theme'
/** Where they get what plugins have brought. */
export const DATA = '@docgen/cli/data'

/**
 * What replacement components may import although the site does not have it: docgen's React, of which there must be
 * one, and the components that they replace. `folder` is where the bundle will lie; a module there leads to each part of
 * React, so that no path of this machine stands in the bundle. `used` gets `DATA` where a replacement asks for it;
 * `data` stands in the bundle, unless it is put in when that is loaded.
 */
export function componentPlugin(folder: string, used: Set<string>, data: PluginData['values'] = {}): Plugin {
  return {
    name: 'components',
    setup(build) {
      build.onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, ({ path }) => {
        const name = `${path.replaceAll('/', '-')}.mjs`
        const target = pathToFileURL(require.resolve(path)).href
        mkdirSync(folder, { recursive: true })
        const source = JSON.stringify(target)
        writeFileSync(join(folder, name), `export * from ${source}\nexport { default } from ${source}\n`)
        return { path: `./${name}`, external: true }
      })
      build.onResolve({ filter: /^@docgen\/cli\/theme$/ }, () => ({ path: ORIGINALS, namespace: 'docgen' }))
      // Filled when the bundle is loaded: which theme it is, the config says.
      build.onLoad({ filter: /./, namespace: 'docgen' }, () => ({ contents: 'export const original = {}' }))
      build.onResolve({ filter: /^@docgen\/cli\/data$/ }, ({ importer }) => {
        if (importer !== '<stdin>') used.add(DATA)
        return { path: DATA, namespace: 'docgen-data' }
      })
      build.onLoad({ filter: /./, namespace: 'docgen-data' }, () => ({
        contents: `export const pluginData = ${JSON.stringify(data)}`,
      }))
    },
  }
}
