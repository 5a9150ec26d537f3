import { createSemaphore } from '../../read/create-semaphore.js'

/** Maximum number of tasks at the same time: for one host, and for all. */
export interface Concurrency {
  readonly perHost: number
  readonly total: number
}

/** Runs a task for each item, no more than allowed at the same time; the results are in the order of the items. */
export async function runByHost<Item, Result>(
  items: readonly Item[],
  { hostOf, perHost, total }: Concurrency & { readonly hostOf: (item: Item) => string },
  run: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  const byHost = new Map<string, [number, Item][]>()
  for (const [index, item] of items.entries()) {
    const sameHost = byHost.get(hostOf(item)) ?? []
    sameHost.push([index, item])
    byHost.set(hostOf(item), sameHost)
  }
  const semaphore = createSemaphore(total)
  const lanes = [...byHost.values()].flatMap((sameHost) => {
    // The lanes of a host share one iterator.
    const queue = sameHost.values()
    return Array.from({ length: Math.min(perHost, sameHost.length) }, async () => {
      for (const [index, item] of queue) {
        await semaphore.acquire()
        results[index] = await run(item).finally(semaphore.release)
      }
    })
  })
  await Promise.all(lanes)
  return results
}
