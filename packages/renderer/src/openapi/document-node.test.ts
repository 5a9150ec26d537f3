import { expect, it } from 'vitest'
import {
  childNode,
  decodeKey,
  encodeKey,
  follow,
  followNoted,
  lastKey,
  nodeAt,
  rawReference,
  referredFile,
  rootNode,
  targetOf,
} from './document-node.js'
import type { JsonValue } from './json-value.js'

const document = {
  'a/b': { '~c': [1, { d: true }] },
  first: { $ref: '#/second' },
  second: { $ref: '#/a~1b/~0c/1' },
  circle: { $ref: '#/circle' },
  spaced: { $ref: '#/with%20space' },
  'with space': 7,
}

it('converts nodes to pointers and back', () => {
  const node = nodeAt(document, '/a~1b/~0c/1')
  expect(node.value).toEqual({ d: true })
  expect(childNode(rootNode(document), 'a/b', '~c', 1)).toEqual(node)
  expect(nodeAt(document, '').value).toBe(document)
  expect(decodeKey(encodeKey('a~1/b'))).toBe('a~1/b')
})

it.each(['/gone', '/a~1b/~0c/2', '/a~1b/~0c/-1', '/constructor', '/__proto__/x', '/first/toString'])(
  'finds nothing at %s',
  (pointer) => {
    expect(nodeAt(document, pointer).value).toBeUndefined()
  },
)

it('follows references to their target, and dangling ones to nothing', () => {
  expect(follow(nodeAt(document, '/first'))).toMatchObject({ pointer: '/a~1b/~0c/1', value: { d: true } })
  expect(follow(nodeAt(document, '/circle')).value).toBeUndefined()
  expect(follow(nodeAt(document, '/spaced')).value).toBe(7)
  expect(targetOf(rootNode(document), '#').value).toBe(document)
  expect(targetOf(rootNode(document), 'other.yaml').value).toBeUndefined()
  expect(targetOf(rootNode(document), '#/%zz').value).toBeUndefined()
})

it('names the target of a pointer', () => {
  expect(lastKey('#/components/schemas/A%20b~1c')).toBe('A b/c')
})

const shared = { description: 'Any.', summary: 'All', required: true }
const followAt = (at: JsonValue, openapi = '3.1.0'): JsonValue | undefined =>
  followNoted(nodeAt({ openapi, at, shared }, '/at')).value

it('overrides notes of a target by those next to its reference', () => {
  expect(followAt({ $ref: '#/shared', description: 'This.' })).toEqual({ ...shared, description: 'This.' })
  expect(followAt({ $ref: '#/shared', summary: 'One', required: false })).toEqual({ ...shared, summary: 'One' })
})

it('returns the shared target itself if there are no siblings, or in 3.0', () => {
  expect(followAt({ $ref: '#/shared' })).toBe(shared)
  expect(followAt({ $ref: '#/shared', description: 'This.' }, '3.0.3')).toBe(shared)
  expect(followAt(shared)).toBe(shared)
  expect(followAt({ $ref: '#/gone', description: 'This.' })).toBeUndefined()
})

it.each([
  ['#/components/schemas/A', '#/components/schemas/A', undefined],
  ['#/x-docgen-files/paths~1bots.yaml/get', 'paths/bots.yaml#/get', 'paths/bots.yaml'],
  ['#/x-docgen-files/a%20b.yaml', 'a b.yaml#', 'a b.yaml'],
])('names the file of %s', (reference, raw, file) => {
  expect([rawReference(reference), referredFile(reference)]).toEqual([raw, file])
})
