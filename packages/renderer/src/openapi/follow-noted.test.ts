import { expect, it } from 'vitest'
import { nodeAt } from './document-node.js'
import { followNoted } from './follow-noted.js'
import type { JsonValue } from './json-value.js'

const shared = { description: 'Any.', summary: 'All', required: true }
const follow = (at: JsonValue, openapi = '3.1.0'): JsonValue | undefined =>
  followNoted(nodeAt({ openapi, at, shared }, '/at')).value

it('overrides notes of a target by those next to its reference', () => {
  expect(follow({ $ref: '#/shared', description: 'This.' })).toEqual({ ...shared, description: 'This.' })
  expect(follow({ $ref: '#/shared', summary: 'One', required: false })).toEqual({ ...shared, summary: 'One' })
})

it('returns the shared target itself if there are no siblings, or in 3.0', () => {
  expect(follow({ $ref: '#/shared' })).toBe(shared)
  expect(follow({ $ref: '#/shared', description: 'This.' }, '3.0.3')).toBe(shared)
  expect(follow(shared)).toBe(shared)
  expect(follow({ $ref: '#/gone', description: 'This.' })).toBeUndefined()
})
