import { join, resolve } from 'node:path'

/** Absolute path of the output folder: that of `--out`, or `dist` next to the config. */
export function findOutputFolder(siteDir: string, out: string | undefined): string {
  return out === undefined ? join(siteDir, 'dist') : resolve(out)
}
