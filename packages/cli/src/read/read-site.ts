import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import { cleanFolder } from './clean-folder.js'
import { collectIncludes } from './collect-includes.js'
import { listFiles } from './list-files.js'
import { readAsset } from './read-asset.js'
import { readCategories } from './read-categories.js'
import { type HistoryMemo, readGitHistory } from './read-git-history.js'
import { readPartial, readSource, type SourceWithoutIncludes } from './read-source.js'
import { readStatics } from './read-statics.js'
import { reportNoDocuments } from './report-no-documents.js'
import type { Asset, LastChange, SiteFiles } from './site-files.js'
import { sortDocFiles } from './sort-doc-files.js'
import type { PartialFile } from './source.js'
import type { StatMemo } from './stat-memo.js'

/** What to read, and what may be remembered of an earlier time. */
export interface ReadRequest {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  readonly config: Config
  readonly statMemo?: StatMemo
  readonly historyMemo?: HistoryMemo
}

/**
 * Reads everything that the site's folder holds, in a fixed order, without parsing Markdown. A file that can't be read
 * is a diagnostic, and all others are read.
 */
export async function readSite({ siteDir, config, statMemo, historyMemo }: ReadRequest): Promise<Outcome<SiteFiles>> {
  const edition = { version: 'current', locale: config.i18n.defaultLocale }
  const folder = cleanFolder(config.docs.path)
  const listed = listFiles({ siteDir, folder, hasDotFiles: false })
  const files = sortDocFiles(listed.value, folder, config.docs)
  // Git walks the log in its own process while the files are read here.
  const history = startHistory({ siteDir, config, paths: files.pages, historyMemo })
  const diagnostics: Diagnostic[] = [...listed.diagnostics]
  const keep = <Value>(outcome: Outcome<Value>): Value => {
    diagnostics.push(...outcome.diagnostics)
    return outcome.value
  }
  const pages = files.pages.flatMap((path) => keep(readSource({ siteDir, path, ...edition })) ?? [])
  const partials = files.partials.flatMap((path) => keep(readPartial(siteDir, path)) ?? [])
  if (pages.length === 0 && diagnostics.every(isNoError) && config.openapi.length === 0) {
    diagnostics.push(reportNoDocuments(siteDir, folder))
  }
  const included = keep(resolveIncludes(siteDir, pages, partials))
  const categories = keep(readCategories({ siteDir, paths: files.categories, ...edition }))
  const assets: readonly Asset[] = files.assets.flatMap((path) => keep(readAsset(siteDir, path, statMemo)) ?? [])
  const statics = keep(readStatics({ siteDir, folders: config.staticDirectories.map(cleanFolder), memo: statMemo }))
  // What reads YAML with its places is half of docgen's code, and most sites describe no API.
  const apis = config.openapi.length === 0 ? [] : keep((await import('./read-apis.js')).readApis(siteDir, config))
  const value: SiteFiles = { ...included, categories, assets, statics, apis, history: keep(await history) }
  return { value, diagnostics }
}

/** Pages may include partials, other pages, and any text file of the site: the last are read when they are first named. */
function resolveIncludes(
  siteDir: string,
  pages: readonly SourceWithoutIncludes[],
  partials: readonly PartialFile[],
): Outcome<Pick<SiteFiles, 'sources' | 'partials'>> {
  const diagnostics: Diagnostic[] = []
  const known = new Map<string, PartialFile | undefined>(partials.map((partial) => [partial.path, partial]))
  const texts = new Map(pages.map(({ path, text }) => [path, text]))
  const findText = (path: string): string | undefined => {
    const text = texts.get(path)
    if (text !== undefined) return text
    // A file that can't be read is missing to the compiler, which knows where it is named.
    if (!known.has(path)) {
      const read = readPartial(siteDir, path)
      if (read.value) diagnostics.push(...read.diagnostics)
      known.set(path, read.value)
    }
    return known.get(path)?.text
  }
  const sources = pages.map((page) => ({ ...page, includes: collectIncludes(page.path, page.text, findText) }))
  const read = [...known.values()].filter((partial) => partial !== undefined)
  return { value: { sources, partials: new Map(read.map((partial) => [partial.path, partial])) }, diagnostics }
}

interface HistoryStart {
  readonly siteDir: string
  readonly config: Config
  readonly paths: readonly string[]
  readonly historyMemo: HistoryMemo | undefined
}

function startHistory({
  siteDir,
  config,
  paths,
  historyMemo,
}: HistoryStart): Promise<Outcome<ReadonlyMap<string, LastChange>>> {
  const { showLastUpdateTime, showLastUpdateAuthor } = config.docs
  if (!showLastUpdateTime && !showLastUpdateAuthor) return Promise.resolve({ value: new Map(), diagnostics: [] })
  return readGitHistory({ siteDir, paths, ...(historyMemo && { memo: historyMemo }) })
}

function isNoError({ severity }: Diagnostic): boolean {
  return severity !== 'error'
}
