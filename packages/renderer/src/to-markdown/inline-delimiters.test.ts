import { describe, expect, it } from 'vitest'
import { codeSpan, fenceFor, hasEdges, opens, splitEdges } from './inline-delimiters.js'

describe('splitEdges', () => {
  it.each([
    ['  a b ', { start: '  ', text: 'a b', end: ' ' }],
    ['\\\n a\\\n', { start: '\\\n ', text: 'a', end: '\\\n' }],
    [' \\\n ', { start: ' \\\n ', text: '', end: '' }],
    ['', { start: '', text: '', end: '' }],
    ['\\*a', { start: '', text: '\\*a', end: '' }],
  ])('splits %j', (line, parts) => {
    expect(splitEdges(line)).toEqual(parts)
  })
})

it.each([
  ['a', false],
  [' a', true],
  ['a ', true],
  ['\\\na', true],
  ['', true],
  ['é', true],
])('reports whether %j may have edges', (line, expected) => {
  expect(hasEdges(line)).toBe(expected)
})

describe('codeSpan', () => {
  it.each([
    ['a', '`a`'],
    ['a`b', '``a`b``'],
    ['`', '`` ` ``'],
    ['a``', '``` a`` ```'],
    ['a\nb', '`a b`'],
    [' \n', ' '],
    ['', ''],
  ])('writes %j', (code, markdown) => {
    expect(codeSpan(code, { isInTable: false })).toBe(markdown)
  })

  it('escapes pipes in tables only', () => {
    expect([true, false].map((isInTable) => codeSpan('a|b', { isInTable }))).toEqual(['`a\\|b`', '`a|b`'])
  })
})

it('fences code with more backticks than its longest run, and at least as many as asked', () => {
  expect(['a', 'a`b``c', '````'].map((code) => fenceFor(code, 3))).toEqual(['```', '```', '`````'])
})

it.each([
  ['', '*', true],
  ['\n', '(', true],
  ['a', 'b', true],
  ['a', '(', false],
  ['.', '(', true],
  ['a', '“', false],
  ['*', 'b', false],
  ['b', '~', false],
])('reports whether a sign between %j and %j counts', (outside, inside, expected) => {
  expect(opens(outside, inside)).toBe(expected)
})
