import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Diagnostic, LinkUse } from '@docgen/renderer/contract'
import type { Artifact } from '../../emit/artifact.js'
import type { PackedAnchors } from '../../graph/links/pack-anchors.js'
import { listInputRoots } from '../../plugins/read-inputs.js'
import { NO_FACTS } from '../../workers/content-cache.js'
import { createLiveCardRenderer } from '../cards/create-live-card-renderer.js'
import { recallDeclaredInputs } from '../declared-inputs.js'
import { listPageFiles } from '../output/collect-artifacts.js'
import type { FileChanges } from './file-changes.js'
import type { LivePage, PageDiagnostic } from './live-pages.js'
import { buildFullText, collectFiles, describePages, recordDeclaredInputs, startOutput } from './session-output.js'
import {
  createSessionState,
  forgetState,
  requireSnapshot,
  type SessionRequest,
  type SessionState,
} from './session-state.js'
import type { Snapshot } from './snapshot.js'
import { updateSession } from './update-session.js'

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
  /** Compiles those pages of output files that are not compiled yet; starts no other one after some milliseconds. */
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

/**
 * Opens a session; reads nothing before the first `update`. Each stage runs the same function as in a build, and is
 * memoized while its inputs are unchanged.
 */
export function openSession(request: SessionRequest): SiteSession {
  const state = createSessionState(request)
  const renderCardFile = createLiveCardRenderer()
  return {
    snapshot: () => state.snapshot,
    update: (changes) => updateSession(state, changes),
    compileAll: (onProgress) => compileAll(state, onProgress),
    buildPage: async (file) => {
      const { snapshot, pages } = state
      const position = snapshot?.positions.get(file)
      return snapshot && position !== undefined ? pages.show(snapshot, position) : undefined
    },
    buildMarkdownPage: async (file) => {
      const { snapshot, pages } = state
      const position = snapshot?.markdownPages.get(file)
      if (snapshot && position !== undefined) return pages.createMarkdownPage(snapshot, position)
      return snapshot && buildFullText(state, file)
    },
    renderCard: async (file) => (state.snapshot ? renderCardFile(state.snapshot.site, file) : undefined),
    findLinks: (position) => state.pages.findFacts(requireSnapshot(state), position)?.links ?? [],
    findAnchors: (position) => (state.pages.findFacts(requireSnapshot(state), position) ?? NO_FACTS).anchors,
    diagnose: async () => {
      const snapshot = requireSnapshot(state)
      const output = await startOutput(state, describePages(state)).resolve('diagnostics')
      const failures = state.pages.listFailures(snapshot).map(({ diagnostic }) => diagnostic)
      return [...(output?.diagnostics ?? []), ...failures]
    },
    listDiagnostics: () => listDiagnostics(state),
    compileFirst: (files, ms) => compileFirst(state, files, ms),
    isCompiled: (file) => {
      const { snapshot, pages } = state
      const position = snapshot?.positions.get(file)
      return !snapshot || position === undefined || pages.findFacts(snapshot, position) !== undefined
    },
    collectFiles: () => collectFiles(state),
    configInputs: () => listConfigInputs(state),
    findPageFile: (file) =>
      describePages(state)
        .flatMap(listPageFiles)
        .find((each) => each.file === file)?.bytes,
    forget: async (isCacheCleared) => forgetState(state, isCacheCleared),
    interrupt: () => {
      state.interrupts++
    },
    close: async () => state.cache.close(),
  }
}

async function compileAll(state: SessionState, onProgress?: (done: number, total: number) => void): Promise<boolean> {
  const start = requireSnapshot(state)
  const { interrupts } = state
  const total = start.inputs.length
  let compiled = 0
  for (let position = 0; position < total; position++) {
    if (state.interrupts > interrupts || state.snapshot !== start) return false
    if (state.pages.findFacts(start, position)) continue
    await state.pages.build(start, position)
    compiled += 1
    onProgress?.(position + 1, total)
    await nextTurn()
  }
  // Keep this work even if the process is killed.
  if (compiled > 0) state.cache.flush()
  return state.snapshot === start
}

async function compileFirst(state: SessionState, files: ReadonlySet<string>, ms: number): Promise<void> {
  const { now } = state.request
  const start = requireSnapshot(state)
  const end = now() + ms
  for (const file of files) {
    const position = start.positions.get(file)
    if (position === undefined || now() > end || state.snapshot !== start) continue
    if (!state.pages.findFacts(start, position)) await state.pages.build(start, position)
  }
}

function listDiagnostics(state: SessionState): readonly SiteDiagnostic[] {
  const snapshot = requireSnapshot(state)
  const ofPages = describePages(state).flatMap(({ planned, diagnostics }) =>
    diagnostics.map((diagnostic) => ({ diagnostic, page: planned.page.file })),
  )
  const ofStages = snapshot.diagnostics.map((diagnostic) => ({ diagnostic }))
  return [...ofStages, ...ofPages, ...state.pages.listFailures(snapshot)]
}

function listConfigInputs(state: SessionState): readonly string[] {
  recordDeclaredInputs(state)
  const { loaded, memo } = state
  return [
    ...(loaded?.inputs ?? []),
    ...listInputRoots({ files: loaded?.config.markdown.pluginInputs ?? [] }),
    ...recallDeclaredInputs(memo),
    ...(loaded?.plugins ?? []).flatMap(({ plugin }) => listInputRoots(plugin.inputs)),
  ]
}
