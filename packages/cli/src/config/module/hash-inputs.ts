import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { readRegularFile } from '../read-regular-file.js'
import { toSitePath } from '../site-path.js'
import { packageFolders } from './package-manager.js'

/**
 * A hash over the names and bytes of files of the site, as 32 hex digits; `undefined` if a file cannot be read. Reads
 * files from disk unless `bytesByInput` has them.
 */
export function hashInputs(
  siteDir: string,
  inputs: readonly string[],
  bytesByInput: ReadonlyMap<string, Uint8Array> = new Map(),
): string | undefined {
  const hash = createHash('sha256')
  try {
    for (const input of inputs) {
      const bytes = bytesByInput.get(input) ?? readRegularFile(join(siteDir, input))
      hash.update(`${input}\n${bytes.length}\n`).update(bytes)
    }
  } catch {
    return undefined
  }
  return hash.digest('hex').slice(0, 32)
}

/** Path of an installed package's `package.json`, relative to the site's folder; `undefined` if it is not installed. */
export function findManifest(siteDir: string, packageName: string): string | undefined {
  const files = packageFolders(siteDir).map((folder) => join(folder, packageName, 'package.json'))
  const manifest = files.find(isReadable)
  return manifest === undefined ? undefined : toSitePath(siteDir, manifest)
}

function isReadable(file: string): boolean {
  try {
    readRegularFile(file)
    return true
  } catch {
    return false
  }
}
