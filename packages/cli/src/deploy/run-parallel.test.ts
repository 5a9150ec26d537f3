import { expect, it } from 'vitest'
import { runParallel } from './run-parallel.js'

it('reports how many items at the start are complete', async () => {
  const counts: number[] = []
  let endFirst = (): void => {}
  const first = new Promise<void>((resolve) => {
    endFirst = resolve
  })
  const run = (item: number): Promise<void> => (item === 1 ? first : Promise.resolve())
  await runParallel([1, 2, 3, 4], 2, new AbortController().signal, run, (count) => {
    counts.push(count)
    if (counts.length === 3) endFirst()
  })
  expect(counts).toEqual([0, 0, 0, 4])
})

it('stops at an error or an abort, after the calls that have started', async () => {
  const started: number[] = []
  let ended = 0
  const fail = async (item: number): Promise<void> => {
    started.push(item)
    if (item === 2) throw new Error('two')
    await new Promise((resolve) => setTimeout(resolve, 20))
    ended++
  }
  await expect(runParallel([1, 2, 3, 4], 2, new AbortController().signal, fail)).rejects.toThrow('two')
  expect([started, ended]).toEqual([[1, 2], 1])
  await expect(runParallel([1], 1, AbortSignal.abort(new Error('ended')), fail)).rejects.toThrow('ended')
})
