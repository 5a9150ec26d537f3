import type { FileStore } from '../file-store.js'
import { hasOneName, type PageLookup } from '../find-page.js'

/**
 * Whether a request prefers Markdown to HTML: its `Accept` header names `text/markdown` with at least the weight of
 * `text/html`. Wildcards do not count, so browsers and curl receive HTML.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  // Fast path: browsers name other types.
  if (accept === undefined || !/markdown/i.test(accept)) return false
  const weights = new Map(accept.split(',').map(readRange))
  const markdown = weights.get('text/markdown') ?? 0
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0)
}

/** A media type in lower case, and its weight from 0 to 1. */
function readRange(range: string): readonly [type: string, weight: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  if (quality === undefined) return [type, 1]
  const weight = Number(quality)
  return [type, weight >= 0 && weight <= 1 ? weight : 0]
}

/** The Markdown of the page at a path (without base URL and leading slash); none for paths with a file extension. */
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

/**
 * Whether a path is that of a page: its name has no extension. What follows a dot and begins with a digit is a version,
 * as in `/releases/1.12`.
 */
export function isPagePath(path: string): boolean {
  return !/\.[a-z]\w*$/i.test(path)
}
