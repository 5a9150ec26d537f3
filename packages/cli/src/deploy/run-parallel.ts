/**
 * Calls a function for each item, in order, with at most `limit` calls at a time. Rejects with the first error, after
 * all calls that had already started have settled. `onDone` receives the number of items before the first one that is
 * not complete.
 */
export async function runParallel<Item>(
  items: readonly Item[],
  limit: number,
  signal: AbortSignal,
  run: (item: Item) => Promise<void>,
  onDone: (count: number) => void = () => {},
): Promise<void> {
  const done = new Set<number>()
  const errors: unknown[] = []
  let next = 0
  let complete = 0
  const work = async (): Promise<void> => {
    while (next < items.length && errors.length === 0 && !signal.aborted) {
      const index = next++
      try {
        await run(items[index] as Item)
      } catch (error) {
        errors.push(error)
        return
      }
      done.add(index)
      while (done.delete(complete)) complete++
      onDone(complete)
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work))
  if (errors.length > 0) throw errors[0]
  signal.throwIfAborted()
}
