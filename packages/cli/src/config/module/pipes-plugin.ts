import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { describePipe, findPipe, isPipe, MODULE_SETTINGS } from './find-pipe.js'

/** Matches the name of a package at the start of an import; never matches a relative path. */
const PACKAGE = /^(?!\.)(?:@[\w.~-]+\/)?[\w.~-]+/

/** Rejects imports for which esbuild would open a pipe or a device, and wait forever. Must be the first plugin. */
export function pipesPlugin(): Plugin {
  return {
    name: 'pipes',
    setup(build) {
      const pipesByFolder = new Map<string, string | undefined>()
      const find = (folder: string, names: readonly string[]): string | undefined => {
        const key = [folder, ...names].join('\n')
        if (!pipesByFolder.has(key)) pipesByFolder.set(key, findPipe(folder, names))
        return pipesByFolder.get(key)
      }
      build.onResolve({ filter: /./ }, ({ path, resolveDir }) => {
        if (resolveDir === '') return undefined
        const [name] = PACKAGE.exec(path) ?? []
        const folders = [resolveDir, ...(name === undefined ? [] : (build.initialOptions.nodePaths ?? []).map(dirname))]
        // The path may name a folder: esbuild reads the settings in it, too.
        const target = resolve(resolveDir, path)
        const namedPipe =
          name === undefined
            ? (MODULE_SETTINGS.map((file) => join(target, file)).find(isPipe) ?? find(dirname(target), MODULE_SETTINGS))
            : folders
                .map((folder) =>
                  find(
                    folder,
                    MODULE_SETTINGS.map((file) => join('node_modules', name, file)),
                  ),
                )
                .find((pipe) => pipe !== undefined)
        return namedPipe === undefined ? undefined : { errors: [{ text: describePipe(namedPipe) }] }
      })
      build.onLoad({ filter: /./, namespace: 'file' }, ({ path }) =>
        isPipe(path) ? { errors: [{ text: describePipe(path) }] } : undefined,
      )
    },
  }
}
