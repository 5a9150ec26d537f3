import { expect, it } from 'vitest'
import { checkProps } from './check-props.js'

it.each([
  [{}],
  [{ a: 'text', b: 1.5, c: [null, true, { d: [] }], e: undefined }],
  [{ a: Object.create(null), b: { same: 1 } }],
])('accepts %j', (props) => {
  expect(() => checkProps('Chart', props)).not.toThrow()
})

const shared = { x: 1 }

it('accepts an object twice, but not inside itself', () => {
  expect(() => checkProps('Chart', { a: shared, b: [shared, shared] })).not.toThrow()
  const circular: { self?: unknown } = {}
  circular.self = { circular }
  expect(() => checkProps('Chart', circular)).toThrow('the prop "circular", an object that contains itself')
})

it.each([
  [() => 1, 'the prop "a", a function'],
  [Number.NaN, 'the prop "a", the number NaN'],
  [[{ b: 1n }], 'the prop "b", a bigint'],
  [[Symbol('x')], 'the prop "a", a symbol'],
  [new Date(0), 'the prop "a", an object of the class Date'],
  [{ b: new Map() }, 'the prop "b", an object of the class Map'],
  [<b key="b" />, 'the prop "a", an element'],
  ['\u0000d0\u0000', 'the prop "a", content of the page'],
])('rejects the value %#', (value, problem) => {
  expect(() => checkProps('Chart', { a: value })).toThrow(
    `the island Chart gets ${problem}: props of islands must be serializable as JSON`,
  )
})

it('names every prop with a problem', () => {
  expect(() => checkProps('Chart', { a: () => 1, ok: 1, b: Infinity })).toThrow(
    'the prop "a", a function, and the prop "b", the number Infinity',
  )
})
