import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { mergeTypes } from './merge-types.js'
import { type Conflict, differ } from './schema.js'

const merge = (...schemas: readonly JsonObject[]) => {
  const conflicts: Conflict[] = []
  const parts = schemas.map((keywords) => ({
    node: rootNode(keywords),
    keywords,
    isNote: false,
    isInherited: false,
    distance: 0,
  }))
  return { ...mergeTypes(parts, conflicts), conflicts }
}

it.each<[string, readonly JsonObject[], readonly string[], boolean]>([
  ['what both allow', [{ type: ['string', 'integer', 'null'] }, { type: ['integer', 'null'] }], ['integer'], true],
  ['an integer where one says number', [{ type: 'number' }, { type: 'integer' }], ['integer'], false],
  ['an integer the other way round', [{ type: 'integer' }, { type: 'number' }], ['integer'], false],
  ['null alone', [{ type: 'null' }], ['null'], false],
  ['an object by its keywords', [{ required: ['a'] }], ['object'], false],
  ['a number by its limits', [{ minimum: 1 }], ['number'], false],
  ['the types of the values', [{ enum: ['a', 1, null] }], ['string', 'number'], true],
  ['nothing', [{}], [], false],
])('accepts %s', (_name, schemas, names, isNullable) => {
  expect(merge(...schemas)).toEqual({ names, isNullable, conflicts: [] })
})

it('reports that no type fits both, and keeps both', () => {
  const { names, conflicts } = merge({ type: 'string' }, { type: 'array' })
  expect(names).toEqual(['string', 'array'])
  expect(conflicts).toEqual([differ('type', 'string', 'array')])
})
