import { join, sep } from 'node:path'
import type { MarkdownSource } from '@docgen/renderer/markdown'

/**
 * Returns the absolute location of a page's file for plugins; `undefined` without `siteDir`: then no plugin uses it.
 */
export function locateSource(path: string, siteDir: string | undefined): MarkdownSource['location'] {
  if (siteDir === undefined) return undefined
  const toSlashes = (absolute: string): string => absolute.split(sep).join('/')
  return { path: toSlashes(join(siteDir, path)), siteDir: toSlashes(siteDir) }
}
