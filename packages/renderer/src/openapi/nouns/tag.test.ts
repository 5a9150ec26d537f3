import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { listOperations } from '../operation-entry.js'
import { groupByTag } from './tag.js'

const paths = {
  '/a': { get: { operationId: 'a', tags: ['second', 'first'] } },
  '/b': { get: { operationId: 'b', tags: ['new'] } },
  '/c': { get: { operationId: 'c' } },
  '/d': { get: { operationId: 'd', tags: ['first'] } },
}
const outline = (rest: JsonObject) => {
  const document = { ...rest, paths }
  return groupByTag(document, listOperations(document)).map(({ label, tags }) => [
    label,
    tags.map((tag) => `${tag.label}: ${tag.operations.map(({ operationId }) => operationId).join()}`),
  ])
}

it('orders tags as declared, then as used, then what has none', () => {
  const tags = [{ name: 'first', 'x-displayName': 'One' }, { name: 'second' }, { name: 'unused' }]
  expect(outline({ tags })).toEqual([[undefined, ['One: d', 'second: a', 'new: b', ': c']]])
})

it('puts tags into their groups, and those of no group after them', () => {
  const groups = [
    { name: 'Group', tags: ['new', 'gone'] },
    { name: 'Empty', tags: [] },
  ]
  expect(outline({ 'x-tagGroups': groups })).toEqual([
    ['Group', ['new: b']],
    [undefined, ['second: a', 'first: d', ': c']],
  ])
})
