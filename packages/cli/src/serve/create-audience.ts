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

/** An audience without anybody yet. */
export function createAudience(): Audience {
  const streams = new Map<PassThrough, Listener>()
  const beat = setInterval(() => {
    for (const stream of streams.keys()) stream.write(': still here\n\n')
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
        tell: ({ type, ...data }) => void stream.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`),
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
