import { expect, it } from 'vitest'
import { parseLine } from './create-test-program.js'

it('uses the cache unless it is switched off, and takes several languages', async () => {
  expect(await parseLine('build')).toEqual({ call: ['build', '.', { cache: true }] })
  expect(await parseLine('build', 'site', '--no-cache', '--locale', 'en', 'de', '--workers', '0')).toEqual({
    call: ['build', 'site', { cache: false, locale: ['en', 'de'], workers: 0 }],
  })
  expect(await parseLine('build', '--base-url', '/a/')).toMatchObject({ call: ['build', '.', { baseUrl: '/a/' }] })
})

it.each([
  ['--base-url', 'https://a.org/', 'It must be a path such as /preview/.'],
  ['--workers', '65', 'It must be a whole number from 0 to 64.'],
  ['--workers', '1.5', 'It must be a whole number from 0 to 64.'],
  ['--workers', '-1', 'It must be a whole number from 0 to 64.'],
])('rejects %s %s', async (flag, value, reason) => {
  expect((await parseLine('build', `${flag}=${value}`)).error).toContain(reason)
})
