import { expect, it } from 'vitest'
import { runOverlapping } from './run-overlapping.js'

it('returns the results in the order of the pages, and builds one page after another', async () => {
  const events: string[] = []
  const results = await runOverlapping(['a', 'b'], async (page) => {
    events.push(`begin ${page}`)
    await new Promise((resolve) => setTimeout(resolve, page === 'a' ? 5 : 0))
    events.push(`end ${page}`)
    return page.toUpperCase()
  })
  expect(results).toEqual(['A', 'B'])
  expect(events).toEqual(['begin a', 'end a', 'begin b', 'end b'])
})

it('rejects with the error of a page', async () => {
  const run = async (page: string): Promise<string> => {
    if (page === 'b') throw new Error('no b')
    return page
  }
  await expect(runOverlapping(['a', 'b', 'c'], run)).rejects.toThrow('no b')
})
