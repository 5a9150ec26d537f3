import { expect, it } from 'vitest'
import type { TypedCode } from '../directives/typed-code.js'
import { annotateCode } from './annotate-code.js'

const typed = (parts: Partial<TypedCode>): TypedCode => ({
  code: '',
  types: [],
  marks: [],
  notes: [],
  problems: [],
  inputs: [],
  ...parts,
})

it('splits a line where a type or a mark begins or ends', () => {
  const { parts } = annotateCode(
    typed({
      types: [{ line: 0, start: 6, length: 1, text: 'const a: 1' }],
      marks: [{ line: 0, start: 0, length: 9, kind: 'error' }],
    }),
  )
  expect(parts.get(0)).toEqual([
    { start: 0, end: 6, mark: 'error' },
    { start: 6, end: 7, type: 'const a: 1', isFocusable: true, mark: 'error' },
    { start: 7, end: 9, mark: 'error' },
  ])
})

it('makes the first of equal types focusable', () => {
  const range = { start: 0, length: 1, text: 'let a: 1' }
  const { parts } = annotateCode(
    typed({
      types: [
        { ...range, line: 1 },
        { ...range, line: 0 },
      ],
    }),
  )
  expect(parts.get(0)).toEqual([{ start: 0, end: 1, type: 'let a: 1', isFocusable: true }])
  expect(parts.get(1)).toEqual([{ start: 0, end: 1, type: 'let a: 1' }])
})

it('moves annotations to visible lines', () => {
  const { parts, notes } = annotateCode(
    typed({
      types: [
        { line: 1, start: 0, length: 1, text: 'a' },
        { line: 2, start: 0, length: 1, text: 'b' },
      ],
      notes: [
        { line: 2, kind: 'query', text: 'b' },
        { line: 2, kind: 'error', text: 'c' },
      ],
    }),
    [0, 2],
  )
  expect([...parts.keys()]).toEqual([1])
  expect([...notes]).toEqual([
    [
      1,
      [
        { kind: 'query', text: 'b' },
        { kind: 'error', text: 'c' },
      ],
    ],
  ])
})
