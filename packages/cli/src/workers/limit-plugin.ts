/** How long a plugin may wait for one page. */
const LIMIT_MS = 60_000

/** The limit of one Markdown plugin in this thread. */
export interface PluginLimit {
  /** Whether the plugin exceeded it on an earlier page; then it does not run, which is recorded in the file. */
  readonly isExceeded: (file: unknown) => boolean
  /** Waits for the plugin. If that takes too long, the result is `undefined`, which is recorded in the file. */
  readonly wait: (result: Promise<unknown>, file: unknown) => Promise<unknown>
}

/**
 * Ends the wait for a plugin that never finishes, such as one that waits for the tree of another page: docgen compiles
 * pages one after the other, and some not at all because it has their content.
 */
export function createLimit(name: string, limitMs: number = LIMIT_MS): PluginLimit {
  let isExceeded = false
  const record = (file: unknown): void => {
    const unfinished: unknown = Object(Object(file).data).docgenUnfinished
    if (Array.isArray(unfinished)) unfinished.push({ name, seconds: Math.ceil(limitMs / 1000) })
  }
  return {
    isExceeded: (file) => {
      if (isExceeded) record(file)
      return isExceeded
    },
    wait: (result, file) => {
      let timer: NodeJS.Timeout | undefined
      const tooLong = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => {
          isExceeded = true
          record(file)
          // It may still fail later, when no code awaits it.
          result.catch(() => {})
          resolve(undefined)
        }, limitMs)
        // If nothing else is left to do, the process ends at once and names what it waited for.
        timer.unref()
      })
      return Promise.race([result, tooLong]).finally(() => clearTimeout(timer))
    },
  }
}
