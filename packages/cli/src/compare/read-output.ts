import { existsSync, readdirSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import type { Outcome } from '@docgen/renderer/contract'
import { isFile, readRegularFile } from '../config/read-regular-file.js'
import { type BuiltPage, readPage } from './read-page.js'

/** Pages that are not compared, in any language, because each tool generates them in a different way. */
const GENERATED_PAGES: readonly string[] = ['/404', '/search', '/_global-error']

/** The output folder of a tool. */
export interface OutputRequest {
  /** Absolute path. */
  readonly folder: string
  /** Its name in diagnostics. */
  readonly name: string
  readonly baseUrl: string
  /** Origin of the site's URL. */
  readonly origin: string
  /** Routes of the languages; empty for the default language. */
  readonly localeBases: readonly string[]
  /** Hint that explains how to build the folder. */
  readonly remedy: string
}

/**
 * Reads the pages in a tool's output folder, or in a folder of saved pages, sorted by route. Skips redirects and
 * generated pages such as search. The value is undefined, with a diagnostic, if the folder is missing or has no pages.
 */
export function readOutput(request: OutputRequest): Outcome<readonly BuiltPage[] | undefined> {
  const { folder, name, baseUrl, origin, localeBases, remedy } = request
  const root = findRoot(folder, baseUrl)
  const files = listPages(root)
  const pages = (files ?? []).flatMap((file) => {
    const html = readRegularFile(join(root, file)).toString()
    if (!isPage(file, html) || isRedirect(html)) return []
    const page = readPage({ file, html, baseUrl, origin })
    const isGenerated = localeBases.some((base) => isGeneratedPage(page, base))
    return isGenerated ? [] : [page]
  })
  if (files === undefined || pages.length === 0) {
    const message = files === undefined ? `folder ${name} not found` : `no page in the folder ${name}`
    return {
      value: undefined,
      diagnostics: [{ code: 'no-built-site', severity: 'error', file: name, message, hint: remedy }],
    }
  }
  return { value: pages.sort((first, second) => (first.route < second.route ? -1 : 1)), diagnostics: [] }
}

/** Whether a theme generates a page in the language at `base`, which is empty for the default language. */
function isGeneratedPage({ route, generatedRoutes }: BuiltPage, base: string): boolean {
  if (!`${route}/`.startsWith(`${base}/`)) return false
  const inLanguage = route.slice(base.length)
  return GENERATED_PAGES.includes(inLanguage) || generatedRoutes?.test(inLanguage) === true
}

/** The folder of the site's start page: tools that save sites add folders for the host and the base URL. */
function findRoot(folder: string, baseUrl: string): string {
  const host = findHost(folder)
  const root = host === undefined ? folder : join(folder, host)
  const base = join(root, baseUrl)
  return existsSync(base) && !existsSync(join(root, 'index.html')) ? base : root
}

/** The only folder in a folder without files, if it is named like a host. */
function findHost(folder: string): string | undefined {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    const [first] = entries
    return entries.length === 1 && first?.isDirectory() && /^[\w-]+\.[\w.-]+$|^localhost/.test(first.name)
      ? first.name
      : undefined
  } catch {
    return undefined
  }
}

/** Files that may be pages: a saved page may have no extension. A name with a query is another view of a page. */
function listPages(folder: string): readonly string[] | undefined {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(sep).join(posix.sep))
      .filter((file) => /(?:\.html|\/[^/.]+|^[^/.]+)$/.test(file) && !file.includes('?') && isFile(join(folder, file)))
      .sort()
  } catch {
    return undefined
  }
}

function isPage(file: string, html: string): boolean {
  return file.endsWith('.html') || /^\s*(?:<!doctype html|<html)/i.test(html.slice(0, 200))
}

function isRedirect(html: string): boolean {
  return /<meta http-equiv=["']?refresh/i.test(html.slice(0, 2000))
}
