import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toSitePath } from '../site-path.js'

/** 32 hex digits over the names and bytes of some files of the site, read from the disk unless they are `known`; `undefined` where one of them can't be read. */
export function hashInputs(
  siteDir: string,
  inputs: readonly string[],
  known: ReadonlyMap<string, Uint8Array> = new Map(),
): string | undefined {
  const hash = createHash('sha256')
  try {
    for (const input of inputs) {
      const bytes = known.get(input) ?? readFileSync(join(siteDir, input))
      hash.update(`${input}\n${bytes.length}\n`).update(bytes)
    }
  } catch {
    return undefined
  }
  return hash.digest('hex').slice(0, 32)
}

/** The `package.json` of an installed package as seen from the site's folder: a new version of it is a new input. */
export function findManifest(siteDir: string, packageName: string): string | undefined {
  for (let folder = siteDir; ; folder = dirname(folder)) {
    const file = join(folder, 'node_modules', packageName, 'package.json')
    if (isReadable(file)) return toSitePath(siteDir, file)
    if (folder === dirname(folder)) return undefined
  }
}

function isReadable(file: string): boolean {
  try {
    readFileSync(file)
    return true
  } catch {
    return false
  }
}
