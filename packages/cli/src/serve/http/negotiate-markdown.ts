import { unescapeHtml } from '@docgen/renderer/contract'
import type { FileStore } from '../file-store.js'
import { hasOneName, type PageLookup } from '../find-page.js'
import { parseWeights } from './parse-weights.js'

/**
 * Whether a request prefers Markdown to HTML: its `Accept` header names `text/markdown` with at least the weight of
 * `text/html`. Wildcards do not count, so browsers and curl receive HTML.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  // Fast path: browsers name other types.
  if (accept === undefined || !/markdown/i.test(accept)) return false
  const weights = parseWeights(accept)
  const markdown = weights.get('text/markdown') ?? 0
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0)
}

/** Finds the Markdown file of the page at a path (without base URL and leading slash); `undefined` if it has none. */
export async function findMarkdown(
  path: string,
  store: Pick<FileStore, 'find'>,
): Promise<Extract<PageLookup, { served: unknown }> | undefined> {
  if (!isPagePath(path)) return undefined
  const page = path.replace(/\/$/, '') || 'index'
  if (!hasOneName(page)) return undefined
  const file = `${page}.md`
  const served = await store.find(file)
  return served && { file, served }
}

const LINK_START = '<link rel="alternate" type="text/markdown" href="'

/** Finds the URL of a page's Markdown in the head of its HTML; `undefined` if there is none. */
export function findMarkdownHref(html: Uint8Array): string | undefined {
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength)
  const start = bytes.indexOf(LINK_START)
  if (start === -1) return undefined
  const from = start + LINK_START.length
  return unescapeHtml(bytes.subarray(from, bytes.indexOf('"', from)).toString())
}

/**
 * Whether a path is the path of a page: it has no file extension. A dot before a digit is part of a version, as in
 * `/releases/1.12`.
 */
export function isPagePath(path: string): boolean {
  return !/\.[a-z]\w*$/i.test(path)
}
