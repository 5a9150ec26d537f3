/** Most requests at the same time: to one host, and to all. */
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
    const own = byHost.get(hostOf(item)) ?? []
    own.push([index, item])
    byHost.set(hostOf(item), own)
  }
  const gate = createGate(total)
  const lanes = [...byHost.values()].flatMap((own) => {
    // The lanes of a host share one iterator.
    const queue = own.values()
    return Array.from({ length: Math.min(perHost, own.length) }, async () => {
      for (const [index, item] of queue) {
        await gate.enter()
        results[index] = await run(item).finally(gate.leave)
      }
    })
  })
  await Promise.all(lanes)
  return results
}

/** Lets a number of tasks pass at the same time; the others wait in order. */
function createGate(places: number): { readonly enter: () => Promise<void>; readonly leave: () => void } {
  let free = places
  const waiting: (() => void)[] = []
  return {
    enter: () => {
      if (free > 0) {
        free -= 1
        return Promise.resolve()
      }
      return new Promise((pass) => waiting.push(pass))
    },
    leave: () => {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    },
  }
}
