import { createHook } from 'node:async_hooks'
import { type CodeRun, countRuns, findRun } from './code-owner.js'
import { siteCodeTimeoutMs } from './start-watchdog.js'

/** A call of a Markdown plugin that has not finished. */
interface PendingCall {
  readonly run: CodeRun
  readonly since: number
  readonly giveUp: () => void
}

/** Pages that docgen can start to compile if a plugin, during its call for another page, waits for their content. */
export interface Feed {
  /** Starts to compile them. */
  readonly start: () => void
  /** Whether plugins probably wait for other pages: docgen then compiles these pages at the first wait. */
  readonly isNeeded: boolean
}

/** After this time, a pending call counts as waiting, so that other pages are compiled meanwhile. */
const OVERLAP_MS = 20
/** Number of checks during `siteCodeTimeoutMs()`. A busy thread misses checks, so its work does not count as waiting. */
const CHECKS = 10
/** If there are other pages, all calls are given up after this many times `siteCodeTimeoutMs()` without progress. */
const PERIODS = 3

const pending = new Set<PendingCall>()
const givenUp = new WeakSet<CodeRun>()
// Feed → whether it has started.
const feeds = new Map<Feed, boolean>()
let waiting = createSignal()
let idleChecks = 0
let checkTimer: NodeJS.Timeout | undefined
let hasWaited = false
let givenUpCalls = 0

interface Signal {
  readonly promise: Promise<void>
  readonly send: () => void
  isSent: boolean
}

function createSignal(): Signal {
  let resolveIt = (): void => {}
  const promise = new Promise<void>((resolve) => {
    resolveIt = resolve
  })
  const signal: Signal = {
    promise,
    isSent: false,
    send: () => {
      signal.isSent = true
      resolveIt()
    },
  }
  return signal
}

/** Waits for a plugin's result on a page. If nothing in this thread makes progress for long, calls `onGiveUp` instead. */
export function awaitPluginCall(run: CodeRun, result: Promise<unknown>, onGiveUp: () => void): Promise<unknown> {
  let call: PendingCall | undefined
  const gaveUp = new Promise<undefined>((resolve) => {
    const giveUp = (): void => {
      givenUp.add(run)
      givenUpCalls += 1
      onGiveUp()
      // The result may still fail later, when no code awaits it.
      result.catch(() => {})
      resolve(undefined)
    }
    call = { run, since: performance.now(), giveUp }
    pending.add(call)
  })
  idleChecks = 0
  // The timers do not keep the process alive, so an empty event loop shows at once that a plugin never finishes.
  setTimeout(noticeWait, OVERLAP_MS).unref()
  checkTimer ??= setInterval(check, siteCodeTimeoutMs() / CHECKS).unref()
  return Promise.race([result, gaveUp]).finally(() => {
    if (call) pending.delete(call)
    idleChecks = 0
    if (pending.size > 0) return
    creators.clear()
    clearInterval(checkTimer)
    checkTimer = undefined
    if (waiting.isSent) waiting = createSignal()
  })
}

/** Resolves while a plugin of this thread waits for something other than the processor. */
export function whenPluginsWait(): Promise<void> {
  return waiting.promise
}

/** Whether a plugin's run was given up: its errors are consequences. */
export function isGivenUp(run: CodeRun): boolean {
  return givenUp.has(run)
}

/** Number of calls in this thread that were given up. */
export function countGivenUp(): number {
  return givenUpCalls
}

/** Calls `run`, and compiles the pages of `feed` meanwhile if plugins wait for them. */
export async function runWithFeed<Value>(feed: Feed, run: () => Promise<Value>): Promise<Value> {
  feeds.set(feed, false)
  try {
    return await run()
  } finally {
    feeds.delete(feed)
  }
}

/** Whether a plugin has waited for another page since the last call of this function. */
export function takeWaits(): boolean {
  const result = hasWaited
  hasWaited = false
  return result
}

/** Continues without pending calls because the event loop is empty. Returns whether a call was pending. */
export function endPluginCalls(): boolean {
  if (pending.size === 0) return false
  // Otherwise the process would exit even if some calls are still pending.
  setImmediate(() => {})
  if (!waiting.isSent) waiting.send()
  else if (!startFeeds()) giveUpAll()
  return true
}

function noticeWait(): void {
  const now = performance.now()
  const [oldest] = pending
  // Timers can fire up to a millisecond early.
  if (!oldest || now - oldest.since < OVERLAP_MS - 1) return
  waiting.send()
  startFeeds(({ isNeeded }) => isNeeded)
}

function check(): void {
  idleChecks += 1
  if (idleChecks < CHECKS) return
  if (idleChecks === CHECKS && startFeeds()) return
  if (feeds.size === 0 || idleChecks >= CHECKS * PERIODS) giveUpAll()
}

function startFeeds(isChosen: (feed: Feed) => boolean = () => true): boolean {
  const next = [...feeds].flatMap(([feed, isStarted]) => (!isStarted && isChosen(feed) ? [feed] : []))
  for (const feed of next) {
    feeds.set(feed, true)
    feed.start()
  }
  return next.length > 0
}

function giveUpAll(): void {
  for (const call of pending) call.giveUp()
}

// Id of a pending promise of a run → number of runs that had begun when it was created.
const creators = new Map<number, number>()

/** Notices that a plugin's run on one page settles a promise of its run on another. */
const hook = createHook({
  init: (id, type) => {
    const run = type === 'PROMISE' ? findRun() : undefined
    if (run) creators.set(id, countRuns())
  },
  promiseResolve: (id) => {
    const before = creators.get(id)
    if (before === undefined) return
    creators.delete(id)
    // Sockets and processes belong to the page that opened them, and settle promises of later pages.
    if ((findRun()?.order ?? 0) > before) hasWaited = true
  },
})

/** Watches the promises of Markdown plugins in this thread from now on. */
export function watchPluginPromises(): void {
  hook.enable()
}
