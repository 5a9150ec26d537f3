import { describe, expect, it } from 'vitest'
import { nodeAt } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { flattenSchema } from './flatten-schema.js'

const flatten = (schema: JsonObject, schemas: JsonObject = {}, openapi = '3.1.0') =>
  flattenSchema([nodeAt({ openapi, schema, components: { schemas } }, '/schema')])
const A = { $ref: '#/components/schemas/A' }

describe('flattenSchema', () => {
  it('follows the parts of allOf through references, each once', () => {
    const schemas = { A: { title: 'A', allOf: [{ $ref: '#/components/schemas/B' }, A] }, B: { title: 'B' } }
    const { parts } = flatten({ allOf: [A, { title: 'own' }, A] }, schemas)
    expect(parts.map(({ node, isInherited }) => [node.pointer, isInherited])).toEqual([
      ['/schema', false],
      ['/components/schemas/A', true],
      ['/components/schemas/B', true],
      ['/schema/allOf/1', false],
    ])
  })

  it('treats a reference extended only by notes as the schema itself, which may have subtypes', () => {
    const isInherited = (schema: JsonObject) => flatten(schema, { A: {} }).parts.map((part) => part.isInherited)
    expect(isInherited({ nullable: true, description: 'One of them.', allOf: [A] })).toEqual([false, false])
    expect(isInherited({ allOf: [A], properties: {} })).toEqual([false, true])
  })

  it('ends on cycles and dangling references', () => {
    expect(flatten({ $ref: '#/schema' }).parts).toEqual([])
    expect(flatten({ $ref: '#/gone' }).parts).toEqual([])
  })

  it('treats siblings of a reference as rules in 3.1 and as notes in 3.0', () => {
    const withSibling = { ...A, maxLength: 3 }
    expect(flatten(withSibling, { A: {} }).parts.map(({ isNote }) => isNote)).toEqual([false, false])
    expect(flatten(withSibling, { A: {} }, '3.0.3').parts.map(({ isNote }) => isNote)).toEqual([true, false])
  })

  it.each<[string, JsonObject, string | undefined]>([
    ['a reference', A, A.$ref],
    ['a reference with notes', { description: 'x', allOf: [A] }, A.$ref],
    ['an extension', { properties: {}, allOf: [A] }, undefined],
    ['a mixture', { allOf: [A, { $ref: '#/components/schemas/B' }] }, undefined],
    ['a schema of its own', { type: 'string' }, undefined],
  ])('names the component of %s', (_name, schema, reference) => {
    expect(flatten(schema, { A: { type: 'object' }, B: {} }).reference).toBe(reference)
  })
})
