import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { didYouMean, nearestWord } from '@docgen/renderer/contract'

/** For a missing file or folder that the config names: a hint at the one in the same folder with nearly its name. */
export function suggestFile(siteDir: string, path: string): string | undefined {
  const name = posix.basename(path)
  const near = nearestWord(name, listNames(join(siteDir, posix.dirname(path))))
  return near === undefined || near === name ? undefined : didYouMean(path.slice(0, path.lastIndexOf(name)) + near)
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
