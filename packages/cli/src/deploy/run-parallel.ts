/** How to call a function for several items. */
export interface ParallelOptions {
  /** Maximum number of calls at a time. */
  readonly limit: number
  /** No call starts after it aborts. */
  readonly signal: AbortSignal
  /** Receives the number of items before the first one that is not complete. */
  readonly onDone?: (count: number) => void
}

/**
 * Calls a function for each item, in order. Rejects with the first error, or with the reason of `signal`, after all
 * calls that had already started have settled.
 */
export async function runParallel<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
  { limit, signal, onDone }: ParallelOptions,
): Promise<void> {
  const done = new Set<number>()
  const errors: unknown[] = []
  let started = 0
  let complete = 0
  const work = async (): Promise<void> => {
    while (started < items.length && errors.length === 0 && !signal.aborted) {
      const index = started++
      try {
        await run(items[index] as Item)
      } catch (error) {
        errors.push(error)
        return
      }
      done.add(index)
      while (done.delete(complete)) complete++
      onDone?.(complete)
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work))
  if (errors.length > 0) throw errors[0]
  signal.throwIfAborted()
}
