import { expect, it } from 'vitest'
import { readSteps, traceImport } from './trace-import.js'

const trace = (source: string) => {
  const origin = traceImport({ entry: 'a.js', texts: new Map([['a.js', source]]) }, ['x'])
  return origin && [origin.specifier, origin.name, ...origin.members].join(' ')
}

it.each([
  ["module.exports = { x: require('p') }", 'p default'],
  ["module.exports = { x: require('p').a.b, y: 1 }", 'p a b'],
  ["module.exports = { x: (await import('p')).default }", 'p default'],
  ["module.exports = { x: require('p')(1) }", undefined],
  ["import a from 'p'\nexport default { x: a }", 'p default'],
  ["import a from 'p'\nexport default { x: a.b }", 'p default b'],
  ["import { a as b } from 'p'\nexport default { x: b }", 'p a'],
  ["import a, { b } from 'p'\nexport default { x: b }", 'p b'],
  ["import * as a from 'p'\nexport default { x: a.b.c }", 'p b c'],
  ["import { type A, b } from 'p'\nexport default { x: b }", 'p b'],
  ["import 'q'\nimport a from 'p'\nexport default { x: a }", 'p default'],
  ["const { a: b } = require('p').c\nmodule.exports = { x: b }", 'p c a'],
  ["const a = require('p')\nmodule.exports = { x: a() }", undefined],
  ['const a = 1\nmodule.exports = { x: a }', undefined],
  ['module.exports = { y: 1 }', undefined],
])('traces %j to %s', (source, expected) => {
  expect(trace(source)).toBe(expected)
})

it('reads the default export of compiled modules once, and ignores results of calls', () => {
  expect(readSteps('p', ['default', 'default', 'a'])).toEqual({ specifier: 'p', name: 'default', members: ['a'] })
  expect(readSteps('p', [])).toEqual({ specifier: 'p', name: 'default', members: [] })
  expect(readSteps('p', ['a', '()'])).toBeUndefined()
})
