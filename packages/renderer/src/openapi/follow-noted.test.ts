import { expect, it } from 'vitest'
import { nodeAt } from './document-node.js'
import { followNoted } from './follow-noted.js'
import type { JsonValue } from './json-value.js'

const shared = { description: 'Any.', summary: 'All', required: true }
const follow = (at: JsonValue, openapi = '3.1.0'): JsonValue | undefined =>
  followNoted(nodeAt({ openapi, at, shared }, '/at')).value

it('puts what stands beside a reference in the place of what it leads to', () => {
  expect(follow({ $ref: '#/shared', description: 'This.' })).toEqual({ ...shared, description: 'This.' })
  expect(follow({ $ref: '#/shared', summary: 'One', required: false })).toEqual({ ...shared, summary: 'One' })
})

it('gives what is shared itself where nothing stands beside, or in 3.0', () => {
  expect(follow({ $ref: '#/shared' })).toBe(shared)
  expect(follow({ $ref: '#/shared', description: 'This.' }, '3.0.3')).toBe(shared)
  expect(follow(shared)).toBe(shared)
  expect(follow({ $ref: '#/gone', description: 'This.' })).toBeUndefined()
})
