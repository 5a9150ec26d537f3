/** Returns a thread's next batch; undefined once all are taken. */
export type TakeBatch = (thread: number) => number | undefined

/**
 * Distributes batches `0` to `count - 1` among threads. Each works through a run of adjacent batches: they share
 * sidebars and code, which a thread caches. A thread at the end of its run takes from the end of the longest
 * remaining run.
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
