import { join } from 'node:path'
import type { Diagnostic, LinkUse } from '@docgen/renderer/contract'
import type { Cache } from '../cache/open-cache.js'
import type { EmittedFile, OutputRecord } from '../emit/artifact.js'
import { isIntact } from '../emit/output-record.js'
import type { PackedAnchors } from '../graph/links/pack-anchors.js'
import { type ResolvedLink, toTarget } from '../graph/links/resolve-link.js'
import { editionKey } from '../graph/site-graph.js'
import type { PlannedPage } from '../plan/site-plan.js'
import { type BuildPagesOptions, buildPages, buildTogether } from '../workers/build-pages.js'
import { hasUnfinishedPlugin, NO_FACTS, recallFacts } from '../workers/content-cache.js'
import { resolveLinks } from '../workers/find-targets.js'
import { groupTasks } from '../workers/group-tasks.js'
import { createPageKey, hashInputs, type PageInputs } from '../workers/page-key.js'
import type { ContentFacts, PageResult, PageTask, PageTimes, SearchTask } from '../workers/page-task.js'
import { restoreDiagnostic, restoreLink } from '../workers/restore-path.js'
import { searchKey } from '../workers/search-record.js'
import type { WorkerPool } from '../workers/worker-pool.js'
import type { CompileInput } from './compile/compile-input.js'
import type { PreparedSetup } from './prepare-setup.js'
import type { Site } from './site.js'

/** Inputs for building the pages, and the folders for their files. */
export interface SitePagesInput extends Pick<Site, 'plan' | 'prepared' | 'compileInputs' | 'findSearchFacts'> {
  readonly cache: Cache
  readonly stageDir: string
  readonly outDir: string
  /** Content of the output folder after the last build. */
  readonly record: OutputRecord
  /** Whether to omit compiled content from the cache: writing it takes time, and not every build needs it. */
  readonly forgetsContent: boolean
  /** Whether only the compiled content is needed, and no file; false if absent. */
  readonly skipsRendering?: boolean
  readonly workers: number
  readonly pool?: WorkerPool | undefined
  readonly onProgress: (done: number, total: number) => void
}

/** A page of the output with the data for checks and manifest. */
export interface FinishedPage {
  readonly planned: PlannedPage
  readonly emitted: EmittedFile
  /** The page's Markdown file; absent if the site has no Markdown pages. */
  readonly markdownPage?: EmittedFile
  readonly links: readonly LinkUse[]
  /** The page's resolved links; absent on a page that was built in this run. */
  readonly resolved?: readonly ResolvedLink[]
  readonly anchors: PackedAnchors
  readonly diagnostics: readonly Diagnostic[]
  /** Styles of the page's formulas. */
  readonly pageStyles?: string
  /** JSON of the request samples that readers can choose. */
  readonly samples?: string
  /** Files that Markdown plugins have read for the page. */
  readonly pluginInputs?: readonly string[]
  /** Absent if search skips the page. */
  readonly search?: SearchTask
  readonly contentKey?: string
  readonly outcome: 'kept' | 'rendered' | 'compiled'
  /** The page's inputs; absent on a kept page. */
  readonly inputs?: PageInputs
  /** Absent on a kept page. */
  readonly times?: PageTimes
  /** Whether a Markdown plugin has waited for another page. */
  readonly hasWaited?: boolean
}

/**
 * Builds every page whose key or output file has changed, and keeps all other pages. Returns the pages in the order of
 * the plan.
 */
export async function buildSitePages(input: SitePagesInput): Promise<FinishedPage[]> {
  const { plan, cache, prepared, compileInputs } = input
  const drafts = plan.pages.map((planned, index) => {
    const compile = compileInputs[index]
    const facts = compile && recallFacts(compile.key, cache)
    return {
      planned,
      compile,
      isCached: facts !== undefined,
      search: findSearchTask(planned, compile, input),
      kept: findUnchanged(planned, compile, facts, input),
    }
  })
  const createTask = ({ planned, compile, isCached, search }: (typeof drafts)[number]): PageTask => ({
    ...createPageTask(planned, compile, isCached),
    ...listPagePlugins(planned, prepared),
    ...(search && { search }),
  })
  const tasks = groupTasks(drafts.flatMap((draft) => (draft.kept ? [] : [createTask(draft)])))
  const setup = {
    ...prepared.setup,
    forgetsContent: input.forgetsContent,
    skipsRendering: input.skipsRendering ?? false,
  }
  const listSourceTasks = () => drafts.filter(({ compile }) => compile?.source).map(createTask)
  const results = await buildTasks({ ...input, tasks, setup }, listSourceTasks)
  const byFile = new Map(results.map((result) => [result.file, result]))
  return drafts.map(({ planned, compile, search, kept }) => {
    const indexed = { ...(search && { search }), ...(compile && { contentKey: compile.key }) }
    // V8 11 would store a separate description of the fields of each `{ ...kept, ...indexed }`: 600 bytes per page.
    if (kept) return Object.assign(kept, indexed)
    const result = byFile.get(planned.page.file)
    if (!result) throw new Error(`no result for ${planned.page.file}`)
    return Object.assign(finishPage(planned, result), indexed)
  })
}

/**
 * Builds pages, in threads if that pays off. If a Markdown plugin waits for other pages, this thread builds its page
 * together with all pages for which a plugin can wait. `listSourceTasks` returns the tasks of these pages.
 */
async function buildTasks(
  options: BuildPagesOptions,
  listSourceTasks: () => readonly PageTask[],
): Promise<PageResult[]> {
  const buildWithOthers = (tasks: readonly PageTask[]): Promise<PageResult[]> => {
    const files = new Set(tasks.flatMap(({ page, isCached }) => (isCached ? [] : [page.file])))
    const others = listSourceTasks().filter(({ page }) => !files.has(page.file))
    return buildTogether({ ...options, tasks }, others)
  }
  const { markdown } = options.setup
  if (markdown.pluginsWait) return options.tasks.length === 0 ? [] : buildWithOthers(options.tasks)
  const results = await buildPages(options)
  const waiting = new Set(results.flatMap(({ file, facts }) => (facts && hasUnfinishedPlugin(facts) ? [file] : [])))
  if (waiting.size === 0) return results
  const rebuilt = await buildWithOthers(options.tasks.filter(({ page }) => waiting.has(page.file)))
  return [...results.filter(({ file }) => !waiting.has(file)), ...rebuilt]
}

/** Returns the inputs of a page's entries in the search index; `undefined` if search skips the page. */
export function findSearchTask(
  planned: PlannedPage,
  compile: CompileInput | undefined,
  { findSearchFacts }: Pick<Site, 'findSearchFacts'>,
): SearchTask | undefined {
  const facts = compile && findSearchFacts(planned)
  return facts && { facts, key: searchKey(compile.key, facts) }
}

/** Returns the page of the last build if neither its inputs nor its files have changed; otherwise `undefined`. */
function findUnchanged(
  planned: PlannedPage,
  compile: CompileInput | undefined,
  facts: ContentFacts | undefined,
  input: SitePagesInput,
): FinishedPage | undefined {
  const recorded = input.record.files[planned.page.file]
  if (!recorded || (compile && !facts)) return undefined
  const resolved = resolvePageLinks(planned, facts, input.prepared)
  const key = createPageKey(hashResolvedInputs(planned, compile, resolved, input.prepared))
  if (recorded.key !== key || !isIntact(join(input.outDir, planned.page.file), recorded)) return undefined
  const markdownPage =
    planned.page.head.markdownPage && findUnchangedMarkdown(planned.page.head.markdownPage.file, key, input)
  if (planned.page.head.markdownPage && !markdownPage) return undefined
  const emitted = describePage(planned, key, recorded)
  return {
    planned,
    emitted,
    ...(markdownPage && { markdownPage }),
    ...restoreFacts(facts, planned),
    resolved,
    outcome: 'kept',
  }
}

/**
 * Returns a page's Markdown file if it is unchanged. The page's key covers everything that its Markdown depends on. A
 * static file with the same path has no key.
 */
function findUnchangedMarkdown(file: string, key: string, { record, outDir }: SitePagesInput): EmittedFile | undefined {
  const recorded = record.files[file]
  if (recorded?.key !== key || !isIntact(join(outDir, file), recorded)) return undefined
  return { hash: recorded.hash, size: recorded.size, key }
}

/** Creates the task for a page; `isCached` means that the cache has its compiled content. */
export function createPageTask(planned: PlannedPage, compile: CompileInput | undefined, isCached: boolean): PageTask {
  const { page, locale } = planned
  const { markdownPage } = page.head
  const shared = {
    page,
    locale,
    edition: editionKey(planned),
    ...(markdownPage && { markdownFile: markdownPage.file }),
  }
  if (!compile) return { ...shared, isCached }
  const { source, api, mdxModules, mdxModuleQuery, key } = compile
  return {
    ...shared,
    ...(source && { source }),
    ...(api && { api }),
    ...(mdxModules && { mdxModules }),
    ...(mdxModuleQuery !== undefined && { mdxModuleQuery }),
    contentKey: key,
    isCached,
  }
}

function finishPage(planned: PlannedPage, result: PageResult): FinishedPage {
  const facts = restoreFacts(result.facts, planned)
  return {
    planned,
    inputs: result.inputs,
    emitted: describePage(planned, result.key, result),
    ...(result.markdownPage && { markdownPage: { ...result.markdownPage, key: result.key } }),
    ...facts,
    diagnostics: [...facts.diagnostics, ...result.diagnostics],
    outcome: result.isCompiled ? 'compiled' : 'rendered',
    times: result.times,
    ...(result.hasWaited && { hasWaited: true }),
  }
}

/** Returns the `html` plugins that change a page, with their keys; empty if the site has no such plugins. */
export function listPagePlugins({ page }: PlannedPage, { html }: PreparedSetup): Pick<PageTask, 'plugins'> {
  return html ? { plugins: html.findKeys(page) } : {}
}

/** Returns the hashes of everything that the HTML of a compiled page depends on. */
export function hashPageInputs(
  planned: PlannedPage,
  compile: CompileInput | undefined,
  facts: ContentFacts | undefined,
  prepared: PreparedSetup,
): PageInputs {
  return hashResolvedInputs(planned, compile, resolvePageLinks(planned, facts, prepared), prepared)
}

function resolvePageLinks(
  planned: PlannedPage,
  facts: ContentFacts | undefined,
  { setup }: PreparedSetup,
): readonly ResolvedLink[] {
  return resolveLinks(facts?.links ?? [], { page: planned.page, edition: editionKey(planned) }, setup.links)
}

function hashResolvedInputs(
  planned: PlannedPage,
  compile: CompileInput | undefined,
  resolved: readonly ResolvedLink[],
  prepared: PreparedSetup,
): PageInputs {
  const { page, locale } = planned
  const keyed = { page, locale, ...(compile && { contentKey: compile.key }), ...listPagePlugins(planned, prepared) }
  return hashInputs(keyed, resolved.map(toTarget), prepared.setup.hashes)
}

/** Creates a page's entry in the manifest. */
export function describePage(
  { page }: PlannedPage,
  key: string,
  { hash, size }: { hash: string; size: number },
): EmittedFile {
  return { hash, size, key, ...(page.source !== undefined && { source: page.source }), route: page.route }
}

/** Returns the compiler's facts about a page, with the real paths of files; no facts if the page has no source file. */
export function restoreFacts(
  facts: ContentFacts | undefined,
  { page }: PlannedPage,
): Pick<FinishedPage, 'links' | 'anchors' | 'diagnostics' | 'pageStyles' | 'samples' | 'pluginInputs'> {
  const { source } = page
  if (!facts || source === undefined) return NO_FACTS
  return {
    links: facts.links.map((link) => restoreLink(link, source)),
    anchors: facts.anchors,
    diagnostics: facts.diagnostics.map((diagnostic) => restoreDiagnostic(diagnostic, source)),
    ...(facts.pageStyles !== undefined && { pageStyles: facts.pageStyles }),
    ...(facts.samples !== undefined && { samples: facts.samples }),
    ...(facts.pluginInputs && { pluginInputs: facts.pluginInputs }),
  }
}
