import type { Diagnostic } from '@docgen/renderer/contract'
import type { StaticFile } from '../read/site-files.js'

/** A file of the output that a site can't do without. */
export interface ReservedFile {
  /** Path in the output folder. */
  readonly file: string
  /** What it holds. */
  readonly holds: string
}

/** Static files in the place of what docgen, or the scripts of its pages, read: docgen's file is written. */
export function checkReservedFiles(
  statics: readonly StaticFile[],
  reserved: readonly ReservedFile[],
): readonly Diagnostic[] {
  const byFile = new Map(reserved.map((each) => [each.file.toLowerCase(), each]))
  return statics.flatMap(({ path, output }) => {
    // Many disks take names that differ in letter case alone for one.
    const taken = byFile.get(output.toLowerCase())
    if (!taken) return []
    return {
      code: 'reserved-file',
      severity: 'warning',
      file: path,
      message: `this file is left out: docgen writes "${taken.file}", which holds ${taken.holds}`,
      hint: 'Rename yours',
    }
  })
}
