import { type ByteMemo, createByteMemo } from '../cache/byte-memo.js'
import { findChangedStatics } from '../session/live/find-changed-statics.js'
import type { LivePage } from '../session/live/live-pages.js'
import type { SiteSession } from '../session/live/open-session.js'
import type { Snapshot } from '../session/live/snapshot.js'
import { type Audience, createAudience, type Listener } from './create-audience.js'
import type { createDiagnosticList } from './create-diagnostic-list.js'
import type { FileStore } from './file-store.js'
import { findMissingPage, findPage } from './find-page.js'
import type { InternalRoute } from './http/create-listener.js'
import { readTarget } from './http/read-target.js'
import { createMovedPages } from './moved-pages.js'

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
  readonly visibleDiagnostics: () => ReturnType<typeof createDiagnosticList>
}

/** The open windows of a live site. */
export interface Windows extends Pick<Audience, 'sendAll' | 'close'> {
  /** The route to which a window connects for updates. */
  readonly join: InternalRoute
  /** Sends the changes between two snapshots to every window. */
  readonly update: (before: Snapshot | undefined, after: Snapshot) => Promise<void>
}

/**
 * Creates the windows of a live site. An update sends each window its changed page, or the new location of the page.
 */
export function createWindows(options: WindowsOptions): Windows {
  const { session, sent, sentCapacity, started, enqueue, onError, visibleDiagnostics: listDiagnostics } = options
  const audience = createAudience()
  const textOf = createPageTexts(sentCapacity)

  const refresh = async (listener: Listener, before: Snapshot | undefined, after: Snapshot): Promise<void> => {
    const file = await findFile(listener.path, after)
    const page = file === undefined ? undefined : await session.buildPage(file)
    if (!page) {
      const position = moved.find(listener.path)
      const isNews = listener.isGone ? position !== listener.position : await existedBefore(listener, before)
      if (!isNews) return
      listener.isGone = true
      listener.position = position
      listener.send({ type: 'gone', ...position })
      return
    }
    // Keep the previous content instead of an empty page; the error is shown over it.
    if ((page.hash === listener.page?.hash && !listener.isGone) || page.bytes.length === 0) return
    const html = textOf(page)
    if (listener.page) listener.send({ type: 'page', hash: page.hash, before: listener.page.html, after: html })
    else listener.send({ type: 'reload' })
    listener.page = { hash: page.hash, html }
    listener.isGone = false
    moved.follow(listener.path)
    sent.set(page.hash, page.bytes, page.bytes.length)
  }

  const existedBefore = async ({ path, page }: Listener, before: Snapshot | undefined): Promise<boolean> =>
    before !== undefined && page !== undefined && (await findFile(path, before)) !== undefined

  /** Finds the output file of a path, as the server resolves it in a snapshot. */
  const findFile = async (path: string, snapshot: Snapshot): Promise<string | undefined> => {
    const base = decodeURI(snapshot.site.config.baseUrl)
    if (!path.startsWith(base)) return undefined
    const result = await findPage(path.slice(base.length), namesIn(snapshot))
    return result && 'file' in result ? result.file : undefined
  }
  const moved = createMovedPages(findFile)
  /** Builds the 404 page for a path. */
  const buildMissingPage = async (path: string, snapshot: Snapshot): Promise<LivePage | undefined> => {
    const base = decodeURI(snapshot.site.config.baseUrl)
    const below = path.startsWith(base) ? path.slice(base.length) : ''
    const missingPage = await findMissingPage(below, namesIn(snapshot))
    return missingPage && session.buildPage(missingPage.file)
  }

  const join: InternalRoute = {
    method: 'GET',
    respond: async ({ query }) => {
      await started()
      const path = readTarget(query.get('path') ?? '')?.path ?? '/'
      const stream = audience.join(path, (listener) => {
        listener.send({ type: 'diagnostics', ...listDiagnostics() })
        void updateNewWindow(listener, query.get('page')).catch(onError)
      })
      return { status: 200, headers: STREAM_HEADERS, body: stream }
    },
  }
  /** Updates a window that has just connected: its page may have changed since it was loaded. */
  const updateNewWindow = (listener: Listener, hash: string | null): Promise<void> =>
    enqueue(async () => {
      const snapshot = session.snapshot()
      if (!snapshot) return
      const file = await findFile(listener.path, snapshot)
      const page = file === undefined ? undefined : await session.buildPage(file)
      const missing = await buildMissingPage(listener.path, snapshot)
      const showsMissing = hash === missing?.hash
      if (!page) {
        if (hash === null || showsMissing) return
        listener.isGone = true
        listener.position = moved.find(listener.path)
        listener.send({ type: 'gone', ...listener.position })
        return
      }
      moved.follow(listener.path)
      const html = textOf(page)
      listener.page = { hash: page.hash, html }
      if (showsMissing && page.hash !== hash) listener.send({ type: 'reload' })
      else if (hash && hash !== page.hash) {
        const before = sent.get(hash)
        // A window of an earlier session, or one that was hidden for long, may show a page that is not in the cache.
        if (!before) listener.send({ type: 'reload' })
        else listener.send({ type: 'page', hash: page.hash, before: Buffer.from(before).toString('utf8'), after: html })
      }
    })

  return {
    join,
    update: async (before, after) => {
      if (before) await moved.update(before, after)
      await Promise.all(audience.listeners().map((listener) => refresh(listener, before, after)))
      const hrefs = before ? findChangedStatics(before, after) : []
      if (hrefs.length > 0) audience.sendAll({ type: 'files', hrefs })
    },
    sendAll: audience.sendAll,
    close: audience.close,
  }
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
