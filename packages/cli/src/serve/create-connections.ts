import { PassThrough, type Readable } from 'node:stream'
import type { NewLocation } from './moved-pages.js'
import type { PageEvent } from './page-event.js'

/** A connected browser window, which shows a page and receives events. */
export interface ConnectedWindow {
  /** Decoded path of the page that it shows. */
  readonly path: string
  /** The page's content as the window has it; `undefined` if unknown. */
  page: { readonly hash: string; readonly html: string } | undefined
  /** Whether the page no longer exists; the window still shows its last content. */
  isGone: boolean
  /** New location of the page, as last sent to the window. */
  newLocation: NewLocation | undefined
  readonly send: (event: PageEvent) => void
}

/** The connections to browser windows. */
export interface Connections {
  /** Connects a window. Returns its stream of server-sent events. */
  readonly connect: (path: string, onConnect: (window: ConnectedWindow) => void) => Readable
  readonly windows: () => readonly ConnectedWindow[]
  readonly sendAll: (event: PageEvent) => void
  readonly close: () => void
}

/** Proxies close connections that are silent for a minute. */
const HEARTBEAT_MS = 25_000

/**
 * Maximum number of bytes queued for a window. A window that exceeds it is disconnected. It then reconnects and gets
 * the current state of its page.
 */
const MAX_QUEUED = 1_000_000

/** Creates an empty set of connections. */
export function createConnections(): Connections {
  const streams = new Map<PassThrough, ConnectedWindow>()
  const encode = createEncoder()
  const send = (stream: PassThrough, bytes: Buffer): void => {
    // An event of any size can be queued, but none after an event that exceeds the maximum.
    if (stream.readableLength + stream.writableLength > MAX_QUEUED) stream.destroy()
    else stream.write(bytes)
  }
  const heartbeat = setInterval(() => {
    const bytes = Buffer.from(': still here\n\n')
    for (const stream of streams.keys()) send(stream, bytes)
  }, HEARTBEAT_MS)
  heartbeat.unref()
  return {
    connect: (path, onConnect) => {
      const stream = new PassThrough()
      const window: ConnectedWindow = {
        path,
        page: undefined,
        isGone: false,
        newLocation: undefined,
        send: (event) => send(stream, encode(event)),
      }
      streams.set(stream, window)
      stream.on('close', () => streams.delete(stream))
      stream.on('error', () => streams.delete(stream))
      stream.write('retry: 500\n\n')
      onConnect(window)
      return stream
    },
    windows: () => [...streams.values()],
    sendAll: (event) => {
      for (const window of streams.values()) window.send(event)
    },
    close: () => {
      clearInterval(heartbeat)
      for (const stream of streams.keys()) stream.end()
    },
  }
}

/** Creates an encoder of events. Windows that show the same page get the same event, so they share its bytes. */
function createEncoder(): (event: PageEvent) => Buffer {
  let last: { readonly event: PageEvent; readonly bytes: Buffer } | undefined
  return (event) => {
    if (last && isSame(last.event, event)) return last.bytes
    const { type, ...data } = event
    const bytes = Buffer.from(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`)
    last = { event, bytes }
    return bytes
  }
}

function isSame(one: PageEvent, other: PageEvent): boolean {
  const entries = Object.entries(one)
  const others = new Map(Object.entries(other))
  return entries.length === others.size && entries.every(([key, value]) => others.get(key) === value)
}
