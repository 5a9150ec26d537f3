import { basename, dirname } from 'node:path'
import type { Plugin } from 'esbuild'
import { listNames } from '../list-names.js'

/**
 * Rejects imports that differ from the file name only in case. esbuild resolves them on every file system; on a
 * case-sensitive one, reading the file then fails without an explanation.
 */
export function letterCasePlugin(): Plugin {
  return {
    name: 'letter-case',
    setup(build) {
      const names = new Map<string, readonly string[]>()
      build.onLoad({ filter: /./, namespace: 'file' }, ({ path }) => {
        if (/[\\/]node_modules[\\/]/.test(path)) return undefined
        const folder = dirname(path)
        // esbuild itself reports a folder that cannot be read, at the position of the import.
        const siblings = names.get(folder) ?? listNames(folder)
        names.set(folder, siblings)
        const name = basename(path)
        if (siblings.includes(name)) return undefined
        const other = siblings.find((each) => each.toLowerCase() === name.toLowerCase())
        return other === undefined ? undefined : { errors: [{ text: `${letterCaseProblem} ${name}, but ${other}` }] }
      })
    },
  }
}

/** Prefix of this plugin's messages. */
export const letterCaseProblem = 'The names differ only in letter case: there is no'
