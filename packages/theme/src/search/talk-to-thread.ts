import type { AnsweredHits, SearchAnswer, SearchOrder, SearchQuestion } from './search-message.js'

/** A thread that searches: the subset of `Worker` that is used here. */
export interface SearchThread {
  readonly send: (question: SearchQuestion) => void
  readonly listen: (onAnswer: (answer: SearchAnswer) => void, onFailure: (message: string) => void) => void
  readonly end: () => void
}

/** Sends a request and waits for its answer: hits, or `undefined` if a later request superseded it. */
export type AskThread = (order: SearchOrder) => Promise<AnsweredHits | undefined>

interface Waiting {
  readonly resolve: (found: AnsweredHits | undefined) => void
  readonly reject: (error: Error) => void
}

/** Matches answers to requests. A thread that crashes rejects all of them and triggers `onEnd`. */
export function talkToThread(thread: SearchThread, onEnd: () => void): AskThread {
  const waiting = new Map<number, Waiting>()
  let count = 0
  const receive = (answer: SearchAnswer): void => {
    const request = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) request?.reject(new Error(answer.error))
    else request?.resolve(answer.found)
  }
  const fail = (message: string): void => {
    thread.end()
    onEnd()
    for (const { reject } of waiting.values()) reject(new Error(message || 'the search could not be started'))
    waiting.clear()
  }
  thread.listen(receive, fail)
  return (order) =>
    new Promise((resolve, reject) => {
      count += 1
      waiting.set(count, { resolve, reject })
      thread.send({ ...order, id: count })
    })
}
