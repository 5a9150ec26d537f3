import { posix } from 'node:path'
import type { SiteLayout } from '../site-layout.js'

/** Pages that the plugin fills only with the description's texts. Pages of operations also have the plugin's texts. */
const PAGE_OF_TEXTS = /\.(?:info|tag)\.mdx$/
/** Lines with fewer words are ignored: they are often code or labels. */
const MIN_WORDS = 5

/**
 * Finds the pages in the output folder of an OpenAPI plugin with text that the description lacks: someone has edited
 * them.
 */
export function findEditedPages(
  folder: string,
  description: string,
  { listFiles, readFile }: Pick<SiteLayout, 'listFiles' | 'readFile'>,
): readonly string[] {
  const descriptionLetters = lettersOf((readFile(description) ?? '').replace(/\\[nrt]/g, ' '))
  const pages = listFiles(folder).filter((file) => PAGE_OF_TEXTS.test(file))
  return pages
    .map((file) => posix.join(folder, file))
    .filter((path) => linesOf(readFile(path) ?? '').some((line) => !descriptionLetters.includes(lettersOf(line))))
}

/** Returns the lines of a page that are text: code is indented, or begins with a tag, a brace or a keyword. */
function linesOf(page: string): readonly string[] {
  const [, , ...body] = page.split(/^---$/m)
  return body
    .join('')
    .split('\n')
    .filter((line) => !/^(?:[\s<>{}`]|import\s|export\s)/.test(line) && line.trim().split(/\s+/).length >= MIN_WORDS)
}

/**
 * Returns only the letters and digits of a text: formats can write spaces, line breaks, quotes and escapes differently.
 */
function lettersOf(text: string): string {
  return text.replace(/&\w+;|[^\p{L}\p{N}]+/gu, '')
}
