import { relative, sep } from 'node:path'
import type { SourcePage } from '../../cli/src/serve/respond-with-source-page.js'

export type { SourcePage }

/** Time for an answer of the server, in milliseconds. */
const TIMEOUT_MS = 30_000

/** Fetches the page of a file from the server of its site; `undefined` if no page shows the file. */
export async function fetchPage(base: string, siteDir: string, path: string): Promise<SourcePage | undefined> {
  const url = new URL('/__docgen/page', base)
  url.searchParams.set('file', relative(siteDir, path).split(sep).join('/'))
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  // A docgen without this URL answers as for a missing page.
  if (!response.ok) return undefined
  return (await response.json()) as SourcePage
}

/** Returns the URL of a page on a server. */
export function toPageUrl(base: string, path: string): string {
  return new URL(path, base).href
}

/** Whether an editor shows a page of a local server below a path of another host, such as `/proxy/3000`. */
export function hasPathPrefix(external: string, local: string): boolean {
  const [shown, own] = [new URL(external).pathname, new URL(local).pathname]
  return shown !== own && shown.endsWith(own)
}
