import { dirname, posix, resolve } from 'node:path'
import { didYouMean, nearestWord } from '@docgen/renderer/contract'
import { suggestFile } from '../../config/suggest-file.js'
import { decodePath } from '../../read/files/decode-path.js'
import type { StyleUrl } from './bundle-style.js'

/** Returns the hint for a broken URL in a style sheet: the file that it probably means, or how to write the path. */
export function suggestUrl({ url, file }: StyleUrl, outputs: ReadonlySet<string>, siteDir: string): string {
  const path = decodePath(url.replace(/[?#].*$/s, ''))
  if (path.startsWith('/')) {
    const near = nearestWord(path.slice(1), outputs)
    return near === undefined ? 'Write the path of the file inside its static folder' : didYouMean(`/${near}`)
  }
  const isFromSite = path.startsWith('@site/')
  const adjacent = isFromSite
    ? suggestFile(siteDir, path.slice('@site/'.length))?.replace('mean ', 'mean @site/')
    : suggestFile(resolve(siteDir, dirname(file)), path)
  if (adjacent !== undefined) return adjacent
  const name = posix.basename(path)
  const published = [...outputs].find((output) => posix.basename(output) === name)
  if (published !== undefined) return didYouMean(`/${published}`)
  return isFromSite
    ? 'After @site/, write its path relative to the folder of the site'
    : 'Write its path relative to this style sheet'
}
