import { readdirSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import type { Outcome } from '@docgen/renderer/contract'
import { isFile, readRegularFile } from '../config/read-regular-file.js'
import { type BuiltPage, readPage } from './read-page.js'

/** Pages that are not compared, in any language, because each tool generates them in a different way. */
const GENERATED_PAGES = ['/404', '/search']

/** The output folder of a tool. */
export interface OutputRequest {
  /** Absolute path. */
  readonly folder: string
  /** Its name in diagnostics. */
  readonly name: string
  readonly baseUrl: string
  /** Routes of the languages; empty for the default language. */
  readonly localeBases: readonly string[]
  /** Hint that explains how to build the folder. */
  readonly remedy: string
}

/**
 * Reads the pages in a tool's output folder, sorted by route. Skips redirects and generated pages such as search. The
 * value is undefined, with a diagnostic, if the folder is missing or has no pages.
 */
export function readOutput({
  folder,
  name,
  baseUrl,
  localeBases,
  remedy,
}: OutputRequest): Outcome<readonly BuiltPage[] | undefined> {
  const files = listPages(folder)
  if (files === undefined || files.length === 0) {
    const message = files === undefined ? `folder ${name} not found` : `no page in the folder ${name}`
    return {
      value: undefined,
      diagnostics: [{ code: 'no-built-site', severity: 'error', file: name, message, hint: remedy }],
    }
  }
  const ignoredRoutes = new Set(localeBases.flatMap((base) => GENERATED_PAGES.map((page) => base + page)))
  const pages = files.flatMap((file) => {
    const html = readRegularFile(join(folder, file)).toString()
    // Skip redirects.
    if (/<meta http-equiv="?refresh/i.test(html.slice(0, 2000))) return []
    const page = readPage({ file, html, baseUrl })
    return ignoredRoutes.has(page.route) || /^(?:\/[^/]+)?\/__docusaurus(?:\/|$)/.test(page.route) ? [] : [page]
  })
  return { value: pages.sort((first, second) => (first.route < second.route ? -1 : 1)), diagnostics: [] }
}

function listPages(folder: string): readonly string[] | undefined {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(sep).join(posix.sep))
      .filter((file) => file.endsWith('.html') && isFile(join(folder, file)))
      .sort()
  } catch {
    return undefined
  }
}
