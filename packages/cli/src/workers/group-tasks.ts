import type { PageTask } from './page-task.js'

/**
 * Groups tasks with the same content, so that one thread compiles it once for all of them; otherwise keeps their
 * order. API pages come last, grouped by schema: a thread renders a schema once and reuses it for all of them.
 */
export function groupTasks(tasks: readonly PageTask[]): readonly PageTask[] {
  return groupContents(orderApiPages(tasks))
}

function orderApiPages(tasks: readonly PageTask[]): readonly PageTask[] {
  const byApi = new Map<string, { task: PageTask; position: number }[]>()
  for (const task of tasks) {
    if (!task.api) continue
    const { path, position } = task.api
    const pages = byApi.get(path)
    if (pages) pages.push({ task, position })
    else byApi.set(path, [{ task, position }])
  }
  if (byApi.size === 0) return tasks
  const ordered = [...byApi.values()].flatMap((pages) => pages.sort((a, b) => a.position - b.position))
  return [...tasks.filter(({ api }) => !api), ...ordered.map(({ task }) => task)]
}

function groupContents(tasks: readonly PageTask[]): readonly PageTask[] {
  const groups = new Map<string, PageTask[]>()
  for (const task of tasks) {
    const key = task.contentKey ?? task.page.file
    const group = groups.get(key)
    if (group) group.push(task)
    else groups.set(key, [task])
  }
  return groups.size === tasks.length ? tasks : [...groups.values()].flat()
}

/** Cuts tasks into batches of about `size`; adjacent tasks with the same content stay together. */
export function cutBatches(tasks: readonly PageTask[], size: number): PageTask[][] {
  const batches: PageTask[][] = []
  let batch: PageTask[] = []
  for (const task of tasks) {
    const last = batch.at(-1)
    const belongs = last?.contentKey !== undefined && last.contentKey === task.contentKey
    if (batch.length >= size && !belongs) {
      batches.push(batch)
      batch = []
    }
    batch.push(task)
  }
  return batch.length === 0 ? batches : [...batches, batch]
}

/** Returns the index of a thread's next batch; undefined once all are taken. */
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
    const threadRun = runs[thread]
    if (threadRun && threadRun.next < threadRun.end) return threadRun.next++
    const longest = runs.reduce((longestSoFar, run) =>
      run.end - run.next > longestSoFar.end - longestSoFar.next ? run : longestSoFar,
    )
    if (longest.next === longest.end) return undefined
    longest.end -= 1
    return longest.end
  }
}
