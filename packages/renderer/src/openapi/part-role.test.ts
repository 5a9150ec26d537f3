import { expect, it } from 'vitest'
import { type PartRole, roleUnder } from './part-role.js'

it.each<[string, unknown, PartRole, PartRole]>([
  ['example', {}, 'object', 'data'],
  ['default', {}, 'object', 'data'],
  ['default', {}, 'names', 'object'],
  ['properties', {}, 'object', 'names'],
  ['properties', {}, 'names', 'object'],
  ['examples', [], 'object', 'data'],
  ['examples', {}, 'object', 'names'],
  ['allOf', [], 'object', 'object'],
  ['properties', {}, 'data', 'data'],
])('takes what stands under %s, %j, in %s, for %s', (key, value, around, role) => {
  expect(roleUnder(key, value === undefined ? undefined : JSON.parse(JSON.stringify(value)), around)).toBe(role)
})
