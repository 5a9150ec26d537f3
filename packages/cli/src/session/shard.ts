import { MAX_SHARDS } from '../cache/remote/remote-index.js'

/** One of several machines that share a build. */
export interface Shard {
  /** Counted from 1. */
  readonly number: number
  readonly count: number
}

/**
 * Reads the option `--shard`: `3/8`, or `auto` for what GitLab sets, or `auto/8` where the environment only has the
 * number, as in Kubernetes. Returns a text that describes the problem if there is one.
 */
export function readShard(text: string, env: Readonly<Record<string, string | undefined>>): Shard | string {
  const [written = '', writtenCount] = text.split('/')
  if (written !== 'auto') return checkShard(Number(written), Number(writtenCount ?? ''))
  const { CI_NODE_INDEX: index, CI_NODE_TOTAL: total, JOB_COMPLETION_INDEX: completion } = env
  const count = writtenCount ?? total
  if (count === undefined) return 'CI_NODE_TOTAL is not set: write the number of shards, as in --shard auto/8'
  const number = completion ? Number(completion) + 1 : Number(index || (count === '1' ? 1 : Number.NaN))
  if (Number.isNaN(number)) return 'neither CI_NODE_INDEX nor JOB_COMPLETION_INDEX is set'
  return checkShard(number, Number(count))
}

function checkShard(number: number, count: number): Shard | string {
  if (!Number.isInteger(count) || count < 1 || count > MAX_SHARDS)
    return `the number of shards must be a whole number from 1 to ${MAX_SHARDS}`
  if (!Number.isInteger(number) || number < 1 || number > count)
    return `the shard must be a whole number from 1 to ${count}`
  return { number, count }
}

/** Something to build, with an estimate of the work. */
export interface Weighted {
  readonly key: string
  readonly weight: number
}

/**
 * Selects the keys of a shard. Each shard takes a run of neighbors, because they share sidebars, of about the same
 * weight. All shards get the same result from the same items.
 */
export function selectShard(items: readonly Weighted[], { number, count }: Shard): ReadonlySet<string> {
  const weights = new Map<string, number>()
  for (const { key, weight } of items) weights.set(key, (weights.get(key) ?? 0) + weight)
  let total = 0
  for (const weight of weights.values()) total += weight
  const selected = new Set<string>()
  let before = 0
  for (const [key, weight] of weights) {
    // The middle of an item decides, so that no item belongs to two shards.
    const owner = Math.min(count, 1 + Math.floor(((before + weight / 2) / total) * count))
    if (owner === number) selected.add(key)
    before += weight
  }
  return selected
}
