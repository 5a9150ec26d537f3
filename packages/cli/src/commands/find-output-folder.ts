import { join } from 'node:path'
import { fromStart } from '../guard/working-folder.js'

/** Returns the absolute path of the output folder: the folder of `--out`, or else `dist` in the site's folder. */
export function findOutputFolder(siteDir: string, out: string | undefined): string {
  return out === undefined ? join(siteDir, 'dist') : fromStart(out)
}
