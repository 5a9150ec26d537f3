import { join } from 'node:path'
import { createLineTable, type Diagnostic, type LineTable } from '@docgen/renderer/contract'
import { findUrl } from '@docgen/renderer/markdown'
import type { Memo } from '../cache/memo.js'
import { checkHostFiles, checkReservedFiles } from '../check/check-host-files.js'
import type { FindLinkPosition } from '../check/check-links.js'
import { checkSite } from '../check/check-site.js'
import { MISLEADING_CODES } from '../config/misleading-codes.js'
import { readCode } from '../config/read-regular-file.js'
import { findQuoted } from '../config/source/position-at.js'
import { editionKey } from '../graph/site-graph.js'
import { isComponentFile } from '../read/read-component-page.js'
import type { SiteFiles } from '../read/site-files.js'
import type { FinishedPage } from './build-site-pages.js'
import { applyContentSeverity } from './diagnostics/apply-content-severity.js'
import { applyReferenceSeverity } from './diagnostics/apply-reference-severity.js'
import { checkComponentLinks } from './diagnostics/check-component-links.js'
import { createIslandLocator } from './diagnostics/create-island-locator.js'
import { createOriginFinder } from './diagnostics/create-origin-finder.js'
import type { SiteMdxModules } from './mdx/site-mdx-modules.js'
import { listReservedFiles } from './output/list-reserved-files.js'
import type { FinishedPlugins } from './plugins/finished-plugins.js'
import type { Site } from './site.js'

/** Errors after which the site may lack versions. */
const VERSION_CODES = ['invalid-versions', 'missing-version', 'unknown-version', 'duplicate-version-path']

/** The site to check, with all compiled facts of its pages. */
export interface CheckedSite
  extends Pick<
    Site,
    'siteDir' | 'config' | 'locateInConfig' | 'graph' | 'files' | 'mdxModules' | 'plugins' | 'theme' | 'revision'
  > {
  /** Codes of diagnostics to omit, because the fallback config may be their cause. */
  readonly misleading: ReadonlySet<string>
  /** Diagnostics of the stages up to the plan. */
  readonly earlierDiagnostics: readonly Diagnostic[]
  readonly builtPages: readonly Pick<FinishedPage, 'planned' | 'links' | 'resolved' | 'anchors' | 'diagnostics'>[]
  /** Diagnostics of the plugins' `check` hooks. */
  readonly finished: Pick<FinishedPlugins, 'diagnostics'>
}

/** Errors after which the site lacks pages. */
const CAUSES: readonly string[] = ['no-documents', 'api-unreadable']

/** Collects all diagnostics of a site: of the stages, of the pages' content, and across pages. */
export async function checkBuiltSite(site: CheckedSite, memo: Memo): Promise<Diagnostic[]> {
  const { siteDir, graph, config, files, locateInConfig, misleading, finished } = site
  const toOrigin = createOriginFinder(files)
  const earlierDiagnostics = toOrigin ? site.earlierDiagnostics.map(toOrigin) : site.earlierDiagnostics
  const builtPages = !toOrigin
    ? site.builtPages
    : site.builtPages.map(({ links, diagnostics, ...page }) => ({
        ...page,
        links: links.map(toOrigin),
        diagnostics: diagnostics.map(toOrigin),
      }))
  const pages = builtPages.map(({ planned, links, resolved, anchors }) => ({
    route: planned.page.route,
    edition: editionKey(planned),
    // Content in another language is checked on the page of that language.
    links: planned.page.contentLanguage ? [] : links,
    ...(resolved && { resolved }),
    anchors,
  }))
  const hasAllVersions = !earlierDiagnostics.some(({ code }) => VERSION_CODES.includes(code))
  const checked = await checkSite({
    pages,
    graph,
    config,
    files,
    locateInConfig,
    findLinkPosition: createLinkLocator(siteDir, site.mdxModules),
    hasAllVersions,
    memo,
  })
  const all = [
    ...applyReferenceSeverity([...earlierDiagnostics, ...checked], { siteDir, reporting: config.onBrokenLinks }),
    ...builtPages.flatMap(({ diagnostics }) => diagnostics).map(createIslandLocator(site)),
    ...checkComponentLinks(site),
    ...checkReservedFiles(files.statics, listReservedFiles(graph, config)),
    ...checkHostFiles({ statics: files.statics, graph, config, locateInConfig }),
    ...finished.diagnostics,
  ]
  const isConsequence = createConsequenceTest(all, earlierDiagnostics)
  const reported = all.filter((each) => !misleading.has(each.code) && !isConsequence(each))
  const withSeverity = applyContentSeverity(reported, config).map(createHomeCheck(site, all))
  return namePlugins(withSeverity, site).map(await prepareApiLocator(files.apis))
}

/**
 * Creates a function that returns whether a diagnostic of `all` is only a consequence of another one, which is reported
 * instead.
 */
function createConsequenceTest(
  all: readonly Diagnostic[],
  earlierDiagnostics: readonly Diagnostic[],
): (diagnostic: Diagnostic) => boolean {
  const linesOfMissingPartials = new Set(all.flatMap((each) => (each.code === 'missing-include' ? lineOf(each) : [])))
  const filesWithErrors = new Set(
    earlierDiagnostics.flatMap(({ severity, file }) => (severity === 'error' ? (file ?? []) : [])),
  )
  const filesWithMissingModules = new Set(
    all.flatMap(({ code, file }) => (code === 'missing-module' ? (file ?? []) : [])),
  )
  const lacksPages = earlierDiagnostics.some(({ code, severity }) => severity === 'error' && CAUSES.includes(code))
  // Without pages, every link and id in the config is broken; without an API description, every link to its pages.
  const codesWithoutPages = new Set<string>(
    lacksPages ? [...MISLEADING_CODES.pages.filter((code) => code !== 'no-documents'), 'missing-include'] : [],
  )
  return (diagnostic) => {
    const { code, file = '', subject } = diagnostic
    if (codesWithoutPages.has(code)) return true
    // An error in the code of a page also leaves the page empty. If a component page imports a module that does not
    // exist, a stub replaces the page's code: the page is empty, and the code has no component.
    if (code === 'empty-page') return filesWithErrors.has(file) || filesWithMissingModules.has(file)
    if (code === 'missing-export') return filesWithMissingModules.has(file) && subject === `${file}#default`
    // If the page has code, the bundler also reports a missing partial.
    return code === 'missing-module' && linesOfMissingPartials.has(lineOf(diagnostic))
  }
}

/**
 * Creates a function that turns a diagnostic into an error, whatever severity the config sets, if its problem leaves a
 * home page empty.
 */
function createHomeCheck(
  { graph, builtPages }: CheckedSite,
  all: readonly Diagnostic[],
): (diagnostic: Diagnostic) => Diagnostic {
  const homes = new Set([...graph.locales.values()].map(({ home }) => home.route))
  const emptyHomes = new Set(
    builtPages.flatMap(({ planned: { page }, links }) =>
      homes.has(page.route) && links.length === 0 ? page.source : [],
    ),
  )
  const filesOfEmptyPages = new Set(all.flatMap(({ code, file }) => (code === 'empty-page' ? (file ?? []) : [])))
  return (diagnostic) => {
    const { code, file = '', message, subject } = diagnostic
    const isCause =
      code === 'mdx-failed' ? subject === 'Page' : code === 'missing-module' && filesOfEmptyPages.has(file)
    const isEmpty = isCause && emptyHomes.has(file) && isComponentFile(file)
    return isEmpty ? { ...diagnostic, severity: 'error', message: `the home page is empty: ${message}` } : diagnostic
  }
}

function lineOf({ file, line }: Diagnostic): string {
  return `${file}:${line}`
}

/** Names the plugin in the diagnostics of documents that a plugin generated. */
function namePlugins(diagnostics: readonly Diagnostic[], { files, plugins }: CheckedSite): readonly Diagnostic[] {
  if (plugins.plugins.length === 0) return diagnostics
  const writers = new Map(files.sources.map(({ path, pluginName }) => [path, pluginName]))
  return diagnostics.map((diagnostic) => {
    const writer =
      diagnostic.file === undefined || diagnostic.code === 'plugin' ? undefined : writers.get(diagnostic.file)
    if (writer === undefined) return diagnostic
    return { ...diagnostic, message: `the output of the plugin ${writer}: ${diagnostic.message}` }
  })
}

/** Loads the locator only for sites with an API: its parser is large. */
async function prepareApiLocator(apis: SiteFiles['apis']): Promise<(diagnostic: Diagnostic) => Diagnostic> {
  if (apis.length === 0) return (diagnostic) => diagnostic
  const { createApiErrorLocator } = await import('./diagnostics/create-api-error-locator.js')
  return createApiErrorLocator(apis)
}

/**
 * Creates a function that finds the position of a link's URL in code. For a link that a component renders, it finds a
 * string that equals the URL: in the page, from the use of the component on, or in the files that the page imports.
 */
function createLinkLocator(siteDir: string, { reach }: Pick<SiteMdxModules, 'reach'>): FindLinkPosition {
  const filesByPath = new Map<string, OpenedFile>()
  const open = (path: string): OpenedFile => {
    const file = filesByPath.get(path) ?? openFile(join(siteDir, path))
    filesByPath.set(path, file)
    return file
  }
  return ({ file, href, line, column }) => {
    const imported = reach.get(file)?.files
    const page = open(file)
    const start = isComponentFile(file) ? 0 : page.lines.startOf(line) + column - 1
    const isOfComponent = isComponentFile(file) || /^(?:\{|<[A-Z])/.test(page.text.slice(start, start + 2))
    if (!isOfComponent || (!imported && !isComponentFile(file))) {
      const url = findUrl(page, start, href.replace(/^pathname-site:/, ''))
      if (!url) return undefined
      const urlLine = page.lines.lineAt(url.start)
      return { file, line: urlLine, column: url.start - page.lines.startOf(urlLine) + 1, length: url.end - url.start }
    }
    for (const each of [file, ...(imported ?? []).filter((other) => other !== file)]) {
      const position = findQuoted(open(each).text, href, each === file ? start : 0)
      if (position) return { file: each, ...position }
    }
    return undefined
  }
}

interface OpenedFile {
  readonly text: string
  readonly lines: LineTable
}

function openFile(path: string): OpenedFile {
  const text = readCode(path)
  return { text, lines: createLineTable(text) }
}
