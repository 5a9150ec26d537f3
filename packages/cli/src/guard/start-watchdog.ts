import { isMainThread, Worker } from 'node:worker_threads'
import { beginActivity, SLOT_BYTES, sharedActivity } from './activity.js'
import { suspendInterrupts } from './interrupts.js'

const SITE_CODE_TIMEOUT_MS = 10_000

let isStarted = false

/**
 * Starts a thread that reports activities of any thread that take more than ten seconds: a busy thread cannot
 * report itself. Call it before running unknown code.
 */
export function startWatchdog(): void {
  if (isStarted || !isMainThread) return
  isStarted = true
  try {
    const watchdog = new Worker(SOURCE, {
      eval: true,
      workerData: {
        buffer: sharedActivity(),
        slotBytes: SLOT_BYTES,
        timeoutMs: siteCodeTimeoutMs(),
        lastActivity: LAST_ACTIVITY,
        lastTimeoutMs: Math.max(siteCodeTimeoutMs(), MIN_LAST_TIMEOUT_MS),
      },
      execArgv: [],
    })
    watchdog.on('error', () => {})
    watchdog.unref()
  } catch {
    // Without permission to start threads, there is no watchdog.
  }
}

/** How many milliseconds code of the site may take before docgen reports it or gives it up. */
export function siteCodeTimeoutMs(): number {
  return Number(process.env['DOCGEN_SITE_CODE_TIMEOUT_MS']) || SITE_CODE_TIMEOUT_MS
}

/** The activity of the main thread after the command. */
const LAST_ACTIVITY = 'docgen: after the command'
let endLastActivity = (): void => {}
/** While the main thread is not busy, `watchEnd` is called again within this time. */
const MIN_LAST_TIMEOUT_MS = 4000

/**
 * Calls `end` on the main thread if code of the site that was left behind keeps it busy for more than ten seconds
 * after the command. Each further call begins the ten seconds again.
 */
export function watchEnd(end: () => void): void {
  // Without a watchdog, docgen has run no unknown code.
  if (!isStarted) return
  Reflect.set(globalThis, Symbol.for(LAST_ACTIVITY), end)
  endLastActivity()
  endLastActivity = beginActivity(LAST_ACTIVITY)
}

// A string, so that it needs no file.
const SOURCE = `
const { workerData } = require('node:worker_threads')
const { buffer, slotBytes, timeoutMs, lastActivity, lastTimeoutMs } = workerData
const { writeSync } = require('node:fs')
const numbers = new Int32Array(buffer)
const seen = new Map()
const decoder = new TextDecoder()
const checkSlot = (slot) => {
  const start = slot * slotBytes / 4
  const change = Atomics.load(numbers, start)
  const length = Atomics.load(numbers, start + 1)
  const slotState = seen.get(slot)
  if (length === 0 || change % 2 === 1) return seen.delete(slot)
  if (!slotState || slotState.change !== change) return seen.set(slot, { change, since: Date.now(), isReported: false })
  const ms = Date.now() - slotState.since
  if (slotState.isReported || ms < timeoutMs) return
  const text = decoder.decode(new Uint8Array(buffer, start * 4 + 8, length).slice())
  if (text === lastActivity && ms < lastTimeoutMs) return
  slotState.isReported = true
  if (text === lastActivity) return endBusyProcess()
  writeSync(2, '\\nStill running after ' + Math.round(timeoutMs / 1000) + ' s: ' + text + '. Ctrl-C ends docgen.\\n')
}
// The inspector runs its code even while the main thread is in a loop: signals would set another exit code.
const endBusyProcess = () => {
  writeSync(2, '\\nCode of the site is still busy, but docgen is done, and ends the process.\\n')
  const { Session } = require('node:inspector')
  const session = new Session()
  session.connectToMainThread()
  session.post('Runtime.evaluate', { expression: 'globalThis[Symbol.for(' + JSON.stringify(lastActivity) + ')]()' })
}
for (;;) {
  Atomics.wait(numbers, slotBytes / 4 - 1, 0, Math.min(500, timeoutMs / 4))
  for (let slot = 1; slot < buffer.byteLength / slotBytes; slot++) checkSlot(slot)
}
`

/** Runs internal work that the watchdog reports if it takes too long. */
export async function runNamed<Value>(what: string, run: () => Promise<Value>): Promise<Value> {
  const end = beginActivity(what)
  try {
    return await run()
  } finally {
    end()
  }
}

/** Runs site code that may never return: the watchdog reports it after a while, and signals end the process immediately. */
export async function runGuarded<Value>(what: string, run: () => Value | Promise<Value>): Promise<Value> {
  startWatchdog()
  const end = beginActivity(what)
  const resume = await suspendInterrupts()
  try {
    return await run()
  } finally {
    resume()
    end()
  }
}
