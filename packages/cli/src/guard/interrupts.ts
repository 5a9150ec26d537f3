import { setImmediate as nextTurn } from 'node:timers/promises'

/** A listener for signals that can be suspended, to leave signals to the system. */
interface Registration {
  readonly start: () => void
  readonly stop: () => void
}

/** Maximum number of turns of the event loop to wait for a pending signal. */
const MAX_TURNS = 20
/** A turn that takes less has no long task in it. */
const SHORT_TURN_MS = 2

const registrations = new Set<Registration>()
let suspensions = 0

/** Calls `run` on one of the signals, until the returned function is called. */
export function listenForSignals(
  signals: readonly NodeJS.Signals[],
  run: (signal: NodeJS.Signals) => void,
): () => void {
  return addInterruptible({
    start: () => {
      for (const signal of signals) process.on(signal, run)
    },
    stop: () => {
      for (const signal of signals) process.off(signal, run)
    },
  })
}

/** Starts a signal listener, and stops it while code runs that may never return. Returns a function that removes it. */
export function addInterruptible(listening: Registration): () => void {
  registrations.add(listening)
  if (suspensions === 0) listening.start()
  return () => {
    if (!registrations.delete(listening)) return
    if (suspensions === 0) listening.stop()
  }
}

/**
 * Leaves signals to the system, which ends the process immediately, until the returned function is called: a listener
 * would wait for code that may never return. The next build removes the files that this build leaves behind.
 */
export async function suspendInterrupts(): Promise<() => void> {
  // Yield so that a pending signal is handled instead of lost: the event loop polls before the second turn. A long task
  // may have begun before the signal, so the last turn has to be short.
  for (let turn = 0; suspensions === 0 && registrations.size > 0 && turn < MAX_TURNS; turn++) {
    const start = performance.now()
    await nextTurn()
    if (turn > 0 && performance.now() - start < SHORT_TURN_MS) break
  }
  suspensions += 1
  if (suspensions === 1) for (const { stop } of registrations) stop()
  return () => {
    suspensions -= 1
    if (suspensions === 0) for (const { start } of registrations) start()
  }
}
