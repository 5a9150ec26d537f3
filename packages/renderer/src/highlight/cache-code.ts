import { highlightCode } from './highlight-code.js'
import type { Tokenize } from './load-grammar.js'

/**
 * As much code as is remembered, in UTF-16 code units; the HTML of a page's code takes about five times that. Blocks come
 * back on neighbouring pages or never, and what is kept for long costs more to collect than to make again.
 */
const CAPACITY = 1_500_000

const remembered = new Map<string, string>()
let size = 0

/** The highlighted HTML of a block of code, from memory where the same block was seen before. */
export function cacheCode(language: string, code: string, tokenize: Tokenize | undefined): string {
  const key = `${language}\n${code}`
  const known = remembered.get(key)
  if (known !== undefined) {
    // Put last again: the map's order is the order of use.
    remembered.delete(key)
    remembered.set(key, known)
    return known
  }
  const html = highlightCode(code, tokenize)
  remembered.set(key, html)
  size += key.length
  for (const oldest of remembered.keys()) {
    if (size <= CAPACITY) break
    remembered.delete(oldest)
    size -= oldest.length
  }
  return html
}
