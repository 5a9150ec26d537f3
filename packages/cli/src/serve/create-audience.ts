import { PassThrough, type Readable } from 'node:stream'
import type { NewPlace } from './moved-pages.js'
import type { PageEvent } from './page-event.js'

/** A browser window that shows a page and listens. */
export interface Listener {
  /** Decoded path of the page that it shows. */
  readonly path: string
  /** The page's bytes as the window knows them. */
  page: { readonly hash: string; readonly html: string } | undefined
  /** Whether the page is no longer there; the window still shows its last bytes. */
  isGone: boolean
  /** Where it went, as the window was told. */
  place: NewPlace | undefined
  readonly tell: (event: PageEvent) => void
}

/** Every window that listens. */
export interface Audience {
  /** A new window; the stream is what it hears, as server-sent events. */
  readonly join: (path: string, onJoin: (listener: Listener) => void) => Readable
  readonly listeners: () => readonly Listener[]
  readonly tellAll: (event: PageEvent) => void
  readonly close: () => void
}

/** Proxies between end connections that say nothing for a minute. */
const HEARTBEAT_MS = 25_000

/** In bytes: what may wait for a window. One that reads so slowly is dropped; it connects again, and is told how its page is by then. */
const ROOM = 1_000_000

/** An audience without anybody yet. */
export function createAudience(): Audience {
  const streams = new Map<PassThrough, Listener>()
  const encode = createEncoder()
  const send = (stream: PassThrough, bytes: Buffer): void => {
    // A single event of any size may wait, a second one may not.
    if (stream.readableLength + stream.writableLength > ROOM) stream.destroy()
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
        place: undefined,
        tell: (event) => send(stream, encode(event)),
      }
      streams.set(stream, listener)
      stream.on('close', () => streams.delete(stream))
      stream.on('error', () => streams.delete(stream))
      stream.write('retry: 500\n\n')
      onJoin(listener)
      return stream
    },
    listeners: () => [...streams.values()],
    tellAll: (event) => {
      for (const listener of streams.values()) listener.tell(event)
    },
    close: () => {
      clearInterval(beat)
      for (const stream of streams.keys()) stream.end()
    },
  }
}

/** Windows that show the same page get the same message: its bytes are built once and shared. */
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
