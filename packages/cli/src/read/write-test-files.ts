import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createFolder } from '../cache/create-folder.js'

/** Writes files to a folder, by their paths in it; for tests. */
export function writeTestFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    createFolder(dirname(join(folder, path)))
    writeFileSync(join(folder, path), content)
  }
}
