import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Diagnostic, LinkUse } from '@docgen/renderer/contract'
import { cacheFolder } from '../../cache/cache-folder.js'
import { openCache } from '../../cache/open-cache.js'
import { type LoadedConfig, loadConfig } from '../../config/load-config.js'
import type { Artifact } from '../../emit/artifact.js'
import { pageStyleFile } from '../../plan/page-style-file.js'
import { listInputRoots } from '../../plugins/read-inputs.js'
import { DEFAULT_THEME } from '../../workers/load-components.js'
import { checkBuiltSite } from '../check-built-site.js'
import { collectArtifacts } from '../collect-artifacts.js'
import { createCompileInputs, type KnownInputs } from '../compile/compile-inputs.js'
import { recallDeclaredInputs, rememberDeclaredInputs } from '../declared-inputs.js'
import { finishSite } from '../finish-site.js'
import { findSearchTask, type MadePage, restoreFacts } from '../make-site-pages.js'
import type { FinishedPlugins } from '../plugins/finished-plugins.js'
import { prepareSite } from '../prepare-site.js'
import { makeSearchFiles } from '../search/make-search-files.js'
import type { SiteRequest } from '../site-request.js'
import { createStageMemo, type StageMemo } from '../stage-memo.js'
import { createStopwatch } from '../stopwatch.js'
import { createFileMemo, type FileChanges, PACKAGES_CHANGED } from './file-changes.js'
import { createLivePages, type LivePage, type PageDiagnostic } from './live-pages.js'
import type { Snapshot } from './snapshot.js'

/** A site that is kept ready while its files change. */
export interface SiteSession {
  /** The current site; `undefined` until its config has been usable once. */
  readonly snapshot: () => Snapshot | undefined
  /** Reads changed files. Returns the errors that prevented the update, if the site could not be updated. */
  readonly update: (changes: FileChanges) => Promise<readonly Diagnostic[]>
  /** Builds the page of an output file; `undefined` if there is none. */
  readonly makePage: (file: string) => Promise<LivePage | undefined>
  /** Links and images of the page at an index of the plan; empty until its content is compiled. */
  readonly findLinks: (place: number) => readonly LinkUse[]
  /** Compiles all content that has not been requested yet; returns false if the site changed in the meantime. */
  readonly compileAll: (onProgress?: (done: number, total: number) => void) => Promise<boolean>
  /** All diagnostics of the site, once all content is compiled; includes rendering errors of requested pages. */
  readonly diagnose: () => Promise<readonly Diagnostic[]>
  /** The diagnostics that need no checks across pages: those of the stages, and of compiled pages. */
  readonly listKnown: () => readonly KnownDiagnostic[]
  /** Compiles these pages, given by their output files, for at most some milliseconds. */
  readonly compileFirst: (files: ReadonlySet<string>, ms: number) => Promise<void>
  /** Whether the page of an output file is compiled, or does not exist. */
  readonly isCompiled: (file: string) => boolean
  /** Every output file that is not a page, once all content is compiled. */
  readonly collectFiles: () => Promise<readonly Artifact[]>
  /** The formula styles of an output file, of a page that was built; `undefined` if there are none. */
  readonly findPageStyles: (file: string) => string | undefined
  /** Input files of the config, and files and folders that plugins declare, relative to the site's folder. */
  readonly configInputs: () => readonly string[]
  /**
   * Discards everything that was read and built and, with `isCacheCleared`, also the cache on disk. The next update
   * reads everything.
   */
  readonly forget: (isCacheCleared: boolean) => Promise<void>
  /** Makes `compileAll` stop at the next page. */
  readonly interrupt: () => void
  readonly close: () => Promise<void>
}

/** A diagnostic, with the output file of its page, if any. */
export type KnownDiagnostic = Pick<PageDiagnostic, 'diagnostic'> & Partial<PageDiagnostic>

/** Inputs of a session. */
export interface SessionRequest extends SiteRequest {
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
  let pages = createLivePages(cache)
  let stages: StageMemo = createStageMemo()
  let loaded: LoadedConfig | undefined
  let configFound: readonly Diagnostic[] = []
  let codeVersion = 0
  let snapshot: Snapshot | undefined
  let interrupts = 0

  const readConfig = async (): Promise<void> => {
    const outcome = await loadConfig(siteDir)
    configFound = outcome.diagnostics
    if (!outcome.value) return
    loaded = outcome.value
    fileMemo.forgetAll()
  }

  const update = async (changes: FileChanges): Promise<readonly Diagnostic[]> => {
    fileMemo.forget(changes)
    noteDeclaredInputs()
    const isCode = (path: string): boolean => CODE.test(path) || snapshot?.site.componentFiles.includes(path) === true
    if (changes === PACKAGES_CHANGED || changes.paths.some(isCode)) codeVersion++
    const concernsConfig = changes.paths.some((path) => CONFIG.test(path) || loaded?.inputs.includes(path))
    const mayBeCode = changes === PACKAGES_CHANGED || changes.paths.some((path) => CODE.test(path))
    const mayFixConfig = hasErrors(configFound) && mayBeCode
    if (!loaded || concernsConfig || mayFixConfig) await readConfig()
    // An unusable config leaves the previous one in effect.
    if (!loaded) return configFound
    const { value: site, diagnostics } = await prepareSite({
      request,
      loaded,
      cache,
      watch: createStopwatch(request.now),
      announce: () => {},
      stages,
      fileMemo,
      codeVersion: hasOwnCode(loaded.config.theme) ? codeVersion : 0,
    })
    const found = [...configFound, ...diagnostics]
    if (!site) return found
    const { markdown } = site.prepared.setup
    const known = stages.recall(
      'known inputs',
      [markdown.key, markdown.siteDir, site.programs.key],
      (): KnownInputs => new WeakMap(),
    )
    const inputs = createCompileInputs({ ...site, markdown, known })
    const places = stages.recall('places in the plan', [site.plan], () => {
      return new Map(site.plan.pages.map(({ page }, index) => [page.file, index]))
    })
    snapshot = { site, inputs, places, found }
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
    let made = 0
    for (let place = 0; place < total; place++) {
      if (interrupts > before || snapshot !== start) return false
      if (pages.findFacts(start, place)) continue
      await pages.make(start, place)
      made += 1
      onProgress?.(place + 1, total)
      await nextTurn()
    }
    // Keep this work even if the process is killed.
    if (made > 0) cache.flush()
    return snapshot === start
  }

  const describeAll = (): DescribedPage[] => {
    const current = required()
    return current.site.plan.pages.map((planned, place) => {
      const facts = pages.findFacts(current, place)
      const contentKey = current.inputs[place]?.key
      return stages.parts.recall(
        'described page',
        planned,
        () => [facts, contentKey],
        () => ({ planned, ...restoreFacts(facts, planned), ...(contentKey !== undefined && { contentKey }) }),
      )
    })
  }
  /** Pages built since may have declared more. */
  const noteDeclaredInputs = (): void => {
    if (snapshot) rememberDeclaredInputs(describeAll(), { cache, siteDir, isPartial: true })
  }
  // Checks and files use the same results.
  const finish = (made: readonly DescribedPage[]): Promise<FinishedPlugins> => {
    const { site } = required()
    return stages.recall('finished plugins', [site], () => finishSite({ siteDir, site, made, cache }))
  }

  return {
    snapshot: () => snapshot,
    update,
    compileAll,
    makePage: async (file) => {
      const place = snapshot?.places.get(file)
      return snapshot && place !== undefined ? pages.show(snapshot, place) : undefined
    },
    findLinks: (place) => pages.findFacts(required(), place)?.links ?? [],
    diagnose: async () => {
      const current = required()
      const { site, found } = current
      const made = describeAll()
      const finished = await finish(made)
      const judged = await checkBuiltSite({ siteDir, site, found, made, finished, parts: stages.parts })
      return [...judged, ...pages.listFailures(current).map(({ diagnostic }) => diagnostic)]
    },
    listKnown: () => {
      const current = required()
      const ofTexts = describeAll().flatMap(({ planned, diagnostics }) =>
        diagnostics.map((diagnostic) => ({ diagnostic, page: planned.page.file })),
      )
      return [...current.found.map((diagnostic) => ({ diagnostic })), ...ofTexts, ...pages.listFailures(current)]
    },
    compileFirst: async (files, ms) => {
      const current = required()
      const end = request.now() + ms
      for (const file of files) {
        const place = current.places.get(file)
        if (place === undefined || request.now() > end || snapshot !== current) continue
        await pages.make(current, place)
      }
    },
    isCompiled: (file) => {
      const place = snapshot?.places.get(file)
      return !snapshot || place === undefined || pages.findFacts(snapshot, place) !== undefined
    },
    collectFiles: async () => {
      const { site, inputs } = required()
      const made = describeAll()
      const searched = made.map(({ planned }, place) => {
        const input = inputs[place]
        const search = findSearchTask(planned, input, site)
        return { planned, ...(search && { search }), ...(input && { contentKey: input.key }) }
      })
      const { config, client, graph } = site
      const { editions } = graph
      const searchFiles = await makeSearchFiles({ config, editions, made: searched, cache, client })
      const { artifacts } = await finish(made)
      return collectArtifacts({ siteDir, ...site, made, searchFiles, pluginFiles: artifacts })
    },
    configInputs: () => {
      noteDeclaredInputs()
      return [
        ...(loaded?.inputs ?? []),
        ...listInputRoots({ files: loaded?.config.markdown.pluginInputs ?? [] }),
        ...recallDeclaredInputs(cache),
        ...(loaded?.plugins ?? []).flatMap(({ plugin }) => listInputRoots(plugin.inputs)),
      ]
    },
    findPageStyles: (file) =>
      describeAll().find(({ pageStyles }) => pageStyles !== undefined && pageStyleFile(pageStyles) === file)
        ?.pageStyles,
    forget: async (isCacheCleared) => {
      if (isCacheCleared) {
        cache.close()
        rmSync(cacheDir, { recursive: true, force: true })
        cache = openCache(cacheDir)
      }
      pages = createLivePages(cache)
      stages = createStageMemo()
      fileMemo.forgetAll()
      loaded = undefined
    },
    interrupt: () => {
      interrupts++
    },
    close: async () => cache.close(),
  }
}

type DescribedPage = Pick<
  MadePage,
  'planned' | 'links' | 'anchors' | 'diagnostics' | 'contentKey' | 'pageStyles' | 'pluginInputs'
>

/** Whether rendering depends on more than docgen and the config. */
function hasOwnCode({ package: name, components }: LoadedConfig['config']['theme']): boolean {
  return name !== DEFAULT_THEME || Object.keys(components).length > 0
}

function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error')
}
