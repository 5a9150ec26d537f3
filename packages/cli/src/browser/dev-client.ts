import { POLICY_NAME } from '@docgen/renderer/contract'

import { PAGE_META } from '../serve/inject-client.js'
import type { PageEvent } from '../serve/page-event.js'
import { followEditor } from './follow-editor.js'
import { createOverlay } from './overlay.js'
import { patchAttributes, patchElement } from './patch-element.js'
import type { FilePosition } from './render-diagnostics.js'

/** Event after which the site's scripts process the changed content like the content of a new page. */
const PATCHED_EVENT = 'docgen:patched'

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { createHTML: (text: string) => string },
  ) => { createHTML: (text: string) => string }
}

/** Creates an HTML parser with a Trusted Types policy, which the content security policy of pages requires. */
function createParser(): (html: string) => Document {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy(POLICY_NAME, { createHTML: (text) => text })
  return (html) => new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
}

/** Updates the page; `before` is the HTML of the current state. */
export type PatchPage = (before: string, after: string) => void

/** Creates a function that updates the page, or reloads it if an update is not enough. */
function createPatch(): PatchPage {
  const parse = createParser()
  return (before, after) => {
    const [last, next] = [removeStructuredData(parse(before)), removeStructuredData(parse(after))]
    if (needsReload(last, next)) return location.reload()
    patchAttributes(document.documentElement, last.documentElement, next.documentElement)
    patchElement(document.head, last.head, next.head)
    patchElement(document.body, last.body, next.body)
    document.dispatchEvent(new CustomEvent(PATCHED_EVENT))
  }
}

/** Removes metadata for search engines: it is invisible, and the policy forbids writing to a script. */
function removeStructuredData(page: Document): Document {
  for (const data of page.querySelectorAll('script[type="application/ld+json"]')) data.remove()
  return page
}

/** Whether scripts or policies differ: scripts cannot be undone, and a page keeps the policy of its first load. */
function needsReload(last: Document, next: Document): boolean {
  const selector = 'head script, head meta[http-equiv], body > script'
  const [old, current] = [last, next].map((page) =>
    [...page.querySelectorAll(selector)].map((each) => each.outerHTML).join(),
  )
  return old !== current
}

/** Delay before reconnecting, in milliseconds. */
const RETRY_DELAY = 500
/** Delay before a notice about a lost connection, in milliseconds: a restarted server responds sooner. */
const NOTICE_DELAY = 2000

const patch = createPatch()
const overlay = createOverlay(openFile)
const reportPage = followEditor()
let path = location.pathname
let hash = readHash()
let source: EventSource | undefined
let disconnectTimer: ReturnType<typeof setTimeout> | undefined
let isDisconnectReported = false

/** Reads the hash of the loaded page's bytes from its `meta` element, which the router updates on navigation. */
function readHash(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_META}"]`)?.content ?? ''
}

/** Subscribes to changes of the current page. */
function listen(): void {
  source?.close()
  const query = new URLSearchParams({ path, page: hash })
  source = new EventSource(`/__docgen/events?${query}`)
  on('page', ({ after, before, hash: next }) => {
    hash = next
    overlay.hideNotice()
    patch(before, after)
  })
  on('gone', ({ href, title }) => {
    if (href === undefined) overlay.notify('This page no longer exists.')
    else overlay.notify('This page has moved.', { href, label: `Go to ${title ?? href}` })
  })
  on('reload', () => location.reload())
  on('files', ({ hrefs }) => refreshImages(hrefs))
  on('diagnostics', ({ type: _, ...shown }) => overlay.show(shown))
  source.onopen = () => {
    if (isDisconnectReported) overlay.hideNotice()
    cancelDisconnect()
  }
  source.onerror = () => {
    source?.close()
    disconnectTimer ??= setTimeout(reportDisconnect, NOTICE_DELAY)
    setTimeout(() => document.visibilityState === 'visible' && listen(), RETRY_DELAY)
  }
}

function reportDisconnect(): void {
  isDisconnectReported = true
  overlay.notify('docgen is not responding. It may have stopped. This page updates when docgen is back.')
}

function cancelDisconnect(): void {
  clearTimeout(disconnectTimer)
  disconnectTimer = undefined
  isDisconnectReported = false
}

function on<Type extends PageEvent['type']>(
  type: Type,
  run: (event: Extract<PageEvent, { type: Type }>) => void,
): void {
  source?.addEventListener(type, ({ data }: MessageEvent<string>) => run({ type, ...JSON.parse(data) }))
}

/** Reloads the images with these URL paths: their files have changed, but their URLs have not. */
function refreshImages(hrefs: readonly string[]): void {
  for (const image of document.images) {
    const url = new URL(image.currentSrc || image.src, location.href)
    if (!hrefs.includes(url.pathname)) continue
    url.searchParams.set('v', String(Date.now()))
    image.src = url.href
  }
}

/** Opens a file in the editor, and returns an error message if that failed. */
async function openFile({ file = '', line = 1, column = 1 }: FilePosition): Promise<string | undefined> {
  const query = new URLSearchParams({ file, line: String(line), column: String(column) })
  try {
    const response = await fetch(`/__docgen/open?${query}`, { method: 'POST' })
    return response.ok ? undefined : await response.text()
  } catch {
    return 'docgen is not responding. It may have stopped.'
  }
}

/** Subscribes to changes of another page after the router has opened it without a page load. */
function followPath(): void {
  if (location.pathname === path) return
  path = location.pathname
  // The router may have prefetched the page before its last change.
  hash = readHash()
  overlay.hideNotice()
  cancelDisconnect()
  listen()
  reportPage()
}

// Browsers limit connections per server, so hidden windows close theirs.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') listen()
  else source?.close()
})
addEventListener('popstate', followPath)
reportPage()
if ('navigation' in window) navigation.addEventListener('navigatesuccess', followPath)
if (document.visibilityState === 'visible') listen()
