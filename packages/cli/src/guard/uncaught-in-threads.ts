import { BroadcastChannel } from 'node:worker_threads'

const NAME = `docgen-uncaught-${process.pid}`

let isListening = false

/**
 * Sends errors that nothing in this thread catches to the main thread. Otherwise they end the thread, and Node.js aborts
 * the process if it cannot exit meanwhile.
 */
export function sendUncaughtErrors(): void {
  const channel = new BroadcastChannel(NAME)
  channel.unref()
  const send = (error: unknown): void => {
    try {
      channel.postMessage(error)
    } catch {
      // Not every value can be sent between threads.
      channel.postMessage(error instanceof Error ? String(error.stack) : String(error))
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
    const { data }: { readonly data?: unknown } = Object(event)
    // Without a listener, Node.js would not even print it.
    if (!process.emit('uncaughtException', data as Error)) throw data
  }
}
