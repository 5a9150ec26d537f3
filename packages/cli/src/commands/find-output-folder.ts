import { join } from 'node:path'
import { fromStart } from '../guard/working-folder.js'

/** Absolute path of the output folder: that of `--out`, or `dist` next to the config. */
export function findOutputFolder(siteDir: string, out: string | undefined): string {
  return out === undefined ? join(siteDir, 'dist') : fromStart(out)
}
