import { PassThrough, type Readable } from 'node:stream'
import type { NewLocation } from './moved-pages.js'
import type { PageEvent } from './page-event.js'

/** A browser window that shows a page and receives its events. */
export interface Listener {
  /** Decoded path of the page that it shows. */
  readonly path: string
  /** The page's content as the window has it; `undefined` if unknown. */
  page: { readonly hash: string; readonly html: string } | undefined
  /** Whether the page no longer exists; the window still shows its last content. */
  isGone: boolean
  /** New location of the page, as sent to the window. */
  position: NewLocation | undefined
  readonly send: (event: PageEvent) => void
}

/** All connected windows. */
export interface Audience {
  /** Adds a window; the stream sends it server-sent events. */
  readonly join: (path: string, onJoin: (listener: Listener) => void) => Readable
  readonly listeners: () => readonly Listener[]
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

/** Creates an audience without windows. */
export function createAudience(): Audience {
  const streams = new Map<PassThrough, Listener>()
  const encode = createEncoder()
  const send = (stream: PassThrough, bytes: Buffer): void => {
    // An event of any size can be queued, but none after an event that exceeds the maximum.
    if (stream.readableLength + stream.writableLength > MAX_QUEUED) stream.destroy()
    else stream.write(bytes)
  }
  const beat = setInterval(() => {
    const bytes = Buffer.from(': still here\n\n')
    for (const stream of streams.keys()) send(stream, bytes)
  }, HEARTBEAT_MS)
  beat.unref()
  return {
    join: (path, onJoin) => {
      const stream = new PassThrough()
      const listener: Listener = {
        path,
        page: undefined,
        isGone: false,
        position: undefined,
        send: (event) => send(stream, encode(event)),
      }
      streams.set(stream, listener)
      stream.on('close', () => streams.delete(stream))
      stream.on('error', () => streams.delete(stream))
      stream.write('retry: 500\n\n')
      onJoin(listener)
      return stream
    },
    listeners: () => [...streams.values()],
    sendAll: (event) => {
      for (const listener of streams.values()) listener.send(event)
    },
    close: () => {
      clearInterval(beat)
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
