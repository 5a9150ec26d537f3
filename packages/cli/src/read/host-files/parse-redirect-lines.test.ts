import { expect, it } from 'vitest'
import { parseRedirectLines } from './parse-redirect-lines.js'

const RULE = { from: '/a', to: '/b', status: 301, isForced: false, isConditional: false, isPattern: false }

it.each([
  ['/a /b', {}],
  ['  /a\t/b  ', {}],
  ['/a /b # moved in May', {}],
  ['/a /b#part', { to: '/b#part' }],
  ['/a /b 302', { status: 302 }],
  ['/a /b 200!', { status: 200, isForced: true }],
  ['/a https://x.org/b', { to: 'https://x.org/b' }],
  ['https://old.org/a /b', { from: 'https://old.org/a' }],
  ['/a/* /b/:splat', { from: '/a/*', to: '/b/:splat', isPattern: true }],
  ['/a/:id /b', { from: '/a/:id', isPattern: true }],
  ['/a id=:id /b', { isConditional: true }],
  ['/a /b Country=de', { isConditional: true }],
  ['/a /b 302 Language=de', { status: 302, isConditional: true }],
])('reads %j', (line, differences) => {
  expect(parseRedirectLines(line)).toEqual({ rules: [{ line: 1, ...RULE, ...differences }], invalid: [] })
})

it.each(['/a', 'a /b', '/a b', '/a https:/x.org', '/a /b 301 more', '/a more /b', '/a /b 418', '/a /b 30x2 x'])(
  'rejects %j, and reads the other lines',
  (line) => {
    const { rules, invalid } = parseRedirectLines(`# comment\r\n\r\n${line}\r\n/c /d`)
    expect(rules.map(({ from, line: number }) => [from, number])).toEqual([['/c', 4]])
    expect(invalid).toEqual([3])
  },
)
