import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Diagnostic, LinkUse } from '@docgen/renderer/contract'
import { cacheFolder } from '../../cache/cache-folder.js'
import { createMemo } from '../../cache/memo.js'
import { openCache } from '../../cache/open-cache.js'
import { type LoadedConfig, loadConfig } from '../../config/load-config.js'
import { type Artifact, readArtifact } from '../../emit/artifact.js'
import { FULL_TEXT } from '../../emit/create-llms-files.js'
import type { PackedAnchors } from '../../graph/links/pack-anchors.js'
import { isFeedFile } from '../../plan/plan-feeds.js'
import type { PlannedPage, SitePlan } from '../../plan/site-plan.js'
import { listInputRoots } from '../../plugins/read-inputs.js'
import { NO_FACTS } from '../../workers/content-cache.js'
import { DEFAULT_THEME } from '../../workers/load-components.js'
import type { ContentFacts } from '../../workers/page-task.js'
import { findSearchTask, restoreFacts } from '../build-site-pages.js'
import { createLiveCardRenderer } from '../cards/create-live-card-renderer.js'
import { recallDeclaredInputs, rememberDeclaredInputs } from '../declared-inputs.js'
import { listPageFiles } from '../output/collect-artifacts.js'
import type { ReadMarkdownPage } from '../plugins/describe-pages.js'
import type { SiteRequest } from '../site-request.js'
import { startRun } from '../stage-graph.js'
import { type DescribedPage, OUTPUT_STAGES, type Output } from '../stages/output-stages.js'
import { SITE_NAMES, SITE_STAGES } from '../stages/site-stages.js'
import { createStopwatch } from '../stopwatch.js'
import { declareSources, rememberWaits } from '../waiting-plugins.js'
import { createFileMemo, type FileChanges, PACKAGES_CHANGED } from './file-changes.js'
import { createLivePages, type LivePage, type PageDiagnostic } from './live-pages.js'
import type { Snapshot } from './snapshot.js'

/** A site that is kept up to date while its files change. */
export interface SiteSession {
  /** The current site; `undefined` until its config has been usable once. */
  readonly snapshot: () => Snapshot | undefined
  /** Reads changed files. Returns the errors that prevented the update, if the site could not be updated. */
  readonly update: (changes: FileChanges) => Promise<readonly Diagnostic[]>
  /** Builds the page of an output file; `undefined` if there is none. */
  readonly buildPage: (file: string) => Promise<LivePage | undefined>
  /** Builds an output file with the Markdown of a page or the text of several pages; `undefined` if there is none. */
  readonly buildMarkdownPage: (file: string) => Promise<Uint8Array | undefined>
  /** Renders the social card with an output file; `undefined` if there is none. */
  readonly renderCard: (file: string) => Promise<Uint8Array | undefined>
  /** Returns the links and images of the page at an index of the plan; none until its content is compiled. */
  readonly findLinks: (position: number) => readonly LinkUse[]
  /** Returns the ids of the page at an index of the plan; none until its content is compiled. */
  readonly findAnchors: (position: number) => PackedAnchors
  /** Compiles all content that is not compiled yet; returns false if it was interrupted or the site has changed. */
  readonly compileAll: (onProgress?: (done: number, total: number) => void) => Promise<boolean>
  /** Returns all diagnostics, also rendering errors of requested pages. Call it when all content is compiled. */
  readonly diagnose: () => Promise<readonly Diagnostic[]>
  /** Returns the diagnostics that need no checks across pages: of the stages, and of compiled pages. */
  readonly listDiagnostics: () => readonly SiteDiagnostic[]
  /** Compiles the pages of these output files; starts no other page after this number of milliseconds. */
  readonly compileFirst: (files: ReadonlySet<string>, ms: number) => Promise<void>
  /** Whether the page of an output file is compiled, or does not exist. */
  readonly isCompiled: (file: string) => boolean
  /** Builds every output file that is not a page. Call it when all content is compiled. */
  readonly collectFiles: () => Promise<readonly Artifact[]>
  /** Returns a style sheet or samples of a page by their output file; `undefined` if no compiled page has them. */
  readonly findPageFile: (file: string) => string | undefined
  /** Lists the input files of the config, and files and folders that plugins declare, relative to the site's folder. */
  readonly configInputs: () => readonly string[]
  /** Discards everything that was read and built and, with `isCacheCleared`, also the cache on disk. */
  readonly forget: (isCacheCleared: boolean) => Promise<void>
  /** Stops `compileAll` before the next page. */
  readonly interrupt: () => void
  readonly close: () => Promise<void>
}

/** A diagnostic, with the output file of its page, if any. */
export type SiteDiagnostic = Pick<PageDiagnostic, 'diagnostic'> & Partial<PageDiagnostic>

/** Inputs of a session. */
export interface SessionRequest extends SiteRequest {
  /** Returns the time in milliseconds. */
  readonly now: () => number
}

const CODE = /\.(?:[cm]?[jt]sx?|json)$/i
const CONFIG = /^site\.config\.(?:ts|js|mjs)$/

/**
 * Opens a session; reads nothing before the first `update`. Each stage runs the same function as in a build, and is
 * memoized while its inputs are unchanged.
 */
export function openSession(request: SessionRequest): SiteSession {
  const { siteDir } = request
  const cacheDir = join(siteDir, cacheFolder(siteDir))
  const fileMemo = createFileMemo()
  let cache = openCache(cacheDir)
  let memo = createMemo({ cache, isLive: true })
  const rememberWait = (): void => rememberWaits(memo, loaded?.hash ?? '')
  let pages = createLivePages(cache, rememberWait)
  let loaded: LoadedConfig | undefined
  let configDiagnostics: readonly Diagnostic[] = []
  let revision = 0
  let codeVersion = 0
  let snapshot: Snapshot | undefined
  const renderCardFile = createLiveCardRenderer()
  let interrupts = 0

  const readConfig = async (): Promise<void> => {
    const outcome = await loadConfig(siteDir)
    configDiagnostics = outcome.diagnostics
    if (!outcome.value) return
    loaded = outcome.value
    fileMemo.forgetAll()
  }
  const listTools = () => ({ memo, cache, fileMemo, watch: createStopwatch(request.now), announce: () => {} })

  const update = async (changes: FileChanges): Promise<readonly Diagnostic[]> => {
    fileMemo.forget(changes)
    recordDeclaredInputs()
    revision++
    const isCode = (path: string): boolean =>
      CODE.test(path) || snapshot?.site.theme.componentFiles.includes(path) === true
    if (changes === PACKAGES_CHANGED || changes.paths.some(isCode)) codeVersion++
    const concernsConfig = changes.paths.some((path) => CONFIG.test(path) || loaded?.inputs.includes(path))
    const mayBeCode = changes === PACKAGES_CHANGED || changes.paths.some((path) => CODE.test(path))
    const mayFixConfig = hasErrors(configDiagnostics) && mayBeCode
    if (!loaded || concernsConfig || mayFixConfig) await readConfig()
    // If the new config is unusable, the previous config stays in effect.
    if (!loaded) return configDiagnostics
    const ownVersion = hasCustomCode(loaded.config.theme) ? codeVersion : 0
    const run = startRun(SITE_STAGES, { siteDir, request, loaded, revision, codeVersion: ownVersion }, listTools())
    const site = await run.resolve(...SITE_NAMES)
    const diagnostics = [...configDiagnostics, ...run.diagnostics()]
    if (!site) return diagnostics
    const positions = new Map(site.plan.pages.map(({ page }, index) => [page.file, index]))
    snapshot = {
      site,
      inputs: site.compileInputs,
      positions,
      markdownPages: listMarkdownPages(site.plan),
      diagnostics,
    }
    pages.sweep(snapshot)
    return []
  }
  const required = (): Snapshot => {
    if (!snapshot) throw new Error('the session has no site yet')
    return snapshot
  }

  const compileAll = async (onProgress?: (done: number, total: number) => void): Promise<boolean> => {
    const start = required()
    const before = interrupts
    const total = start.inputs.length
    let compiled = 0
    for (let position = 0; position < total; position++) {
      if (interrupts > before || snapshot !== start) return false
      if (pages.findFacts(start, position)) continue
      await pages.build(start, position)
      compiled += 1
      onProgress?.(position + 1, total)
      await nextTurn()
    }
    // Keep this work even if the process is killed.
    if (compiled > 0) cache.flush()
    return snapshot === start
  }

  const describeAll = (): readonly DescribedPage[] => {
    const current = required()
    const describe = memo.each('described page', {}, describePage)
    return current.site.plan.pages.map((planned, position) =>
      describe(planned, { facts: pages.findFacts(current, position), contentKey: current.inputs[position]?.key }),
    )
  }
  /** Records the inputs that Markdown plugins have declared for the pages compiled so far. */
  const recordDeclaredInputs = (): void => {
    if (snapshot?.site.markdown.pluginModule === undefined) return
    const { markdown, files } = snapshot.site
    rememberDeclaredInputs([...describeAll(), ...declareSources(markdown, files)], { memo, siteDir, isPartial: true })
  }
  const startOutput = (builtPages: readonly DescribedPage[], earlierOutput: Partial<Pick<Output, 'finished'>> = {}) => {
    const current = required()
    const { site, diagnostics, markdownPages } = current
    const readMarkdownPage: ReadMarkdownPage = async (file) => {
      const position = markdownPages.get(file)
      return position === undefined ? undefined : pages.createMarkdownPage(current, position)
    }
    const inputs = { ...site, builtPages, earlierDiagnostics: diagnostics, misleading: NONE, ...earlierOutput }
    return startRun(OUTPUT_STAGES, inputs, { ...listTools(), readMarkdownPage })
  }

  return {
    snapshot: () => snapshot,
    update,
    compileAll,
    buildPage: async (file) => {
      const position = snapshot?.positions.get(file)
      return snapshot && position !== undefined ? pages.show(snapshot, position) : undefined
    },
    buildMarkdownPage: async (file) => {
      const position = snapshot?.markdownPages.get(file)
      if (snapshot && position !== undefined) return pages.createMarkdownPage(snapshot, position)
      const stage = file.endsWith(FULL_TEXT) ? 'fullTexts' : isFeedFile(file) ? 'fullFeeds' : undefined
      if (!snapshot || !stage) return undefined
      const output = await startOutput(describeAll()).resolve(stage)
      const text = output?.[stage].find((artifact) => artifact.file === file)
      return text && readArtifact(text)
    },
    renderCard: async (file) => (snapshot ? renderCardFile(snapshot.site, file) : undefined),
    findLinks: (position) => pages.findFacts(required(), position)?.links ?? [],
    findAnchors: (position) => (pages.findFacts(required(), position) ?? NO_FACTS).anchors,
    diagnose: async () => {
      const current = required()
      const checked = await startOutput(describeAll()).resolve('diagnostics')
      return [...(checked?.diagnostics ?? []), ...pages.listFailures(current).map(({ diagnostic }) => diagnostic)]
    },
    listDiagnostics: () => {
      const current = required()
      const ofTexts = describeAll().flatMap(({ planned, diagnostics }) =>
        diagnostics.map((diagnostic) => ({ diagnostic, page: planned.page.file })),
      )
      return [...current.diagnostics.map((diagnostic) => ({ diagnostic })), ...ofTexts, ...pages.listFailures(current)]
    },
    compileFirst: async (files, ms) => {
      const current = required()
      const end = request.now() + ms
      for (const file of files) {
        const position = current.positions.get(file)
        if (position === undefined || request.now() > end || snapshot !== current) continue
        await pages.build(current, position)
      }
    },
    isCompiled: (file) => {
      const position = snapshot?.positions.get(file)
      return !snapshot || position === undefined || pages.findFacts(snapshot, position) !== undefined
    },
    collectFiles: async () => {
      const { site, inputs } = required()
      const builtPages = describeAll()
      const finished = await startOutput(builtPages).resolve('finished')
      const searched = builtPages.map((page, position) => {
        const search = findSearchTask(page.planned, inputs[position], site)
        return { ...page, ...(search && { search }) }
      })
      const output = await startOutput(searched, finished).resolve('artifacts')
      return output?.artifacts ?? []
    },
    configInputs: () => {
      recordDeclaredInputs()
      return [
        ...(loaded?.inputs ?? []),
        ...listInputRoots({ files: loaded?.config.markdown.pluginInputs ?? [] }),
        ...recallDeclaredInputs(memo),
        ...(loaded?.plugins ?? []).flatMap(({ plugin }) => listInputRoots(plugin.inputs)),
      ]
    },
    findPageFile: (file) =>
      describeAll()
        .flatMap(listPageFiles)
        .find((each) => each.file === file)?.bytes,
    forget: async (isCacheCleared) => {
      if (isCacheCleared) {
        cache.close()
        rmSync(cacheDir, { recursive: true, force: true })
        cache = openCache(cacheDir)
      }
      memo = createMemo({ cache, isLive: true })
      pages = createLivePages(cache, rememberWait)
      fileMemo.forgetAll()
      loaded = undefined
    },
    interrupt: () => {
      interrupts++
    },
    close: async () => cache.close(),
  }
}

const NONE: ReadonlySet<string> = new Set()

/** Maps the output file of each page's Markdown to the index of the page in the plan. */
export function listMarkdownPages({ pages }: SitePlan): ReadonlyMap<string, number> {
  return new Map(
    pages.flatMap(({ page: { head } }, index) => (head.markdownPage ? [[head.markdownPage.file, index] as const] : [])),
  )
}

function describePage(
  planned: PlannedPage,
  { facts, contentKey }: { readonly facts: ContentFacts | undefined; readonly contentKey: string | undefined },
): DescribedPage {
  return { planned, ...restoreFacts(facts, planned), ...(contentKey !== undefined && { contentKey }) }
}

/** Whether rendering depends on code besides docgen and the config: on another theme, or on components of the site. */
function hasCustomCode({ package: name, components }: LoadedConfig['config']['theme']): boolean {
  return name !== DEFAULT_THEME || Object.keys(components).length > 0
}

function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error')
}
