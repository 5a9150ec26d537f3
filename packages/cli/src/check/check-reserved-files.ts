import type { Diagnostic } from '@docgen/renderer/contract'
import type { StaticFile } from '../read/site-files.js'

/** An output file that the site needs. */
export interface ReservedFile {
  /** Path in the output folder. */
  readonly file: string
  /** Description of its content. */
  readonly holds: string
}

/**
 * Reports static files at the path of files that docgen, or the scripts of its pages, read: docgen's file is
 * written.
 */
export function checkReservedFiles(
  statics: readonly StaticFile[],
  reserved: readonly ReservedFile[],
): readonly Diagnostic[] {
  const byFile = new Map(reserved.map((each) => [each.file.toLowerCase(), each]))
  return statics.flatMap(({ path, output }) => {
    // Case-insensitive file systems treat names that differ only in case as one.
    const taken = byFile.get(output.toLowerCase())
    if (!taken) return []
    return {
      code: 'reserved-file',
      severity: 'warning',
      file: path,
      message: `this file is skipped: docgen writes "${taken.file}", which contains ${taken.holds}`,
      hint: 'Rename yours',
    }
  })
}
