import { basename, dirname } from 'node:path'
import type { Plugin } from 'esbuild'
import { listNames } from '../list-names.js'
import { isInPackage } from '../site-path.js'

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
        if (isInPackage(path)) return undefined
        const folder = dirname(path)
        // esbuild itself reports a folder that cannot be read, at the position of the import.
        const siblings = names.get(folder) ?? listNames(folder)
        names.set(folder, siblings)
        const name = basename(path)
        if (siblings.includes(name)) return undefined
        const other = siblings.find((each) => each.toLowerCase() === name.toLowerCase())
        if (other === undefined) return undefined
        const text = `The names differ only in letter case: there is no ${name}, but ${other}`
        return { errors: [{ text, detail: { problem: 'letter-case' } satisfies ModuleProblem }] }
      })
    },
  }
}

/** The `detail` of an error that a plugin of docgen passes through esbuild. */
export interface ModuleProblem {
  /** What is wrong with the module; absent if the text of the error says everything. */
  readonly problem?: 'letter-case' | 'unknown-module'
  readonly hint?: string
}
