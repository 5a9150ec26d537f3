import { highlightCode } from './highlight-code.js'
import type { Tokenize } from './load-grammar.js'

/**
 * Capacity of the cache, in UTF-16 code units of code; the HTML takes about five times that. Blocks recur on
 * neighboring pages or never, and long-lived entries cost more in garbage collection than highlighting again.
 */
const CAPACITY = 1_500_000

const remembered = new Map<string, string>()
let size = 0

/** The highlighted HTML of a code block, cached if the same block was seen before. */
export function cacheCode(language: string, code: string, tokenize: Tokenize | undefined): string {
  const key = `${language}\n${code}`
  const known = remembered.get(key)
  if (known !== undefined) {
    // Move it to the end: the map's order is the order of use.
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
