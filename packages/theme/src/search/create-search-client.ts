import type { HitList } from '@docgen/renderer/search'
import { connectThread, type SearchThread, type SendRequest } from './connect-thread.js'
import { trimSlashes } from './search-href.js'
import type { IndexLocation } from './search-message.js'

/** Where to search. */
export interface SearchScope {
  /** Language of the page. */
  readonly locale: string
  /** Path of a docs version below the root of the language, such as `1.0/`; empty for the latest. */
  readonly version: string
}

/** A query: the text to search for, where to search, and how much to return. */
export interface SearchQuery extends SearchScope {
  readonly text: string
  /** Path of a context to search in; the whole site if absent. */
  readonly context?: string
  /** Whether to search everything except the context. */
  readonly isOutside?: boolean
  /** Breadcrumbs of the part of the site that the hits must be in. */
  readonly section?: readonly string[]
  readonly limit: number
  /** Number of pages to return, with all of their hits; all pages if absent. */
  readonly pages?: number
  /** Characters of text shown around a match. */
  readonly snippetLength: number
}

/** A part of the site that can be searched separately. */
export interface SearchContext {
  /** Path below the root of the language, such as `api`. */
  readonly path: string
  readonly label: string
}

/**
 * The search of a site, in a background thread that starts with the first call that needs it. Every failure rejects;
 * the next call retries.
 */
export interface SearchClient {
  /** The contexts of the site, in the order of the config. */
  readonly contexts: () => Promise<readonly SearchContext[]>
  /** Starts the thread. It needs no scope, so it can run before the index to search is known. Never rejects. */
  readonly start: () => Promise<void>
  /** Paths of the versions with an index in a language, in the order of the site. The path of the latest is empty. */
  readonly versions: (locale: string) => Promise<readonly string[]>
  /** Whether an index exists. */
  readonly has: (scope: SearchScope) => Promise<boolean>
  /** Downloads the files that the first query needs. */
  readonly load: (scope: SearchScope) => Promise<void>
  /**
   * Loads the manifest again, because the site may have been published since, unless it was requested seconds ago. If
   * that fails, nothing changes. Never rejects.
   */
  readonly renew: () => Promise<void>
  /**
   * The hits in order, most without their text; `undefined` if a later query superseded this one. A scope without an
   * index has no hits.
   */
  readonly query: (query: SearchQuery) => Promise<HitList | undefined>
}

/** The result of an empty query. */
export const NO_HITS: HitList = { hits: [], pages: 0, show: () => Promise.reject(new Error('no hits')) }

/** The environment of a client. */
export interface SearchEnvironment {
  /** Text of the manifest. */
  readonly readManifest: () => Promise<string>
  /** Text of the manifest in the search page, if any: it saves a request, but may be from a cached page. */
  readonly readEmbedded?: () => Promise<string | undefined>
  readonly startThread: (href: string) => SearchThread
  /** Path of the script that the manifest probably names: its thread starts while the manifest is loading. */
  readonly expected?: string
}

/** `docgen-search.json`, as the build writes it. */
interface Manifest {
  /** Path of the script of the thread. */
  readonly worker: string
  /** Path of the script of the search page, which contains the same code. */
  readonly page: string
  /** URL prefix of index files; `.txt` is the suffix. */
  readonly files: string
  readonly indexes: readonly {
    readonly locale: string
    readonly version: string
    /** Name of the file that opens the index. */
    readonly root: string
    /** Content of that file, if the site has only one index. */
    readonly text?: string
  }[]
  readonly contexts: readonly SearchContext[]
}

/**
 * Minimum age of a manifest to renew, in milliseconds: the first focus of a field loads the manifest and then also
 * calls `renew`.
 */
const NEW_ENOUGH = 10_000

/** Creates a client. Nothing is downloaded before the first call. */
export function createSearchClient({
  readManifest,
  readEmbedded,
  startThread,
  expected,
}: SearchEnvironment): SearchClient {
  let requestedAt = 0
  let isEmbedded = false
  let mayEmbed = readEmbedded !== undefined
  const requestManifest = async (): Promise<Manifest> => {
    requestedAt = performance.now()
    const embedded = mayEmbed ? await readEmbedded?.() : undefined
    mayEmbed = false
    isEmbedded = embedded !== undefined
    return parseManifest(embedded ?? (await readManifest()))
  }
  const manifest = memoizeSuccess(requestManifest)
  const openThread = (href: string): OpenThread => {
    const opened = startThread(href)
    const send = connectThread(opened, () => {
      preloaded = undefined
      thread.forget()
    })
    return { href, send, end: opened.end }
  }
  let preloaded: OpenThread | undefined
  const thread = memoizeSuccess(async (): Promise<SendRequest> => {
    sent.clear()
    if (expected !== undefined) preloaded ??= openThread(expected)
    const { worker, page } = await manifest.get()
    if (preloaded && [worker, page].includes(preloaded.href)) return preloaded.send
    preloaded?.end()
    return openThread(worker).send
  })
  /** Names of the root files that the thread has received with their text. */
  const sent = new Set<string>()
  const findIndex = async ({ locale, version }: SearchScope): Promise<IndexLocation | undefined> => {
    const { files, indexes } = await manifest.get()
    const index = indexes.find(
      (candidate) => candidate.locale === locale && trimSlashes(candidate.version) === trimSlashes(version),
    )
    return index && { files, root: index.root, ...(index.text !== undefined && { text: index.text }) }
  }
  const withTextOnce = ({ text, ...index }: IndexLocation): IndexLocation => {
    if (text === undefined || sent.has(index.root)) return index
    sent.add(index.root)
    return { ...index, text }
  }
  // A republished site has other files: after a failure, read the manifest again. In a cached page, it may be old.
  const forgetOnFailure = async <Value>(act: () => Promise<Value>): Promise<Value> => {
    try {
      return await act()
    } catch (error) {
      manifest.forget()
      if (!isEmbedded) throw error
      isEmbedded = false
      return act()
    }
  }
  let latest = 0
  return {
    contexts: async () => (await manifest.get()).contexts,
    start: async () => void (await thread.get().catch(() => {})),
    versions: async (locale) => {
      const { indexes } = await manifest.get()
      return indexes.filter((index) => index.locale === locale).map(({ version }) => version)
    },
    has: async (scope) => (await findIndex(scope)) !== undefined,
    load: (scope) =>
      forgetOnFailure(async () => {
        const index = await findIndex(scope)
        if (!index) return
        const send = await thread.get()
        await send({ kind: 'load', index: withTextOnce(index) })
      }),
    renew: async () => {
      const before = manifest.loadedValue()
      // A manifest that is being loaded is new enough.
      if (!before || performance.now() - requestedAt < NEW_ENOUGH) return
      const after = await requestManifest().catch(() => undefined)
      // Another worker means another docgen version: this client keeps the manifest that it can read.
      if (after?.worker === before.worker) manifest.set(after)
    },
    query: async ({ locale, version, ...request }) => {
      latest += 1
      const key = latest
      return forgetOnFailure(async () => {
        const index = await findIndex({ locale, version })
        if (!index) return key === latest ? NO_HITS : undefined
        const send = await thread.get()
        const response = await send({ kind: 'search', index: withTextOnce(index), key, request })
        if (key !== latest || !response) return undefined
        return {
          ...response,
          show: async (hit) => {
            const presented = await send({ kind: 'show', key, hit })
            return presented ? presented.hits[0] : response.hits[hit]
          },
        }
      })
    },
  }
}

/** A thread that has been started. */
interface OpenThread {
  readonly href: string
  readonly send: SendRequest
  readonly end: () => void
}

/** Parses the manifest. Throws if a host sent something else, so that the next call requests the manifest again. */
function parseManifest(text: string): Manifest {
  const manifest: Manifest | null = JSON.parse(text)
  if (!Array.isArray(manifest?.indexes)) throw new SyntaxError('The list of search indexes is broken.')
  return manifest
}

/** Creates a value once. After a failure or `forget`, the next caller creates it again. */
function memoizeSuccess<Value>(make: () => Promise<Value>): {
  readonly get: () => Promise<Value>
  readonly loadedValue: () => Value | undefined
  readonly set: (value: Value) => void
  readonly forget: () => void
} {
  let promise: Promise<Value> | undefined
  let currentValue: Value | undefined
  const forget = (): void => {
    promise = currentValue = undefined
  }
  const set = (value: Value): void => {
    promise = Promise.resolve(value)
    currentValue = value
  }
  const get = (): Promise<Value> => {
    promise ??= make().catch((error: unknown) => {
      forget()
      throw error
    })
    const attempt = promise
    void attempt.then(
      (value) => {
        if (attempt === promise) currentValue = value
      },
      () => {},
    )
    return promise
  }
  return { get, loadedValue: () => currentValue, set, forget }
}
