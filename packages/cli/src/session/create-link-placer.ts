import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FindLinkPlace } from '../check/check-links.js'
import { placeOf } from '../config/source/place-of.js'
import { isComponentFile } from '../read/read-component-page.js'
import type { SitePrograms } from './programs/site-programs.js'

/**
 * Finds the position of a link in the code of a component page: in the page's file, else in one that it imports, at
 * the first string that equals the URL. Links of Markdown already have positions.
 */
export function createLinkPlacer(siteDir: string, { reach }: Pick<SitePrograms, 'reach'>): FindLinkPlace {
  return ({ file, href }) => {
    if (!isComponentFile(file)) return undefined
    const files = [file, ...(reach.get(file)?.files ?? []).filter((other) => other !== file)]
    for (const each of files) {
      const text = readCode(join(siteDir, each))
      const offset = ['"', "'", '`'].map((quote) => text.indexOf(quote + href + quote)).find((found) => found !== -1)
      if (offset !== undefined) return { file: each, ...placeOf(text, offset + 1, offset + 1 + href.length) }
    }
    return undefined
  }
}

function readCode(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
