import { expect, it } from 'vitest'
import { type PartRole, roleOfFile, roleUnder } from './part-role.js'

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
  ['x-policy', {}, 'object', 'data'],
  ['x-policy', {}, 'names', 'object'],
  ['x-codeSamples', [], 'object', 'object'],
  ['x-webhooks', {}, 'object', 'names'],
])('classifies what is under %s, %j, in %s, as %s', (key, value, around, role) => {
  expect(roleUnder(key, value === undefined ? undefined : JSON.parse(JSON.stringify(value)), around)).toBe(role)
})

it.each<[string, Parameters<typeof roleOfFile>[0], PartRole]>([
  ['schemas', { Order: { type: 'object' }, default: { type: 'object' } }, 'names'],
  ['a schema', { type: 'object', default: {} }, 'object'],
  ['a schema with properties alone', { properties: { a: {} }, default: {} }, 'object'],
  ['an example', { value: { a: 1 } }, 'object'],
  ['a description', { openapi: '3.1.0', paths: {} }, 'object'],
])('classifies a file that contains %s', (_what, file, role) => {
  expect(roleOfFile(file)).toBe(role)
})
