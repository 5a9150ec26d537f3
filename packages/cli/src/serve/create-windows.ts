import { type ByteMemo, createByteMemo } from '../cache/byte-memo.js'
import { findChangedStatics } from '../session/live/find-changed-statics.js'
import type { LivePage } from '../session/live/live-pages.js'
import type { SiteSession } from '../session/live/open-session.js'
import type { Snapshot } from '../session/live/snapshot.js'
import { type ConnectedWindow, type Connections, createConnections } from './create-connections.js'
import type { FileStore } from './file-store.js'
import { findMissingPage, findPage } from './find-page.js'
import type { InternalRoute } from './http/create-listener.js'
import { readTarget } from './http/read-target.js'
import { createMovedPages, type NewLocation } from './moved-pages.js'
import type { DiagnosticList } from './page-event.js'

/** Inputs of the windows of a live site. */
export interface WindowsOptions {
  readonly session: SiteSession
  /** Every page sent to a window, by the hash of its bytes. */
  readonly sent: ByteMemo<Uint8Array>
  /** Cache size for the texts of pages, in bytes. */
  readonly sentCapacity: number
  /** Resolves when the session has a site. */
  readonly started: () => Promise<void> | undefined
  /** Runs a step after all earlier steps. */
  readonly enqueue: (step: () => Promise<void>) => Promise<void>
  readonly onError: (error: unknown) => void
  /** The diagnostics that windows show. */
  readonly visibleDiagnostics: () => DiagnosticList
}

/** The open windows of a live site. */
export interface Windows extends Pick<Connections, 'sendAll' | 'close'> {
  /** The route to which a window connects for updates. */
  readonly join: InternalRoute
  /** Sends the changes between two snapshots to every window. */
  readonly update: (before: Snapshot | undefined, after: Snapshot) => Promise<void>
}

/**
 * Creates the windows of a live site. An update sends each window its changed page, or the new location of the page.
 */
export function createWindows(options: WindowsOptions): Windows {
  const { session, sent, sentCapacity, started, enqueue, onError, visibleDiagnostics } = options
  const connections = createConnections()
  const moved = createMovedPages(findFile)
  const textOf = createPageTexts(sentCapacity)

  const buildPageAt = async (path: string, snapshot: Snapshot): Promise<LivePage | undefined> => {
    const file = await findFile(path, snapshot)
    return file === undefined ? undefined : session.buildPage(file)
  }

  const refresh = async (window: ConnectedWindow, before: Snapshot | undefined, after: Snapshot): Promise<void> => {
    const page = await buildPageAt(window.path, after)
    if (!page) {
      const newLocation = moved.find(window.path)
      const isChange = window.isGone ? newLocation !== window.newLocation : await existedBefore(window, before)
      if (isChange) sendGone(window, newLocation)
      return
    }
    // Keep the previous content instead of an empty page; the error is shown over it.
    if ((page.hash === window.page?.hash && !window.isGone) || page.bytes.length === 0) return
    const html = textOf(page)
    if (window.page) window.send({ type: 'page', hash: page.hash, before: window.page.html, after: html })
    else window.send({ type: 'reload' })
    window.page = { hash: page.hash, html }
    window.isGone = false
    moved.follow(window.path)
    sent.set(page.hash, page.bytes, page.bytes.length)
  }

  /** Updates a window that has just connected: its page may have changed since it was loaded with this hash. */
  const updateNewWindow = async (window: ConnectedWindow, hash: string | null): Promise<void> => {
    const snapshot = session.snapshot()
    if (!snapshot) return
    const page = await buildPageAt(window.path, snapshot)
    const notFoundFile = await findNotFoundFile(window.path, snapshot)
    const notFoundPage = notFoundFile === undefined ? undefined : await session.buildPage(notFoundFile)
    const showsNotFound = hash === notFoundPage?.hash
    if (!page) {
      if (hash !== null && !showsNotFound) sendGone(window, moved.find(window.path))
      return
    }
    moved.follow(window.path)
    const html = textOf(page)
    window.page = { hash: page.hash, html }
    if (!hash || hash === page.hash) return
    const before = showsNotFound ? undefined : sent.get(hash)
    // A window of an earlier session, or one that was hidden for long, may show a page that is not in the cache.
    if (!before) window.send({ type: 'reload' })
    else window.send({ type: 'page', hash: page.hash, before: Buffer.from(before).toString('utf8'), after: html })
  }

  const join: InternalRoute = {
    method: 'GET',
    respond: async ({ query }) => {
      await started()
      const path = readTarget(query.get('path') ?? '')?.path ?? '/'
      const stream = connections.connect(path, (window) => {
        window.send({ type: 'diagnostics', ...visibleDiagnostics() })
        void enqueue(() => updateNewWindow(window, query.get('page'))).catch(onError)
      })
      return { status: 200, headers: STREAM_HEADERS, body: stream }
    },
  }

  return {
    join,
    update: async (before, after) => {
      if (before) await moved.update(before, after)
      await Promise.all(connections.windows().map((window) => refresh(window, before, after)))
      const hrefs = before ? findChangedStatics(before, after) : []
      if (hrefs.length > 0) connections.sendAll({ type: 'files', hrefs })
    },
    sendAll: connections.sendAll,
    close: connections.close,
  }
}

async function existedBefore({ path, page }: ConnectedWindow, before: Snapshot | undefined): Promise<boolean> {
  return before !== undefined && page !== undefined && (await findFile(path, before)) !== undefined
}

function sendGone(window: ConnectedWindow, newLocation: NewLocation | undefined): void {
  window.isGone = true
  window.newLocation = newLocation
  window.send({ type: 'gone', ...newLocation })
}

/** Finds the output file of a path, as the server resolves it in a snapshot. */
async function findFile(path: string, snapshot: Snapshot): Promise<string | undefined> {
  const below = pathBelowBase(path, snapshot)
  const result = below === undefined ? undefined : await findPage(below, namesIn(snapshot))
  return result && 'file' in result ? result.file : undefined
}

/** Finds the output file of the 404 page for a path. */
async function findNotFoundFile(path: string, snapshot: Snapshot): Promise<string | undefined> {
  return (await findMissingPage(pathBelowBase(path, snapshot) ?? '', namesIn(snapshot)))?.file
}

/** The part of a decoded path after the base URL; `undefined` if the path is outside the base URL. */
function pathBelowBase(path: string, { site }: Snapshot): string | undefined {
  const base = decodeURI(site.config.baseUrl)
  return path.startsWith(base) ? path.slice(base.length) : undefined
}

/** Headers of the stream of changes. Proxies that compress would hold events back, such as that of code-server. */
const STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** Creates a store of the page names in a snapshot, without their content. */
function namesIn({ positions, site }: Snapshot): FileStore {
  return {
    find: async (file) => (positions.has(file) ? NAME_ONLY : undefined),
    readBaseUrl: async () => site.config.baseUrl,
  }
}

/** Placeholder for a file whose content is not needed. */
const NAME_ONLY = {
  size: 0,
  hash: '',
  read: async () => new Uint8Array(),
  stream: (): never => {
    throw new Error('only the name of this file is available')
  },
}

/** Decodes the text of pages, shared by all windows that show the same page; `capacity` is in bytes. */
function createPageTexts(capacity: number): (page: LivePage) => string {
  const texts = createByteMemo<string>(capacity)
  return ({ hash, bytes }) => {
    const text = texts.get(hash) ?? Buffer.from(bytes).toString('utf8')
    texts.set(hash, text, bytes.length)
    return text
  }
}
