import { BroadcastChannel } from 'node:worker_threads'
import { findRun, runOwned } from './code-owner.js'
import { isGivenUp } from './plugin-calls.js'

const NAME = `docgen-uncaught-${process.pid}`

let isListening = false

/**
 * Sends errors that nothing in this thread catches to the main thread. Otherwise, such an error ends the thread;
 * if the process cannot exit at that moment, Node.js aborts it.
 */
export function sendUncaughtErrors(): void {
  const channel = new BroadcastChannel(NAME)
  channel.unref()
  const send = (error: unknown): void => {
    const run = findRun()
    if (run && isGivenUp(run)) return
    const owner = run?.owner
    try {
      channel.postMessage({ error, owner })
    } catch {
      // Not every value can be sent between threads.
      channel.postMessage({ error: error instanceof Error ? String(error.stack) : String(error), owner })
    }
  }
  process.on('uncaughtException', send)
  process.on('unhandledRejection', send)
}

/** Reports errors of threads like those of the main thread. */
export function receiveUncaughtErrors(): void {
  if (isListening) return
  isListening = true
  const channel = new BroadcastChannel(NAME)
  channel.unref()
  channel.onmessage = (event) => {
    const { data }: { readonly data?: { readonly error: unknown; readonly owner: string | undefined } } = Object(event)
    const { error, owner } = data ?? {}
    const emit = (): boolean => process.emit('uncaughtException', error as Error)
    // Without a listener, Node.js would not even print the error.
    if (!(owner === undefined ? emit() : runOwned({ owner, order: 0 }, emit))) throw error
  }
}
