import { expect, it } from 'vitest'
import { parseLine } from '../create-test-program.js'

it('reads target, folder and options', async () => {
  const { call } = await parseLine('deploy', 's3://docs', 'site', '--keep', '0.5', '--parallel', '4', '--dry-run')
  expect(call).toEqual(['deploy', 's3://docs', 'site', { keep: 0.5, parallel: 4, dryRun: true }])
  expect((await parseLine('deploy', 'public')).call).toEqual(['deploy', 'public', '.', { keep: 7, parallel: 16 }])
})

it.each([
  [['deploy'], "error: missing required argument 'target'"],
  [['deploy', 'a', '--keep', 'week'], 'It must be a number of days from 0 to 3650.'],
  [['deploy', 'a', '--parallel', '0'], 'It must be a whole number from 1 to 64.'],
])('rejects %j', async (words, message) => {
  expect((await parseLine(...words)).error).toContain(message)
})
