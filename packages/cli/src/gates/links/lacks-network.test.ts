import dns from 'node:dns'
import { afterEach, expect, it, vi } from 'vitest'
import { type HostOutcome, lacksNetwork } from './lacks-network.js'

const outcome = (url: string, isUnreached: boolean, isListed = false): HostOutcome => ({ url, isUnreached, isListed })

/** Whether a name can be looked up; returns the number of lookups. */
function setLookup(isFound: boolean): () => number {
  const lookup = vi
    .spyOn(dns, 'lookup')
    .mockImplementation(((_name: string, callback: (error: unknown) => void) =>
      callback(isFound ? null : new Error('ENOTFOUND'))) as never)
  return () => lookup.mock.calls.length
}

afterEach(() => vi.restoreAllMocks())

it.each([
  ['no host was unreached', [outcome('https://a.example/', false)], 0],
  ['another public host was reached', [outcome('https://a.example/', true), outcome('https://b.example/', false)], 0],
])('needs no lookup if %s', async (_reason, outcomes, lookups) => {
  const count = setLookup(false)
  expect(await lacksNetwork(outcomes)).toBe(false)
  expect(count()).toBe(lookups)
})

it('looks up a name that always exists, because private and listed hosts prove nothing', async () => {
  const outcomes = [
    outcome('https://a.example/', true),
    outcome('http://127.0.0.1/', false),
    outcome('https://intranet.example/', false, true),
  ]
  setLookup(false)
  expect(await lacksNetwork(outcomes)).toBe(true)
  vi.restoreAllMocks()
  const count = setLookup(true)
  expect(await lacksNetwork(outcomes)).toBe(false)
  expect(count()).toBe(1)
})
