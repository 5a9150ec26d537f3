import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Diagnostic, didYouMean, nearestWord } from '@docgen/renderer/contract'
import type { SiteGraph } from '../../graph/site-graph.js'
import type { Trial } from '../../session/trial.js'
import { ARCHIVE_BASE } from '../archive-files.js'
import { listPdfEntries } from './list-pdf-entries.js'
import type { PdfDocument } from './write-pdf-document.js'
import { type PdfPage, writePdfPage } from './write-pdf-page.js'

/** The part of a site that a PDF contains, as users name it. */
export interface PdfRequest {
  readonly docsVersion?: string
  readonly locale?: string
  readonly section?: string
}

type Problem = Pick<Diagnostic, 'message' | 'hint'>

/** Reads the pages of a PDF from the folder of a built site. Returns a problem if no version or page matches. */
export async function createPdfDocument(
  { graph, config, plan, loaded, locales }: Pick<Trial, 'graph' | 'config' | 'plan' | 'loaded' | 'locales'>,
  folder: string,
  request: PdfRequest,
): Promise<PdfDocument | Problem> {
  const version = findVersion(graph, request.docsVersion)
  if (typeof version !== 'string') return version
  const locale = request.locale ?? config.i18n.defaultLocale
  const edition = graph.editions.find((each) => each.version === version && each.locale === locale)
  const section = request.section?.replace(/^\/?/, '/').replace(/(?<!\/)\/$/, '')
  const files = new Map(plan.pages.map(({ page }) => [page.route, page.file]))
  const entries = listPdfEntries(graph, { version, locale, section }).filter(
    ({ route }) => route === undefined || files.has(route),
  )
  const routes = entries.flatMap(({ route }) => route ?? [])
  if (routes.length === 0) {
    return { message: `no page is below ${section ?? '/'}`, hint: 'Name a path of the site, such as --section /guides' }
  }
  const names = new Map(routes.map((route, index) => [route, `p${index + 1}`]))
  const onlineUrl = new URL(loaded.config.baseUrl, config.url).href
  const links = { base: ARCHIVE_BASE, onlineUrl, names }
  const pages: PdfPage[] = []
  for (const [route, name] of names) {
    pages.push(writePdfPage(readFileSync(join(folder, files.get(route) ?? ''), 'utf8'), name, links))
    // Yield so that a pending SIGINT is handled.
    await nextTurn()
  }
  // A blog is not another version of the docs.
  const versions = graph.versions.filter(({ collection }) => collection.id === edition?.collection.id)
  const { direction = 'ltr', htmlLang = locale } = config.i18n.localeConfigs[locale] ?? {}
  const { config: translated = config, titles } = locales.get(locale) ?? {}
  return {
    title: translated.title,
    tagline: translated.tagline,
    version: versions.length > 1 ? (edition?.label ?? '') : '',
    url: onlineUrl,
    language: htmlLang,
    direction,
    contents: titles?.contents ?? '',
    entries,
    names,
    sheets: [...new Set(pages.flatMap(({ sheets }) => sheets))],
    pages: pages.map(({ html }) => html),
  }
}

/** The key of the version with a name, or of the last version if the name is undefined. */
function findVersion({ versions }: SiteGraph, name: string | undefined): string | Problem {
  const version =
    name === undefined ? versions.find(({ isLast }) => isLast) : versions.find((each) => each.name === name)
  if (version) return version.name
  // Omit the versions of blogs and plain pages, because their names are internal.
  const names = versions.flatMap((each) => (each.collection.kind === 'docs' ? each.name : []))
  const near = nearestWord(name ?? '', new Set(names))
  return {
    message: `no version is called ${name}`,
    hint: near === undefined ? `Name one of these: ${names.join(', ')}` : didYouMean(near),
  }
}
