import { expect, it } from 'vitest'
import { readReason } from './read-reason.js'

const cycle: Record<string, unknown> = {}
cycle['self'] = cycle
const circular = new Error('round')
circular.cause = new Error('and round', { cause: circular })
const refused = new AggregateError([
  new Error('connect ECONNREFUSED ::1:80'),
  new Error('connect ECONNREFUSED 127.0.0.1:80'),
])

it.each([
  [new Error('no facts'), 'no facts'],
  [new Error(''), 'an error without a message'],
  [new AggregateError([new Error('one'), new Error('two')]), 'one, and 1 more'],
  [
    new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND a.example') }),
    'fetch failed: getaddrinfo ENOTFOUND a.example',
  ],
  [new TypeError('fetch failed', { cause: refused }), 'fetch failed: connect ECONNREFUSED ::1:80, and 1 more'],
  [new Error('plugin: no', { cause: new Error('no') }), 'plugin: no'],
  [new Error('no', { cause: 'because' }), 'no'],
  [circular, 'round: and round'],
  [new AggregateError([]), 'an error without a message'],
  [Object.assign(new Error('x'), { message: 5 }), 'an error without a message'],
  ['not today', '"not today", which is not an Error'],
  ['', '"", which is not an Error'],
  [undefined, 'undefined, which is not an Error'],
  [null, 'null, which is not an Error'],
  [Symbol('s'), 'Symbol(s), which is not an Error'],
  [() => 1, 'a function, which is not an Error'],
  [{ status: 404 }, '{"status":404}, which is not an Error'],
  [Object.create(null), '{}, which is not an Error'],
  [cycle, 'an object, which is not an Error'],
  [new Error('x'.repeat(1000)), `${'x'.repeat(300)}…`],
])('describes why %o was thrown', (thrown, reason) => {
  expect(readReason(thrown)).toBe(reason)
})
