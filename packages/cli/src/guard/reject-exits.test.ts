import { afterAll, expect, it } from 'vitest'
import { rejectExits } from './reject-exits.js'

const { exit, abort, kill } = process
const reallyExit: unknown = Reflect.get(process, 'reallyExit')
rejectExits()
afterAll(() => {
  Object.assign(process, { exit, abort, kill, reallyExit })
})

it.each<[string, () => unknown]>([
  ['process.exit()', () => process.exit()],
  ['process.exit(3)', () => process.exit(3)],
  ['process.abort()', () => process.abort()],
  ["process.kill(process.pid, 'SIGTERM')", () => process.kill(process.pid)],
  ["process.kill(0, 'SIGINT')", () => process.kill(0, 'SIGINT')],
  [`process.kill(${-process.pid}, '9')`, () => process.kill(-process.pid, 9)],
  ['process.reallyExit(1)', () => Reflect.get(process, 'reallyExit')(1)],
])('rejects %s', (call, run) => {
  expect(run).toThrow(`${call} was called. Throw an error instead`)
})

it('lets code check whether a process exists', () => {
  expect(process.kill(process.pid, 0)).toBe(true)
  expect(() => process.kill(2 ** 30, 'SIGTERM')).toThrow('ESRCH')
})
