import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FindLinkPlace } from '../check/check-links.js'
import { placeOf } from '../config/source/place-of.js'
import { isComponentFile } from '../read/read-component-page.js'
import type { SitePrograms } from './programs/site-programs.js'

/**
 * Finds where the code behind a page that is a component writes a link: in the page's file, else in one that it imports, as the first text in
 * quotes that is the address. Links of documents have their places already.
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
