import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { runByHost } from './run-by-host.js'

it('limits what runs at the same time, per host and in total', async () => {
  const items = Array.from({ length: 40 }, (_, index) => `${index % 4}:${index}`)
  const hostOf = (item: string): string => item.split(':')[0] ?? ''
  const running: string[] = []
  let [most, mostOfHost] = [0, 0]
  const results = await runByHost(items, { hostOf, perHost: 2, total: 5 }, async (item) => {
    running.push(item)
    most = Math.max(most, running.length)
    mostOfHost = Math.max(mostOfHost, running.filter((each) => hostOf(each) === hostOf(item)).length)
    await turn()
    running.splice(running.indexOf(item), 1)
    return item
  })
  expect(results).toEqual(items)
  expect([most, mostOfHost]).toEqual([5, 2])
})
