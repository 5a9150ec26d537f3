import { expect, it } from 'vitest'
import { withoutUndefined } from './without-undefined.js'

it('removes keys without a value at every depth, and keeps their absence in lists', () => {
  expect(
    withoutUndefined({ a: undefined, b: { c: undefined, d: null }, e: [undefined, { f: undefined }] }),
  ).toStrictEqual({
    b: { d: null },
    e: [undefined, {}],
  })
})

it('keeps values that are not plain data as the same objects', () => {
  class Custom {
    readonly absent = undefined
  }
  const values = { date: new Date(0), map: new Map(), custom: new Custom(), run: () => undefined }
  const result = withoutUndefined(values)
  expect(result).toStrictEqual(values)
  expect(Object(result).custom).toBe(values.custom)
})

it('terminates on data that contains itself', () => {
  const data: Record<string, unknown> = { a: undefined }
  data['self'] = data
  const result = Object(withoutUndefined(data))
  expect(Object.keys(result)).toEqual(['self'])
  expect(result.self).toBe(data)
})

it('copies data that occurs twice without containing itself', () => {
  const shared = { a: undefined, b: 1 }
  expect(withoutUndefined([shared, shared])).toStrictEqual([{ b: 1 }, { b: 1 }])
})
