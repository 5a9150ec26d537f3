import {
  findHits,
  findLanguage,
  type HitList,
  type OpenIndex,
  openIndex,
  type ReadIndexLanguage,
} from '@docgen/renderer/search'
import type { LanguageScript } from './language-script.js'
import type { HitsResponse, IndexLocation, NumberedRequest, ThreadResponse } from './search-message.js'

// The thread's memory, which lasts as long as the page.
const indexes = new Map<string, Promise<OpenIndex>>()
let latest = 0
/** Settles when the last query has ended. */
let running: Promise<unknown> = Promise.resolve()
let attempts = 0
/** The most recent searches: the search page shows hits of several, each with more pages. */
const recent = new Map<number, HitList>()
const MAX_RECENT = 16

/** Responds to the requests of the page that started this thread. */
export function installSearchThread(): void {
  addEventListener('message', async ({ data }: MessageEvent<NumberedRequest>) => {
    const { id } = data
    const respond = (response: ThreadResponse): void => postMessage(response)
    if (data.kind === 'search') latest = id
    try {
      respond({ id, found: await run(data) })
    } catch (error) {
      respond({ id, error: error instanceof Error ? error.message : String(error) })
    }
  })
}

async function run(message: NumberedRequest): Promise<HitsResponse | undefined> {
  if (message.kind === 'show') {
    const hits = recent.get(message.key)
    if (!hits) return undefined
    const hit = await hits.show(message.hit)
    return { hits: hit ? [hit] : [] }
  }
  const index = await open(message.index)
  if (message.kind === 'load') {
    // Large indexes have titles in a file that every query needs.
    index.readCard(0).catch(() => {})
    return { hits: [] }
  }
  // The reader may keep typing during a query. Then only the latest query downloads files.
  const query = running
    .catch(() => {})
    .then(() => (latest === message.id ? findHits(index, message.request) : undefined))
  running = query
  const result = await query
  if (!result) return undefined
  recent.set(message.key, result)
  for (const key of recent.keys()) if (recent.size > MAX_RECENT) recent.delete(key)
  const { hits, pages, sections } = result
  return { hits, ...(pages !== undefined && { pages }), ...(sections && { sections }) }
}

/** Opens an index once; after a failure, the next call retries. */
function open({ files, root, text }: IndexLocation): Promise<OpenIndex> {
  const opened = indexes.get(root)
  if (opened) return opened
  const read = async (name: string) => (name === root && text) || readText(`${files}${name}.txt`)
  const opening = openIndex(root, read, readLanguage(files)).catch((error: unknown) => {
    indexes.delete(root)
    throw error
  })
  indexes.set(root, opening)
  return opening
}

/** Returns the function that loads languages. English is part of this script, other languages are separate scripts. */
function readLanguage(files: string): ReadIndexLanguage {
  return async ({ language, languageModule }) => {
    if (languageModule === undefined) return findLanguage(language)
    // A browser may remember that a script failed; another URL makes it request the script again.
    const { default: makeLanguage }: LanguageScript = await import(`${files}${languageModule}.js#${++attempts}`)
    return makeLanguage(language)
  }
}

/**
 * Reads a file of an index. Files are named by their content hash, so a cached file is always valid. But captive
 * portals, and hosts that respond to every URL with their start page, return a page instead of the file, with any
 * content type. If the cache contains such a page, the function requests the file once more. Rejects if that fails,
 * too.
 */
async function readText(href: string): Promise<string> {
  const text = (await readFile(href, 'force-cache')) ?? (await readFile(href, 'reload'))
  if (text === undefined) throw new Error(`${href} is not a file of the index`)
  return text
}

/** The text of a file; `undefined` for an error or a page: no file of an index begins with `<`. */
async function readFile(href: string, cache: RequestCache): Promise<string | undefined> {
  const response = await fetch(href, { cache })
  const text = response.ok ? await response.text() : '<'
  return /^\s*</.test(text) ? undefined : text
}
