import { hashWord, mixHash } from './hash-word.js'
import { NAME_LENGTH, type ShardTable, writeTable } from './index-root.js'

/** Average number of shards in a table of the second level. */
const SHARDS_IN_TABLE = 64

/**
 * Splits a table into tables of about `size` shards. Returns the table of these tables; `add` receives the text of each
 * and returns its name. Whether a table ends after a shard depends on the shard's first term, so a new shard changes one
 * table, or splits it.
 */
export function nestTable(
  { first, names }: ShardTable,
  add: (text: string) => string,
  size: number = SHARDS_IN_TABLE,
): ShardTable {
  const tables: { readonly start: number; readonly firsts: string[] }[] = []
  let isOpen = false
  for (const [shard, term] of first.split(' ').entries()) {
    if (!isOpen) tables.push({ start: shard, firsts: [] })
    tables.at(-1)?.firsts.push(term)
    isOpen = (mixHash(hashWord(term)) >>> 0) % size !== 0
  }
  return {
    first: tables.map(({ firsts: [term] }) => term).join(' '),
    names: tables
      .map(({ start, firsts }) => {
        const ofTable = names.slice(start * NAME_LENGTH, (start + firsts.length) * NAME_LENGTH)
        return add(writeTable({ first: firsts.join(' '), names: ofTable }))
      })
      .join(''),
    isNested: true,
  }
}
