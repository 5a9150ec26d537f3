import { normalize } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Diagnostic } from '@docgen/renderer/contract'
import { createByteMemo } from '../../cache/byte-memo.js'
import { hashBytes } from '../../cache/hash.js'
import type { Cache } from '../../cache/open-cache.js'
import { runWithFeed } from '../../guard/plugin-calls.js'
import type { PlannedPage } from '../../plan/site-plan.js'
import { createPageKey } from '../../workers/page-key.js'
import type { ContentFacts } from '../../workers/page-task.js'
import { runOverlapping } from '../../workers/run-overlapping.js'
import { createPageTask, findSearchTask, hashPageInputs, listPagePlugins } from '../build-site-pages.js'
import type { CompileInput } from '../compile/compile-input.js'
import { createFactStore } from './fact-store.js'
import { createMemoryBuilders, type MemoryBuilder } from './memory-builder.js'
import type { Snapshot } from './snapshot.js'

/** A page built in memory. */
export interface LivePage {
  readonly planned: PlannedPage
  readonly bytes: Uint8Array
  /** The page as Markdown; absent if the site has no Markdown pages, and on a page from an earlier session. */
  readonly markdownPage?: Uint8Array
  /** Hash of the bytes. */
  readonly hash: string
  readonly key: string
  /** Errors of a component: the page is then empty. */
  readonly diagnostics: readonly Diagnostic[]
}

/** A diagnostic, and the output file of its page. */
export interface PageDiagnostic {
  readonly diagnostic: Diagnostic
  readonly page: string
}

/** Builds the pages of a session on request. */
export interface LivePages {
  /** Returns the page at an index of the snapshot's plan. Builds it, unless it was already built from the same data. */
  readonly build: (snapshot: Snapshot, position: number) => Promise<LivePage>
  /** Like `build`, for a reader: also stores the page, so that the next session can serve it immediately. */
  readonly show: (snapshot: Snapshot, position: number) => Promise<LivePage>
  /** Builds the page as Markdown; `undefined` if the site has no Markdown pages. */
  readonly createMarkdownPage: (snapshot: Snapshot, position: number) => Promise<Uint8Array | undefined>
  /** Finds facts about a page's content; `undefined` until it is compiled. Pages without content have empty facts. */
  readonly findFacts: (snapshot: Snapshot, position: number) => ContentFacts | undefined
  /** Lists the errors of the snapshot's rendered pages. */
  readonly listFailures: (snapshot: Snapshot) => readonly PageDiagnostic[]
  /**
   * Discards content that is not in the snapshot, also from disk if this session compiled it: a session sees
   * thousands of saves.
   */
  readonly sweep: (snapshot: Snapshot) => void
}

/** A page of the plan, and the data about it that is available before it is built. */
interface PageState {
  readonly planned: PlannedPage
  readonly input: CompileInput | undefined
  /** Like `key`, absent until the content of the page is compiled. */
  readonly facts: ContentFacts | undefined
  readonly key: string | undefined
}

/** Maximum size of the pages in memory, in bytes. */
const CACHE_CAPACITY = 16 * 1024 * 1024

/**
 * Creates a builder of pages that keeps in memory all facts of the site, and the HTML of recently shown pages. Calls
 * `onWait` if a Markdown plugin waits for the content of another page.
 */
export function createLivePages(cache: Cache, onWait: () => void = () => {}): LivePages {
  const facts = createFactStore(cache)
  const findBuilder = createMemoryBuilders(cache)
  const renderedPages = createByteMemo<Omit<LivePage, 'planned'>>(CACHE_CAPACITY)
  // Output file → key of the page in the cache on disk.
  const remembered = new Map<string, string>()
  // Output file → its last failure.
  const failed = new Map<string, Pick<LivePage, 'key' | 'diagnostics'>>()

  const findFacts = ({ inputs }: Snapshot, position: number): ContentFacts | undefined => facts.find(inputs[position])
  const plannedAt = ({ site }: Snapshot, position: number): PlannedPage => {
    const planned = site.plan.pages[position]
    if (!planned) throw new Error(`the plan has no page ${position}`)
    return planned
  }
  const lookUp = (snapshot: Snapshot, position: number): PageState => {
    const { site, inputs } = snapshot
    const planned = plannedAt(snapshot, position)
    const input = inputs[position]
    const knownFacts = findFacts(snapshot, position)
    const key = knownFacts && createPageKey(hashPageInputs(planned, input, knownFacts, site.prepared))
    return { planned, input, facts: knownFacts, key }
  }
  const recordFailure = ({ planned, key, diagnostics }: LivePage): void => {
    if (diagnostics.length === 0) failed.delete(planned.page.file)
    else failed.set(planned.page.file, { key, diagnostics })
  }
  const createAndRecord = async (
    snapshot: Snapshot,
    state: PageState,
    needsMarkdownPage = false,
  ): Promise<LivePage> => {
    const page = await createPage(snapshot, state, needsMarkdownPage)
    recordFailure(page)
    return page
  }
  // The last snapshot whose pages were all passed through the Markdown plugins, because a plugin waits for them.
  let fed: Snapshot | undefined
  const feedOthers = (snapshot: Snapshot, builder: MemoryBuilder): void => {
    if (fed === snapshot) return
    fed = snapshot
    buildOthers(snapshot, builder, () => fed === snapshot)
  }
  const createPage = async (
    snapshot: Snapshot,
    { planned, input, facts: knownFacts, key }: PageState,
    needsMarkdownPage: boolean,
  ): Promise<LivePage> => {
    const renderedPage = key === undefined ? undefined : renderedPages.get(key)
    const { site } = snapshot
    // A page that only moved in the plan has the same bytes, but another index.
    if (renderedPage && (renderedPage.markdownPage || !needsMarkdownPage)) return { ...renderedPage, planned }
    const builder = await findBuilder(site.prepared.setup)
    const search = findSearchTask(planned, input, site)
    const task = {
      ...createPageTask(planned, input, knownFacts !== undefined),
      ...listPagePlugins(planned, site.prepared),
      ...(search && { search }),
    }
    const feed = { start: () => feedOthers(snapshot, builder), isNeeded: site.markdown.pluginsWait === true }
    const { result, files } = await runWithFeed(feed, () => builder.build(task))
    if (result.hasWaited) onWait()
    const bytes = files.get(normalize(planned.page.file))
    if (!bytes) throw new Error(`${planned.page.file} was not written`)
    const { isCompiled } = result
    if (input) facts.add({ key: input.key, facts: result.facts, isCompiled, ...(search && { searchKey: search.key }) })
    const { hash, diagnostics } = result
    const markdownFile = planned.page.head.markdownPage?.file
    const markdownPage = markdownFile === undefined ? undefined : files.get(normalize(markdownFile))
    // Does not contain the planned page: it would keep old plans, which are large, in memory.
    const live = { bytes, hash, diagnostics, key: result.key, ...(markdownPage && { markdownPage }) }
    renderedPages.set(live.key, live, bytes.length + (markdownPage?.length ?? 0))
    return { ...live, planned }
  }
  const build = shareCalls((snapshot, position) => createAndRecord(snapshot, lookUp(snapshot, position)))
  const createMarkdownPage = shareCalls(async (snapshot, position): Promise<Uint8Array | undefined> => {
    const state = lookUp(snapshot, position)
    return state.planned.page.head.markdownPage && (await createAndRecord(snapshot, state, true)).markdownPage
  })
  const show = shareCalls(async (snapshot, position): Promise<LivePage> => {
    const state = lookUp(snapshot, position)
    const { planned, key } = state
    const recalled = key === undefined || renderedPages.get(key) ? undefined : recallPage(planned.page.file, key, cache)
    if (recalled) {
      remembered.set(planned.page.file, recalled.key)
      renderedPages.set(recalled.key, recalled, recalled.bytes.length)
      return { ...recalled, planned }
    }
    const page = await createAndRecord(snapshot, state)
    if (remembered.get(planned.page.file) !== page.key) {
      remembered.set(planned.page.file, page.key)
      rememberPage(page, cache)
    }
    return page
  })
  const listFailures = (snapshot: Snapshot): readonly PageDiagnostic[] =>
    [...failed].flatMap(([page, { key, diagnostics }]) => {
      const position = snapshot.positions.get(page)
      const state = position === undefined ? undefined : lookUp(snapshot, position)
      // A page that failed to compile has no key; one with another key has to be rebuilt.
      const isCurrent = state && (state.key === undefined || state.key === key)
      return isCurrent ? diagnostics.map((diagnostic) => ({ diagnostic, page })) : []
    })
  const sweep = ({ inputs }: Snapshot): void => facts.sweep(inputs)
  return { build, show, createMarkdownPage, findFacts, listFailures, sweep }
}

/** Passes all pages through the Markdown plugins, which may wait for their content. */
function buildOthers({ site, inputs }: Snapshot, builder: MemoryBuilder, isCurrent: () => boolean): void {
  const others = site.plan.pages.flatMap((planned, position) => {
    const input = inputs[position]
    const { contentKey: _key, ...task } = createPageTask(planned, input, false)
    return input?.source ? [task] : []
  })
  // The errors of a page are reported when a reader opens it.
  runOverlapping(others, async (task) => {
    // Saves and requests come first.
    await nextTurn()
    if (isCurrent()) await builder.discard(task)
  }).catch(() => {})
}

/**
 * Wraps a function so that concurrent calls for the same page of a snapshot share one result: hundreds of windows can
 * show a page, and all request it after a save.
 */
function shareCalls<Value>(
  run: (snapshot: Snapshot, position: number) => Promise<Value>,
): (snapshot: Snapshot, position: number) => Promise<Value> {
  const running = new WeakMap<Snapshot, Map<number, Promise<Value>>>()
  return async (snapshot, position) => {
    const calls = running.get(snapshot) ?? new Map<number, Promise<Value>>()
    running.set(snapshot, calls)
    const call = calls.get(position) ?? run(snapshot, position).finally(() => calls.delete(position))
    calls.set(position, call)
    return call
  }
}

// One entry per page, because a session sees hundreds of saves.
const lastPageKey = (file: string): string => `shown:${file}`

/** Stores a page for the next session. Skips a page with errors: building it again reports them. */
function rememberPage({ planned, key, bytes, diagnostics }: LivePage, cache: Cache): void {
  if (diagnostics.length === 0) cache.putText(lastPageKey(planned.page.file), `${key}\n${Buffer.from(bytes)}`)
}

function recallPage(file: string, key: string, cache: Cache): Omit<LivePage, 'planned'> | undefined {
  const text = cache.getText(lastPageKey(file))
  if (!text?.startsWith(`${key}\n`)) return undefined
  const bytes = Buffer.from(text.slice(key.length + 1))
  return { bytes, hash: hashBytes(bytes), key, diagnostics: [] }
}
