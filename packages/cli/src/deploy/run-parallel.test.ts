import { expect, it } from 'vitest'
import { runParallel } from './run-parallel.js'

it('reports how many items at the start are complete', async () => {
  const counts: number[] = []
  let endFirst = (): void => {}
  const first = new Promise<void>((resolve) => {
    endFirst = resolve
  })
  const run = (item: number): Promise<void> => (item === 1 ? first : Promise.resolve())
  const onDone = (count: number): void => {
    counts.push(count)
    if (counts.length === 3) endFirst()
  }
  await runParallel([1, 2, 3, 4], run, { limit: 2, signal: new AbortController().signal, onDone })
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
  await expect(runParallel([1, 2, 3, 4], fail, { limit: 2, signal: new AbortController().signal })).rejects.toThrow(
    'two',
  )
  expect([started, ended]).toEqual([[1, 2], 1])
  await expect(runParallel([1], fail, { limit: 1, signal: AbortSignal.abort(new Error('ended')) })).rejects.toThrow(
    'ended',
  )
})
