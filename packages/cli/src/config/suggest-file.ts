import { join, posix } from 'node:path'
import { didYouMean, nearestWord } from '@docgen/renderer/contract'
import { listNames } from './list-names.js'

/** The hint for a missing file or folder: suggests the one with the most similar name in the same folder, if any. */
export function suggestFile(siteDir: string, path: string): string | undefined {
  const name = posix.basename(path)
  const near = nearestWord(name, listNames(join(siteDir, posix.dirname(path))))
  return near === undefined || near === name ? undefined : didYouMean(path.slice(0, path.lastIndexOf(name)) + near)
}
