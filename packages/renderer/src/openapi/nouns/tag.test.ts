import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { listOperations } from '../operation-entry.js'
import { groupByTag, readLabels, type Tag } from './tag.js'

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

it('orders tags as declared, then as used, then operations without tag', () => {
  const tags = [{ name: 'first', 'x-displayName': 'One' }, { name: 'second' }, { name: 'unused' }]
  expect(outline({ tags })).toEqual([[undefined, ['One: d', 'second: a', 'new: b', ': c']]])
})

it('assigns tags to their groups, and appends those without group', () => {
  const groups = [
    { name: 'Group', tags: ['new', 'gone'] },
    { name: 'Empty', tags: [] },
  ]
  expect(outline({ 'x-tagGroups': groups })).toEqual([
    ['Group', ['new: b']],
    [undefined, ['second: a', 'first: d', ': c']],
  ])
})

it('keeps tags without operations as chapters if they have content', () => {
  const tags = [{ name: 'intro', description: 'Read this.' }, { name: 'unused' }]
  expect(outline({ tags, 'x-tagGroups': [{ name: 'Basics', tags: ['intro', 'unused'] }] })).toEqual([
    ['Basics', ['intro: ']],
    [undefined, ['second: a', 'new: b', 'first: d', ': c']],
  ])
})

it('separates the schemas from a description that includes them', () => {
  const definition = '<SchemaDefinition schemaRef="#/components/schemas/Pet" exampleRef="#/components/examples/Pet" />'
  const components = { schemas: { Pet: { type: 'object' } }, examples: { Pet: { value: { id: 1 } } } }
  const read = (description: string) => {
    const document = { tags: [{ name: 'pet', description }], components, paths }
    const tags = groupByTag(document, listOperations(document)).flatMap((group) => group.tags)
    return tags.find(({ name }) => name === 'pet')
  }
  expect(read(`A pet.\n\n${definition}\n`)).toMatchObject({
    description: { text: 'A pet.\n\n\n' },
    models: [{ schema: { value: { $ref: '#/components/schemas/Pet' } }, examples: [{ value: { id: 1 } }] }],
  })
  expect(read(definition)).not.toHaveProperty('description')
  expect(read('<SchemaDefinition schemaRef="#/gone" />')).toBeUndefined()
  expect(read('<SchemaDefinition />')).toMatchObject({ models: [], description: expect.anything() })
})

it('nests tags below the one without parent, and keeps those between that have no content', () => {
  const tags = [
    { name: 'new', parent: 'between' },
    { name: 'top', summary: 'Top' },
    { name: 'first', parent: 'top' },
    { name: 'between', parent: 'first' },
    { name: 'empty', parent: 'top' },
    { name: 'second' },
  ]
  const document = { tags, paths }
  const show = ({ name, children }: Tag): unknown => (children.length === 0 ? name : [name, ...children.map(show)])
  expect(groupByTag(document, listOperations(document)).map((group) => [group.label, group.tags.map(show)])).toEqual([
    ['Top', [['first', ['between', 'new']]]],
    [undefined, ['second', '']],
  ])
})

it('lists a tag of a written group only there', () => {
  const tags = [{ name: 'first' }, { name: 'new', parent: 'first' }, { name: 'second', parent: 'first' }]
  expect(outline({ tags, 'x-tagGroups': [{ name: 'Group', tags: ['new'] }] })).toEqual([
    ['Group', ['new: b']],
    ['first', ['first: d', 'second: a']],
    [undefined, [': c']],
  ])
})

it('survives tags that contain each other, and unknown parents', () => {
  const tags = [
    { name: 'first', parent: 'second' },
    { name: 'second', parent: 'first' },
    { name: 'new', parent: 'gone' },
  ]
  expect(outline({ tags }).flatMap(([, listed]) => listed)).toHaveLength(4)
})

it('lists operations under their first tag for navigation', () => {
  const tags = [
    { name: 'second', kind: 'badge' },
    { name: 'first', kind: 'nav' },
  ]
  expect(outline({ tags })).toEqual([[undefined, ['first: a,d', 'new: b', ': c']]])
  expect(outline({ tags: [{ name: 'new', kind: 'audience', description: 'For partners.' }] })).toEqual([
    [undefined, ['second: a', 'first: d', ': b,c']],
  ])
  expect(outline({ tags: [{ name: 'new', kind: 'lifecycle' }] })).toEqual([
    [undefined, ['new: b', 'second: a', 'first: d', ': c']],
  ])
})

it('reads the labels of an operation', () => {
  const tags = [
    { name: 'beta', kind: 'badge', summary: 'Beta' },
    { name: 'partners', kind: 'audience' },
    { name: 'orders', kind: 'nav' },
    { name: 'other', kind: 'badge' },
  ]
  expect(readLabels({ tags }, { tags: ['orders', 'partners', 'beta'] })).toEqual([
    { kind: 'badge', text: 'Beta' },
    { kind: 'audience', text: 'partners' },
  ])
  expect(readLabels({ tags }, { tags: [] })).toEqual([])
})
