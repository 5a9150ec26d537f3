import { PAGE_META } from '../serve/inject-client.js'
import type { PageEvent, ShownMistake } from '../serve/page-event.js'
import { createOverlay } from './overlay.js'
import { createPatch } from './patch-page.js'

/** How long to wait before a lost connection is tried anew, in milliseconds. */
const RETRY = 500
/** A server that is started anew is back before anybody need hear of it. */
const PATIENCE = 2000

const patch = createPatch()
const overlay = createOverlay(openFile)
let path = location.pathname
let hash = readHash()
let source: EventSource | undefined
let loss: ReturnType<typeof setTimeout> | undefined
let isLossTold = false

/** Names the bytes that the page came as, here or with the router. */
function readHash(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_META}"]`)?.content ?? ''
}

/** Listens for changes of the page that is shown now. */
function listen(): void {
  source?.close()
  const query = new URLSearchParams({ path, page: hash })
  source = new EventSource(`/__docgen/events?${query}`)
  on('page', ({ after, before, hash: next }) => {
    hash = next
    overlay.unnotify()
    patch(before, after)
  })
  on('gone', ({ href, title }) => {
    if (href === undefined) overlay.notify('This page is no longer there.')
    else overlay.notify('This page has moved.', { href, label: `Go to ${title ?? href}` })
  })
  on('reload', () => location.reload())
  on('files', ({ hrefs }) => refreshPictures(hrefs))
  on('mistakes', ({ type: _, ...mistakes }) => overlay.show(mistakes))
  source.onopen = () => {
    if (isLossTold) overlay.unnotify()
    forgetLoss()
  }
  source.onerror = () => {
    source?.close()
    loss ??= setTimeout(tellLoss, PATIENCE)
    setTimeout(() => document.visibilityState === 'visible' && listen(), RETRY)
  }
}

function tellLoss(): void {
  isLossTold = true
  overlay.notify('docgen does not answer: it may have been ended. This page is brought up to date when it is back.')
}

function forgetLoss(): void {
  clearTimeout(loss)
  loss = undefined
  isLossTold = false
}

function on<Type extends PageEvent['type']>(
  type: Type,
  run: (event: Extract<PageEvent, { type: Type }>) => void,
): void {
  source?.addEventListener(type, ({ data }: MessageEvent<string>) => run({ type, ...JSON.parse(data) }))
}

/** Shows the new bytes of pictures whose address stays the same. */
function refreshPictures(hrefs: readonly string[]): void {
  for (const picture of document.images) {
    const url = new URL(picture.currentSrc || picture.src, location.href)
    if (!hrefs.includes(url.pathname)) continue
    url.searchParams.set('v', String(Date.now()))
    picture.src = url.href
  }
}

/** Has the editor opened, and gives back the server's words where it could not be. */
async function openFile({ file = '', line = 1, column = 1 }: ShownMistake): Promise<string | undefined> {
  const query = new URLSearchParams({ file, line: String(line), column: String(column) })
  try {
    const answer = await fetch(`/__docgen/open?${query}`, { method: 'POST' })
    return answer.ok ? undefined : await answer.text()
  } catch {
    return 'docgen does not answer: it may have been ended.'
  }
}

/** The router may have led to another page without loading it. */
function followPath(): void {
  if (location.pathname === path) return
  path = location.pathname
  // The router may have fetched it long before, and it may have changed since.
  hash = readHash()
  overlay.unnotify()
  forgetLoss()
  listen()
}

// A browser opens only so many connections to one server: windows that nobody sees give theirs back.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') listen()
  else source?.close()
})
addEventListener('popstate', followPath)
if ('navigation' in window) navigation.addEventListener('navigatesuccess', followPath)
if (document.visibilityState === 'visible') listen()
