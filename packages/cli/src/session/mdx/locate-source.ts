import { join, sep } from 'node:path'
import type { MarkdownSource } from '@docgen/renderer/markdown'

/** The absolute location of a page's file for plugins; `undefined` without `siteDir`: no plugin uses the location. */
export function locateSource(path: string, siteDir: string | undefined): MarkdownSource['location'] {
  if (siteDir === undefined) return undefined
  const toSlashes = (absolute: string): string => absolute.split(sep).join('/')
  return { path: toSlashes(join(siteDir, path)), siteDir: toSlashes(siteDir) }
}
