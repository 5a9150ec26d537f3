import { expect, it } from 'vitest'
import { createStopwatch } from './stopwatch.js'

it('sums up the time of stages, in the order of their first run', async () => {
  let time = 0
  const watch = createStopwatch(() => time)
  const spend = (ms: number) => () => {
    time += ms
    return ms
  }
  expect(watch.measure('read', spend(5))).toBe(5)
  await watch.measureAsync('pages', async () => spend(7)())
  watch.measure('read', spend(1.26))
  expect(watch.times()).toEqual([
    { name: 'read', ms: 6.3 },
    { name: 'pages', ms: 7 },
  ])
})
