import { expect, it } from 'vitest'
import { lastKey, nodeAt, rootNode } from './document-node.js'
import { isInternal, isMarkedInternal, visibleChild, visibleElements, visibleEntries } from './visible-nodes.js'

const document = {
  paths: { '/a': {}, '/b': { 'x-internal': true }, '/c': { $ref: '#/hidden' } },
  list: [{ $ref: '#/hidden' }, { name: 'shown' }],
  hidden: { 'x-internal': true },
}

it('omits internal entries and elements, and those that refer to internal ones', () => {
  expect(visibleEntries(nodeAt(document, '/paths')).map(([key]) => key)).toEqual(['/a'])
  expect(visibleElements(nodeAt(document, '/list')).map((node) => lastKey(node.pointer))).toEqual(['1'])
})

it('distinguishes a marked node from a reference to one', () => {
  const reference = nodeAt(document, '/paths/~1c')
  expect([isInternal(reference), isMarkedInternal(reference)]).toEqual([true, false])
  expect(isMarkedInternal(nodeAt(document, '/hidden'))).toBe(true)
})

it('returns an internal child without its value', () => {
  expect(visibleChild(rootNode(document), 'hidden').value).toBeUndefined()
  expect(visibleChild(rootNode(document), 'list').value).toBe(document.list)
})

it.each([
  [true, 'x-internal'],
  ['true', 'x-internal'],
  ['yes', 'x-internal'],
  [1, 'x-internal'],
  ['partners', 'x-internal'],
  [true, 'x-Internal'],
  ['on', 'X-Internal'],
])('takes %j in %s as true', (marker, key) => {
  expect(isMarkedInternal(rootNode({ [key]: marker }))).toBe(true)
})

// A header may be called X-Internal.
it.each([false, 'false', 'no', 'off', 0, '', null, {}, []])('takes %j as false', (marker) => {
  expect(isMarkedInternal(rootNode({ 'x-internal': marker }))).toBe(false)
  expect(isMarkedInternal(rootNode({ 'X-Internal': marker }))).toBe(false)
})
