import { expect, it } from 'vitest'
import { findSchemaAnchors, type SchemaAnchors } from './schema-anchors.js'

const pet = { $id: 'https://x.example/pet', $defs: { Name: { $anchor: 'name' } }, properties: { name: {} } }
const file = { schemas: { Pet: pet, 'a/b': { $dynamicAnchor: 'node' }, Data: { example: { $anchor: 'no' } } } }
const find = (value = {}): SchemaAnchors => findSchemaAnchors(value, JSON.stringify(value))

it.each([
  ['#name', '/schemas/Pet/$defs/Name'],
  ['#node', '/schemas/a~1b'],
  ['https://x.example/pet', '/schemas/Pet'],
  ['https://x.example/pet#/$defs/Name', '/schemas/Pet/$defs/Name'],
  ['https://x.example/pet#name', undefined],
  ['https://x.example/dog', undefined],
  ['#no', undefined],
  ['#/schemas/Pet', undefined],
])('resolves %s to %s', (reference, pointer) => {
  expect(find(file).find(reference)).toBe(pointer)
})

it('resolves a pointer inside a schema with an id to that schema, if it exists there', () => {
  const { within } = find(file)
  expect(within('/schemas/Pet/properties/name/$ref', '/$defs/Name')).toBe('/schemas/Pet/$defs/Name')
  expect(within('/schemas/Pet/properties/name/$ref', '/schemas/Data')).toBe('/schemas/Data')
  expect(within('/schemas/Data/$ref', '/$defs/Name')).toBe('/$defs/Name')
})

it('does not change files without names', () => {
  expect([find().find('#a'), find().within('/a', '/b')]).toEqual([undefined, '/b'])
})
