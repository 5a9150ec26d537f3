import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Refuses imports that are right but for their letter case. esbuild takes them on every disk; then reading the file fails
 * on those that tell the two apart, without a word about why.
 */
export function letterCasePlugin(): Plugin {
  return {
    name: 'letter-case',
    setup(build) {
      const names = new Map<string, readonly string[]>()
      build.onLoad({ filter: /./, namespace: 'file' }, ({ path }) => {
        if (/[\\/]node_modules[\\/]/.test(path)) return undefined
        const folder = dirname(path)
        const siblings = names.get(folder) ?? listNames(folder)
        names.set(folder, siblings)
        const name = basename(path)
        if (siblings.includes(name)) return undefined
        const other = siblings.find((each) => each.toLowerCase() === name.toLowerCase())
        return other === undefined ? undefined : { errors: [{ text: `${letterCaseMistake} ${name}, but ${other}` }] }
      })
    },
  }
}

/** What a message of this plugin begins with. */
export const letterCaseMistake = 'Only upper and lower case differ: there is no'

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    // esbuild will fail over it, too, and says where the file is named.
    return []
  }
}
