import { readFileSync } from 'node:fs'
import type { Diagnostic } from '@docgen/renderer/contract'
import { createByteMemo } from '../cache/byte-memo.js'
import { countChangedPages } from '../session/live/count-changed-pages.js'
import { createInputCheck } from '../session/live/create-input-check.js'
import type { FileChanges } from '../session/live/file-changes.js'
import { findChangedStatics } from '../session/live/find-changed-statics.js'
import type { LivePage } from '../session/live/live-pages.js'
import { type KnownDiagnostic, openSession, type SessionRequest } from '../session/live/open-session.js'
import type { Snapshot } from '../session/live/snapshot.js'
import { sortDiagnostics } from '../session/sort-diagnostics.js'
import type { LiveReport } from '../terminal/print-live-report.js'
import { createAudience, type Listener } from './create-audience.js'
import type { OwnAddress } from './create-listener.js'
import { createSessionStore } from './create-session-store.js'
import type { FileStore } from './file-store.js'
import { findMissingPage } from './find-missing-page.js'
import { findPage } from './find-page.js'
import { OWN_PATH } from './inject-client.js'
import { createMovedPages } from './moved-pages.js'
import { openInEditor } from './open-in-editor.js'
import { createPageTexts } from './page-texts.js'
import { readTarget } from './read-target.js'
import { showMistakes } from './show-mistakes.js'

/** Inputs of a live site. */
export interface LiveSiteOptions extends SessionRequest {
  readonly report: (report: LiveReport) => void
  readonly onError: (error: unknown) => void
}

/** A site that is served and rebuilt on changes. */
export interface LiveSite {
  readonly store: FileStore
  /** Internal URLs of the script in the browser. */
  readonly own: ReadonlyMap<string, OwnAddress>
  /** Reads the site for the first time; pages are served from then on. */
  readonly start: () => Promise<void>
  /** Applies changes and shows them in every window. */
  readonly apply: (changes: FileChanges) => Promise<void>
  /** Rebuilds everything, with or without the cache on disk. */
  readonly rebuild: (isCacheCleared: boolean) => Promise<void>
  readonly snapshot: () => Snapshot | undefined
  /** Whether the current state of the site has diagnostics. */
  readonly hasDiagnostics: () => boolean
  /** Input files outside the site's folder. */
  readonly configInputs: () => readonly string[]
  readonly close: () => Promise<void>
}

const EVERYTHING: FileChanges = { paths: [], isStructural: true }
/** Checks wait for a pause in typing. */
const REST_MS = 60
const FIRST_REST_MS = 400
/** Time for compiling the pages that had errors, before windows are notified which of these are fixed. */
const FIRST_PAGES_MS = 150
/** In bytes: pages that windows may still show, enough for the last hours. */
const SENT_ROOM = 16 * 1024 * 1024

/** Opens a live site; changes are applied sequentially, whatever their source. */
export function openLiveSite(options: LiveSiteOptions): LiveSite {
  const { siteDir, now, report, onError } = options
  const session = openSession(options)
  const audience = createAudience()
  let begun: Promise<void> | undefined
  let last: Promise<void> = Promise.resolve()
  let rest: NodeJS.Timeout | undefined
  let settling: Promise<void> = Promise.resolve()
  let problems: readonly Diagnostic[] = []
  let shown = showMistakes([], siteDir)
  // Diagnostics that windows show, and those known without checks across pages, by their JSON.
  let currentDiagnostics: readonly Diagnostic[] = []
  let known: ReadonlyMap<string, KnownDiagnostic> = new Map()
  let reported = '[]'
  let isClosed = false

  const sent = createByteMemo<Uint8Array>(SENT_ROOM)
  const textOf = createPageTexts(SENT_ROOM)
  const store = createSessionStore({
    siteDir,
    session,
    sent,
    ready: () => begun ?? Promise.resolve(),
    // Unknown until the page was requested.
    onFailure: () => settleAfter(REST_MS),
  })
  const inTurn = (step: () => Promise<void>): Promise<void> => {
    last = last.then(step).catch(onError)
    return last
  }

  /** Runs slow work in the background: compiling pages that no window has requested, and checks across pages. */
  const settleAfter = (delay: number): void => {
    clearTimeout(rest)
    rest = setTimeout(() => {
      settling = settle().catch(onError)
    }, delay)
  }
  const settle = async (): Promise<void> => {
    if (isClosed) return
    const current = session.snapshot()
    if (current && !(await session.compileAll())) return
    if (isClosed || current !== session.snapshot()) return
    const found = [...problems, ...(current ? await session.diagnose() : [])]
    const diagnostics = sortDiagnostics(found)
    const text = JSON.stringify(diagnostics)
    if (text !== reported) report({ kind: 'mistakes', diagnostics })
    reported = text
    known = listKnown()
    show(found)
  }
  const show = (diagnostics: readonly Diagnostic[]): void => {
    currentDiagnostics = diagnostics
    const next = showMistakes(sortDiagnostics(diagnostics), siteDir)
    if (JSON.stringify(next) === JSON.stringify(shown)) return
    shown = next
    audience.tellAll({ type: 'mistakes', ...shown })
  }
  const listKnown = (): ReadonlyMap<string, KnownDiagnostic> => {
    const all = [...problems.map((diagnostic) => ({ diagnostic })), ...(session.snapshot() ? session.listKnown() : [])]
    return new Map(all.map((each) => [JSON.stringify(each.diagnostic), each]))
  }
  /**
   * Shows fixed and new errors without waiting for pages that no window shows, which takes seconds after a
   * component was saved.
   */
  const showKnown = async ({ paths }: FileChanges): Promise<void> => {
    const pages = [...known.values()].flatMap(({ page }) => page ?? [])
    if (session.snapshot()) await session.compileFirst(new Set(pages), FIRST_PAGES_MS)
    const now = listKnown()
    const isPending = ({ page }: KnownDiagnostic): boolean => page !== undefined && !session.isCompiled(page)
    const gone = [...known].flatMap(([text, each]) => (now.has(text) || isPending(each) ? [] : alikeOf(each)))
    // An error that is fixed on some pages, and on none of the compiled ones, is fixed on the others.
    const fixed = new Set(gone)
    for (const each of now.values()) fixed.delete(alikeOf(each))
    const isShown = (text: string, { file = '' }: Diagnostic): boolean => {
      const before = known.get(text)
      if (!before || now.has(text)) return true
      return isPending(before) && !paths.includes(file) && !fixed.has(alikeOf(before))
    }
    const kept = new Map(
      currentDiagnostics
        .map((each) => [JSON.stringify(each), each] as const)
        .filter(([text, each]) => isShown(text, each)),
    )
    const fresh = [...now].flatMap(([text, { diagnostic }]) => (kept.has(text) ? [] : diagnostic))
    known = new Map([...[...known].filter(([text]) => kept.has(text)), ...now])
    show([...kept.values(), ...fresh])
  }

  const takeOver = async (changes: FileChanges): Promise<number> => {
    const before = session.snapshot()
    problems = await session.update(changes)
    const after = session.snapshot()
    if (!after || after === before) return 0
    if (before) await moved.update(before, after)
    await Promise.all(audience.listeners().map((listener) => refresh(listener, before, after)))
    const hrefs = before ? findChangedStatics(before, after) : []
    if (hrefs.length > 0) audience.tellAll({ type: 'files', hrefs })
    return countChangedPages(before, after, session.findLinks)
  }

  /** The paths that are, or were, inputs of the site; every path if there is no site yet. */
  const listInputs = (paths: readonly string[], ...snapshots: readonly (Snapshot | undefined)[]): readonly string[] => {
    const checks = [...new Set(snapshots)].map((each) => each && createInputCheck(each, session.configInputs()))
    return paths.filter((path) => checks.some((isInput) => !isInput || isInput(path)))
  }

  const refresh = async (listener: Listener, before: Snapshot | undefined, after: Snapshot): Promise<void> => {
    const file = await findFile(listener.path, after)
    const page = file === undefined ? undefined : await session.makePage(file)
    if (!page) {
      const place = moved.find(listener.path)
      const isNews = listener.isGone ? place !== listener.place : await wasThere(listener, before)
      if (!isNews) return
      listener.isGone = true
      listener.place = place
      listener.tell({ type: 'gone', ...place })
      return
    }
    // Keep the previous content instead of an empty page; the error is shown over it.
    if ((page.hash === listener.page?.hash && !listener.isGone) || page.bytes.length === 0) return
    const html = textOf(page)
    if (listener.page) listener.tell({ type: 'page', hash: page.hash, before: listener.page.html, after: html })
    else listener.tell({ type: 'reload' })
    listener.page = { hash: page.hash, html }
    listener.isGone = false
    moved.follow(listener.path)
    sent.set(page.hash, page.bytes, page.bytes.length)
  }

  const wasThere = async ({ path, page }: Listener, before: Snapshot | undefined): Promise<boolean> =>
    before !== undefined && page !== undefined && (await findFile(path, before)) !== undefined

  /** The output file of a path, as the server resolves it in a snapshot. */
  const findFile = async (path: string, snapshot: Snapshot): Promise<string | undefined> => {
    const base = decodeURI(snapshot.site.config.baseUrl)
    if (!path.startsWith(base)) return undefined
    const found = await findPage(path.slice(base.length), namesIn(snapshot))
    return found && 'file' in found ? found.file : undefined
  }
  const moved = createMovedPages(findFile)
  /** The 404 page for a path. */
  const makeMissing = async (path: string, snapshot: Snapshot): Promise<LivePage | undefined> => {
    const base = decodeURI(snapshot.site.config.baseUrl)
    const below = path.startsWith(base) ? path.slice(base.length) : ''
    const found = await findMissingPage(below, namesIn(snapshot))
    return found && session.makePage(found.file)
  }

  const join: OwnAddress = {
    method: 'GET',
    answer: async ({ query }) => {
      await begun
      const path = readTarget(query.get('path') ?? '')?.path ?? '/'
      const stream = audience.join(path, (listener) => {
        listener.tell({ type: 'mistakes', ...shown })
        void greet(listener, query.get('page')).catch(onError)
      })
      const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
      return { status: 200, headers, body: stream }
    },
  }
  /** The page may have changed between loading and connecting. */
  const greet = (listener: Listener, hash: string | null): Promise<void> =>
    inTurn(async () => {
      const snapshot = session.snapshot()
      if (!snapshot) return
      const file = await findFile(listener.path, snapshot)
      const page = file === undefined ? undefined : await session.makePage(file)
      const missing = await makeMissing(listener.path, snapshot)
      const showsMissing = hash === missing?.hash
      if (!page) {
        if (hash === null || showsMissing) return
        listener.isGone = true
        listener.place = moved.find(listener.path)
        listener.tell({ type: 'gone', ...listener.place })
        return
      }
      moved.follow(listener.path)
      const html = textOf(page)
      listener.page = { hash: page.hash, html }
      if (showsMissing && page.hash !== hash) listener.tell({ type: 'reload' })
      else if (hash && hash !== page.hash) {
        const before = sent.get(hash)
        // A hidden window is updated like all others once it is visible; one of an earlier session is unknown.
        if (!before) listener.tell({ type: 'reload' })
        else listener.tell({ type: 'page', hash: page.hash, before: Buffer.from(before).toString('utf8'), after: html })
      }
    })

  return {
    store,
    own: new Map([
      [`${OWN_PATH}client.js`, { method: 'GET', answer: async () => clientAnswer() } satisfies OwnAddress],
      [`${OWN_PATH}events`, join],
      [`${OWN_PATH}open`, { method: 'POST', answer: (request) => openInEditor(request, siteDir) } satisfies OwnAddress],
    ]),
    start: () => {
      begun ??= inTurn(async () => {
        const start = now()
        const pages = await takeOver(EVERYTHING)
        report({ kind: 'ready', pages, ms: now() - start })
        settleAfter(FIRST_REST_MS)
      })
      return begun
    },
    apply: (changes) =>
      inTurn(async () => {
        clearTimeout(rest)
        const start = now()
        const before = session.snapshot()
        const pages = await takeOver(changes)
        const ms = now() - start
        if (currentDiagnostics.length > 0 || problems.length > 0) await showKnown(changes)
        const { paths } = changes
        report({ kind: 'change', paths, inputs: listInputs(paths, before, session.snapshot()), pages, ms })
        settleAfter(REST_MS)
      }),
    rebuild: (isCacheCleared) =>
      inTurn(async () => {
        clearTimeout(rest)
        const start = now()
        session.interrupt()
        await settling
        await session.forget(isCacheCleared)
        await takeOver(EVERYTHING)
        // A rebuild reports all diagnostics, even if they are unchanged.
        report({ kind: 'ready', pages: session.snapshot()?.inputs.length ?? 0, ms: now() - start })
        settleAfter(REST_MS)
      }),
    snapshot: session.snapshot,
    hasDiagnostics: () => currentDiagnostics.length > 0 || problems.length > 0,
    configInputs: session.configInputs,
    close: async () => {
      isClosed = true
      clearTimeout(rest)
      audience.close()
      await last
      session.interrupt()
      await settling
      await session.close()
    },
  }
}

/** A key that is equal for errors with the same cause, whatever the page. */
function alikeOf({ diagnostic: { code, message } }: KnownDiagnostic): string {
  return `${code} ${message}`
}

/** The pages of a snapshot as a store of file names without content. */
function namesIn({ places, site }: Snapshot): FileStore {
  return {
    find: async (file) => (places.has(file) ? NAMED : undefined),
    readBaseUrl: async () => site.config.baseUrl,
  }
}

/** Placeholder for a file of which only the name matters. */
const NAMED = {
  size: 0,
  hash: '',
  read: async () => new Uint8Array(),
  stream: (): never => {
    throw new Error('a name has no bytes')
  },
}

/** The script is next to the bundle, also when docgen runs from source. */
const CLIENT_FILES = [new URL('./dev-client.js', import.meta.url), new URL('../../dist/dev-client.js', import.meta.url)]

function clientAnswer() {
  const body = readClient()
  const headers = {
    'content-type': 'text/javascript;charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'no-cache',
  }
  return { status: 200, headers, body }
}

function readClient(): Buffer {
  for (const file of CLIENT_FILES) {
    try {
      return readFileSync(file)
    } catch {
      // Try the other location.
    }
  }
  throw new Error('docgen has no script for browsers: build its packages first')
}
