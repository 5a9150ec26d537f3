/** Gives a thread the next batch that is its to make; nothing once all are given out. */
export type TakeBatch = (thread: number) => number | undefined

/**
 * Shares batches `0` to `count - 1` out among threads. Each works through a run of neighbours: they have sidebars and code
 * in common, which a thread keeps. One that has come to its end takes from the end of the run that has most left.
 */
export function shareBatches(count: number, threads: number): TakeBatch {
  const runs = Array.from({ length: threads }, (_run, thread) => ({
    next: Math.floor((count * thread) / threads),
    end: Math.floor((count * (thread + 1)) / threads),
  }))
  return (thread) => {
    const own = runs[thread]
    if (own && own.next < own.end) return own.next++
    const longest = runs.reduce((found, run) => (run.end - run.next > found.end - found.next ? run : found))
    if (longest.next === longest.end) return undefined
    longest.end -= 1
    return longest.end
  }
}
