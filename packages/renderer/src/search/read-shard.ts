import { readNumbers } from './read-numbers.js'

/** Term → value of each entry of a shard, in order. */
export function readShard(text: string): Map<string, string> {
  const entries = new Map<string, string>()
  if (text === '') return entries
  let before = ''
  for (const line of text.split('\n')) {
    const space = line.indexOf(' ')
    const end = space === -1 ? line.length : space
    const term = before.slice(0, readNumbers(line).next()) + line.slice(1, end)
    entries.set(term, space === -1 ? '' : line.slice(space + 1))
    before = term
  }
  return entries
}
