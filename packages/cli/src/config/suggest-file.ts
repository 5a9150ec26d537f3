import { join, posix } from 'node:path'
import { didYouMean, nearestWord } from '@docgen/renderer/contract'
import { listNames } from './list-names.js'

/** The hint for a missing file or folder: suggests a similar name in the same folder; `undefined` if there is none. */
export function suggestFile(siteDir: string, path: string): string | undefined {
  const name = posix.basename(path)
  const near = nearestWord(name, listNames(join(siteDir, posix.dirname(path))))
  return near === undefined || near === name ? undefined : didYouMean(path.slice(0, path.lastIndexOf(name)) + near)
}
