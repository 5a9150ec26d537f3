import { expect, it } from 'vitest'
import { parseLine } from '../create-test-program.js'

it('serves the sources with --watch, and with dev', async () => {
  const flags = { port: 3000, host: '127.0.0.1' }
  expect(await parseLine('serve', 'site', '-o', 'out')).toEqual({ call: ['serve', 'site', { ...flags, out: 'out' }] })
  expect(await parseLine('serve', '--watch')).toMatchObject({ call: ['watch', '.', { ...flags, watch: true }] })
  expect(await parseLine('serve', '--mock')).toMatchObject({ call: ['watch', '.', { watch: true, mock: true }] })
  expect(await parseLine('dev', '--mock')).toMatchObject({ call: ['watch', '.', { mock: true }] })
  expect(await parseLine('serve', '--embed')).toMatchObject({ call: ['watch', '.', { watch: true, embed: true }] })
  expect(await parseLine('dev', '--poll', '20', '-p', '0')).toMatchObject({
    call: ['watch', '.', { poll: 20, port: 0 }],
  })
})

it.each([
  ['--port', '65536', 'It must be a port from 0 to 65535.'],
  ['--port', '-1', 'It must be a port from 0 to 65535.'],
  ['--port', '1e3', 'It must be a port from 0 to 65535.'],
  ['--port', '', 'It must be a port from 0 to 65535.'],
  ['--poll', '19', 'It must be a number of milliseconds, at least 20.'],
  ['--poll', '20.5', 'It must be a number of milliseconds, at least 20.'],
])('rejects %s %j', async (flag, value, reason) => {
  const { error } = await parseLine('dev', `${flag}=${value}`)
  expect(error).toContain(reason)
})
