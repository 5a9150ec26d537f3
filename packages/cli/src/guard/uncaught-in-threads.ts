import { BroadcastChannel } from 'node:worker_threads'
import { findRun, runOwned } from './code-owner.js'
import { isGivenUp } from './plugin-calls.js'

const NAME = `docgen-uncaught-${process.pid}`

let isListening = false

/**
 * Sends uncaught errors of this thread to the main thread. Otherwise, an uncaught error would end the thread, and
 * Node.js would abort the process if it cannot exit at that moment.
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

/** Reports the errors that other threads send, like uncaught errors of the main thread. */
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
