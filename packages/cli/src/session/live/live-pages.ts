import { normalize, sep } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { createByteMemo } from '../../cache/byte-memo.js'
import { hashBytes } from '../../cache/hash.js'
import type { Cache } from '../../cache/open-cache.js'
import type { PlannedPage } from '../../plan/site-plan.js'
import { forgetContent, hasFailed, NO_FACTS, recallFacts } from '../../workers/content-cache.js'
import type { RenderTask } from '../../workers/create-page-builder.js'
import { createPageKey } from '../../workers/page-key.js'
import type { ContentFacts } from '../../workers/page-task.js'
import type { RenderSetup } from '../../workers/render-setup.js'
import { forgetSearch } from '../../workers/search-record.js'
import { findSearchTask, inputsOf, pluginsOf, taskOf } from '../build-site-pages.js'
import type { CompileInput } from '../compile/compile-input.js'
import type { Snapshot } from './snapshot.js'

/** A page built in memory. */
export interface LivePage {
  readonly planned: PlannedPage
  readonly bytes: Uint8Array
  /** The page as Markdown; absent if the site has none, and on a page of an earlier session. */
  readonly twin?: Uint8Array
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
  /** Builds the page at an index of the snapshot's plan, or returns the one built from the same data. */
  readonly build: (snapshot: Snapshot, position: number) => Promise<LivePage>
  /** The same for a reader: the page shown last is stored, so that the next session can serve it immediately. */
  readonly show: (snapshot: Snapshot, position: number) => Promise<LivePage>
  /** The page as Markdown; `undefined` if the site has none. */
  readonly createTwin: (snapshot: Snapshot, position: number) => Promise<Uint8Array | undefined>
  /** Known facts of a page's content; `undefined` until it is compiled. Pages without content have empty facts. */
  readonly findFacts: (snapshot: Snapshot, position: number) => ContentFacts | undefined
  /** Errors of the snapshot's rendered pages. */
  readonly listFailures: (snapshot: Snapshot) => readonly PageDiagnostic[]
  /**
   * Discards content that is not in the snapshot, also from disk if this session compiled it: a session sees
   * thousands of saves.
   */
  readonly sweep: (snapshot: Snapshot) => void
}

/** A page of the plan with the facts known before it is built. */
interface KnownPage {
  readonly planned: PlannedPage
  readonly input: CompileInput | undefined
  /** Absent until its content is compiled; there is no key until then. */
  readonly facts: ContentFacts | undefined
  readonly key: string | undefined
}

const CACHE_CAPACITY = 16 * 1024 * 1024

/** Pages in memory: all facts of the site, and the HTML of recently shown pages. */
export function createLivePages(cache: Cache): LivePages {
  const facts = new Map<string, ContentFacts>()
  const shown = createByteMemo<Omit<LivePage, 'planned'>>(CACHE_CAPACITY)
  // Key of content compiled here → keys of its search data.
  const compiled = new Map<string, Set<string>>()
  let outdated: ReadonlySet<string> = new Set()
  // File → its cache key.
  const remembered = new Map<string, string>()
  // Folder → file → bytes. Each call has its own folder, so that concurrent calls do not mix up bytes.
  const renderedFiles = new Map<string, Map<string, Uint8Array>>()
  // File → its last failure.
  const failed = new Map<string, Pick<LivePage, 'key' | 'diagnostics'>>()
  let serial = 0
  let builder: { readonly setup: RenderSetup; readonly build: Promise<RenderTask> } | undefined

  const openBuilder = (setup: RenderSetup): Promise<RenderTask> => {
    if (builder?.setup !== setup) builder = { setup, build: loadBuilder(setup) }
    return builder.build
  }
  const loadBuilder = async (setup: RenderSetup): Promise<RenderTask> => {
    const { createPageBuilder } = await import('../../workers/create-page-builder.js')
    return createPageBuilder(setup, cache, (path, bytes) => {
      const [folder = '', ...file] = path.split(sep)
      renderedFiles.get(folder)?.set(file.join(sep), Buffer.from(bytes))
    })
  }
  const findFacts = ({ inputs }: Snapshot, position: number): ContentFacts | undefined => {
    const key = inputs[position]?.key
    if (key === undefined) return NO_FACTS
    const known = facts.get(key) ?? recallFacts(key, cache)
    if (known) facts.set(key, known)
    return known
  }
  const plannedAt = ({ site }: Snapshot, position: number): PlannedPage => {
    const planned = site.plan.pages[position]
    if (!planned) throw new Error(`the plan has no page ${position}`)
    return planned
  }
  const lookUp = (snapshot: Snapshot, position: number): KnownPage => {
    const { site, inputs } = snapshot
    const planned = plannedAt(snapshot, position)
    const input = inputs[position]
    const before = findFacts(snapshot, position)
    const key = before && createPageKey(inputsOf(planned, input, before, site.prepared))
    return { planned, input, facts: before, key }
  }
  const recordFailure = ({ planned, key, diagnostics }: LivePage): void => {
    if (diagnostics.length === 0) failed.delete(planned.page.file)
    else failed.set(planned.page.file, { key, diagnostics })
  }
  const createAndRecord = async (snapshot: Snapshot, found: KnownPage, needsTwin = false): Promise<LivePage> => {
    const page = await createKnown(snapshot, found, needsTwin)
    recordFailure(page)
    return page
  }
  const createKnown = async (
    { site }: Snapshot,
    { planned, input, facts: before, key }: KnownPage,
    needsTwin: boolean,
  ): Promise<LivePage> => {
    const known = key === undefined ? undefined : shown.get(key)
    // A page that only moved in the plan has the same bytes, but another index.
    if (known && (known.twin || !needsTwin)) return { ...known, planned }
    const buildPage = await openBuilder(site.prepared.setup)
    const folder = String(++serial)
    const files = new Map<string, Uint8Array>()
    renderedFiles.set(folder, files)
    const search = findSearchTask(planned, input, site)
    const result = await buildPage(
      {
        ...taskOf(planned, input, before !== undefined),
        ...pluginsOf(planned, site.prepared),
        ...(search && { search }),
      },
      folder,
    )
    renderedFiles.delete(folder)
    // The search data of the page is built when a reader needs it.
    const bytes = files.get(normalize(planned.page.file))
    if (!bytes) throw new Error(`nobody has written ${planned.page.file}`)
    if (input && result.facts) facts.set(input.key, result.facts)
    if (input && result.isCompiled) compiled.set(input.key, compiled.get(input.key) ?? new Set())
    if (input && search) compiled.get(input.key)?.add(search.key)
    const { hash, diagnostics } = result
    // Does not keep the plan: old plans are large, and are released with their snapshots.
    const twinFile = planned.page.head.twin?.file
    const twin = twinFile === undefined ? undefined : files.get(normalize(twinFile))
    const live = { bytes, hash, diagnostics, key: result.key, ...(twin && { twin }) }
    shown.set(live.key, live, bytes.length + (twin?.length ?? 0))
    return { ...live, planned }
  }
  const build = async (snapshot: Snapshot, position: number): Promise<LivePage> =>
    createAndRecord(snapshot, lookUp(snapshot, position))
  const buildTwin = async (snapshot: Snapshot, position: number): Promise<Uint8Array | undefined> => {
    const found = lookUp(snapshot, position)
    return found.planned.page.head.twin && (await createAndRecord(snapshot, found, true)).twin
  }
  const show = async (snapshot: Snapshot, position: number): Promise<LivePage> => {
    const found = lookUp(snapshot, position)
    const { planned, key } = found
    const recalled = key === undefined || shown.get(key) ? undefined : recallShown(planned.page.file, key, cache)
    if (recalled) {
      remembered.set(planned.page.file, recalled.key)
      shown.set(recalled.key, recalled, recalled.bytes.length)
      return { ...recalled, planned }
    }
    const page = await createAndRecord(snapshot, found)
    if (remembered.get(planned.page.file) !== page.key) {
      remembered.set(planned.page.file, page.key)
      rememberShown(page, cache)
    }
    return page
  }
  const listFailures = (snapshot: Snapshot): readonly PageDiagnostic[] =>
    [...failed].flatMap(([page, { key, diagnostics }]) => {
      const position = snapshot.positions.get(page)
      const now = position === undefined ? undefined : lookUp(snapshot, position)
      // A page that failed to compile has no key; one with another key has to be rebuilt.
      const isCurrent = now && (now.key === undefined || now.key === key)
      return isCurrent ? diagnostics.map((diagnostic) => ({ diagnostic, page })) : []
    })
  const sweep = ({ inputs }: Snapshot): void => {
    // Any change may have fixed them.
    for (const [key, each] of facts) if (hasFailed(each)) facts.delete(key)
    if (facts.size < inputs.length * 2 + 100) return
    const current = new Set(inputs.map((input) => input?.key))
    for (const key of facts.keys()) if (!current.has(key)) facts.delete(key)
    const gone = new Set([...compiled.keys()].filter((key) => !current.has(key)))
    // A build in another process, for example, may still use the previous state: removed content stays until the
    // next sweep.
    for (const key of gone) if (outdated.has(key)) forgetText(key)
    outdated = gone
  }
  const forgetText = (key: string): void => {
    forgetContent(key, cache)
    for (const searchKey of compiled.get(key) ?? []) forgetSearch(searchKey, cache)
    compiled.delete(key)
  }
  return { build, show, createTwin: buildTwin, findFacts, listFailures, sweep }
}

// One per page: a session sees hundreds of saves.
const shownKey = (file: string): string => `shown:${file}`

/** A page with errors is rebuilt, so that they are reported. */
function rememberShown({ planned, key, bytes, diagnostics }: LivePage, cache: Cache): void {
  if (diagnostics.length === 0) cache.putText(shownKey(planned.page.file), `${key}\n${Buffer.from(bytes)}`)
}

function recallShown(file: string, key: string, cache: Cache): Omit<LivePage, 'planned'> | undefined {
  const text = cache.getText(shownKey(file))
  if (!text?.startsWith(`${key}\n`)) return undefined
  const bytes = Buffer.from(text.slice(key.length + 1))
  return { bytes, hash: hashBytes(bytes), key, diagnostics: [] }
}
