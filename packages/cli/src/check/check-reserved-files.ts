import type { Diagnostic } from '@docgen/renderer/contract'
import type { StaticFile } from '../read/site-files.js'

/** A file of the output that a site can't do without. */
export interface ReservedFile {
  /** Path in the output folder. */
  readonly file: string
  /** What it holds. */
  readonly holds: string
  /** What whoever wants a file of that name should do. */
  readonly hint: string
}

/** Static files in the place of what docgen, or the scripts of its pages, read: nobody would get what is written there. */
export function checkReservedFiles(
  statics: readonly StaticFile[],
  reserved: readonly ReservedFile[],
): readonly Diagnostic[] {
  const byFile = new Map(reserved.map((each) => [each.file, each]))
  return statics.flatMap(({ path, output }) => {
    // Many disks take names that differ in letter case alone for one.
    const taken = byFile.get(output.toLowerCase())
    if (!taken) return []
    return {
      code: 'reserved-file',
      severity: 'error',
      file: path,
      message: `the output file ${taken.file} is docgen’s own: it holds ${taken.holds}`,
      hint: taken.hint,
    }
  })
}
