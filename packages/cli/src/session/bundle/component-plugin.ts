import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'
import { createFolder } from '../../cache/create-folder.js'
import type { PluginData } from '../../workers/render-setup.js'
import { type ReactUse, reactModule } from './react-module.js'

const require = createRequire(import.meta.url)
/** Module from which overrides import the original components. */
export const ORIGINALS = '@docgen/cli/theme'
/** Module from which overrides import plugin data. */
export const DATA = '@docgen/cli/data'

/** esbuild's namespace of React's modules. */
const REACT = 'docgen-react'

/**
 * Resolves modules that overrides can import although the site does not install them: docgen's React, which must exist
 * only once, and the original components. `folder` is the folder of the bundle. For each imported module of React, it
 * gets a module that re-exports it, so that the bundle contains no path of this machine. Adds `DATA` to `used` if an
 * override imports it. `data` is the plugin data in the bundle; omit it if the loader of the bundle sets it.
 */
export function componentPlugin(
  folder: string,
  used: Set<string>,
  { data = {}, isInMain }: ReactUse & { readonly data?: PluginData['values'] },
): Plugin {
  return {
    name: 'components',
    setup(build) {
      build.onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, ({ path, namespace }) => {
        // The bundler knows the exports of this module, so it reports imports that React does not have.
        if (namespace !== REACT) return { path, namespace: REACT }
        const name = `${path.replaceAll('/', '-')}.mjs`
        const target = pathToFileURL(require.resolve(path)).href
        createFolder(folder)
        const source = JSON.stringify(target)
        writeFileSync(join(folder, name), `export * from ${source}\nexport { default } from ${source}\n`)
        return { path: `./${name}`, external: true }
      })
      build.onLoad({ filter: /./, namespace: REACT }, ({ path }) => ({
        contents: reactModule(`import all from '${path}'\n`, Object.keys(require(path)), {
          isInMain,
          isOnServer: true,
        }),
      }))
      build.onResolve({ filter: /^@docgen\/cli\/theme$/ }, () => ({ path: ORIGINALS, namespace: 'docgen' }))
      // `original` is filled when the bundle is loaded, because the config selects the theme.
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
