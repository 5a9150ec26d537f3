import { expect, it } from 'vitest'
import { createSemaphore } from './create-semaphore.js'

it('starts tasks in order, as many as allowed at the same time', async () => {
  const { acquire, release } = createSemaphore(2)
  const started: number[] = []
  for (let task = 0; task < 4; task++) void acquire().then(() => started.push(task))
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
  await turn()
  expect(started).toEqual([0, 1])
  release()
  await turn()
  expect(started).toEqual([0, 1, 2])
  release()
  release()
  release()
  await acquire()
  expect(started).toEqual([0, 1, 2, 3])
})
