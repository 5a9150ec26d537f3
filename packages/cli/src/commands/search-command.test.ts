import { expect, it } from 'vitest'
import { parseLine } from './create-test-program.js'

it('reads a query, a folder and filters', async () => {
  expect(await parseLine('search', 'free trial', 'site', '--locale', 'de', '--limit', '1000')).toEqual({
    call: ['search', 'free trial', 'site', { locale: 'de', limit: 1000 }],
  })
})

it('asks for quotes around several words', async () => {
  expect((await parseLine('search', 'how', 'to', 'pay')).error).toBe(
    'error: put a query of several words in quotes: "how to pay"',
  )
})

it.each(['0', '1001', '1.5', 'many'])('rejects the limit %s', async (limit) => {
  expect((await parseLine('search', 'x', '--limit', limit)).error).toContain(
    'It must be a whole number from 1 to 1000.',
  )
})
