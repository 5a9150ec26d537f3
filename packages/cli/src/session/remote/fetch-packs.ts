import type { ListedPack } from '../../cache/remote/remote-index.js'
import type { RemoteEntry } from '../../cache/remote/remote-pack.js'
import type { RemoteStore } from './remote-store.js'

/** Number of packs that are downloaded at a time: each takes up to 20 MB of memory. */
const CONCURRENCY = 3

/**
 * Downloads packs, several at a time, and passes each with its entries to `receive`: `undefined` if it could not be
 * downloaded. No other download starts once `receive` has returned false.
 */
export async function fetchPacks(
  packs: readonly ListedPack[],
  { fetchPack }: Pick<RemoteStore, 'fetchPack'>,
  receive: (entries: readonly RemoteEntry[] | undefined, pack: ListedPack) => boolean,
): Promise<void> {
  const waiting = [...packs]
  const work = async (): Promise<void> => {
    for (let pack = waiting.shift(); pack; pack = waiting.shift())
      if (!receive(await fetchPack(pack), pack)) waiting.length = 0
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
}
