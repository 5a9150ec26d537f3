import type { HitsResponse, NumberedRequest, ThreadRequest, ThreadResponse } from './search-message.js'

/** A thread that searches, with the functions of `Worker` that the client needs. */
export interface SearchThread {
  readonly send: (request: NumberedRequest) => void
  readonly listen: (onResponse: (response: ThreadResponse) => void, onFailure: (message: string) => void) => void
  readonly end: () => void
}

/** Sends a request and waits for its response: hits, or `undefined` if a later request superseded it. */
export type SendRequest = (request: ThreadRequest) => Promise<HitsResponse | undefined>

interface Waiting {
  readonly resolve: (response: HitsResponse | undefined) => void
  readonly reject: (error: Error) => void
}

/**
 * Returns a function that sends requests to a thread and matches its responses. If the thread crashes, all pending
 * requests are rejected, and `onEnd` runs.
 */
export function connectThread(thread: SearchThread, onEnd: () => void): SendRequest {
  const waiting = new Map<number, Waiting>()
  let count = 0
  const receive = (response: ThreadResponse): void => {
    const request = waiting.get(response.id)
    waiting.delete(response.id)
    if ('error' in response) request?.reject(new Error(response.error))
    else request?.resolve(response.found)
  }
  const fail = (message: string): void => {
    thread.end()
    onEnd()
    for (const { reject } of waiting.values()) reject(new Error(message || 'the search did not start'))
    waiting.clear()
  }
  thread.listen(receive, fail)
  return (request) =>
    new Promise((resolve, reject) => {
      count += 1
      waiting.set(count, { resolve, reject })
      thread.send({ ...request, id: count })
    })
}
