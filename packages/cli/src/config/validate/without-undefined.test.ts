import { expect, it } from 'vitest'
import { withoutUndefined } from './without-undefined.js'

it('drops keys without a value, at every level', () => {
  expect(withoutUndefined({ a: undefined, b: { c: undefined, d: [{ e: undefined }] } })).toStrictEqual({
    b: { d: [{}] },
  })
})

it('keeps functions, instances and null', () => {
  const value = { plugin: () => 1, date: new Date(0), map: new Map(), none: null }
  const cleaned = withoutUndefined(value)
  expect(cleaned).toStrictEqual(value)
  expect(Object(cleaned).date).toBe(value.date)
})

it('stops at an object that contains itself', () => {
  const value: Record<string, unknown> = { a: 1 }
  value['self'] = value
  expect(Object(withoutUndefined(value)).self).toBe(value)
})
