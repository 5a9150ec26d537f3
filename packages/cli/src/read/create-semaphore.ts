/** Limits how many tasks run at the same time. */
export interface Semaphore {
  /** Waits until the task may start. */
  readonly acquire: () => Promise<void>
  /** Ends a task that has started. */
  readonly release: () => void
}

/** Creates a semaphore: `permits` tasks run at the same time, and all other tasks wait in order. */
export function createSemaphore(permits: number): Semaphore {
  let free = permits
  const waiting: (() => void)[] = []
  return {
    acquire: () => {
      if (free > 0) {
        free -= 1
        return Promise.resolve()
      }
      return new Promise((resolve) => waiting.push(resolve))
    },
    release: () => {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    },
  }
}
