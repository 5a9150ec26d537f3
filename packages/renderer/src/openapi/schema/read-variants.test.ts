import { describe, expect, it } from 'vitest'
import { nodeAt } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { flattenSchema } from './flatten-schema.js'
import { readVariants } from './read-variants.js'

const variantsOf = (schema: JsonObject, schemas: JsonObject) =>
  readVariants(flattenSchema([nodeAt({ openapi: '3.1.0', schema, components: { schemas } }, '/schema')]).parts)
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

describe('readVariants', () => {
  it('names a variant by its component without a mapping', () => {
    const [group] = variantsOf(
      {
        oneOf: [ref('Cat'), ref('Dog')],
        discriminator: { propertyName: 'kind', mapping: { c: 'Cat', katze: '#/components/schemas/Cat' } },
      },
      { Cat: {}, Dog: {} },
    )
    expect(group?.discriminator?.property).toBe('kind')
    expect([...(group?.discriminator?.values ?? [])]).toEqual([
      ['/components/schemas/Cat', ['c', 'katze']],
      ['/components/schemas/Dog', ['Dog']],
    ])
  })

  it('finds the schemas that extend one with a discriminator, but not from inside them', () => {
    const schemas = {
      Pet: { discriminator: { propertyName: 'kind' } },
      Cat: { allOf: [ref('Pet'), { properties: {} }] },
      Dog: { allOf: [ref('Pet')] },
      Rock: {},
    }
    const [group, ...others] = variantsOf(ref('Pet'), schemas)
    expect(others).toEqual([])
    expect(group?.options.map(([node]) => node?.value)).toEqual([ref('Cat'), ref('Dog')])
    expect(variantsOf(ref('Cat'), schemas)).toEqual([])
    // How 3.0 writes a nullable reference.
    expect(variantsOf({ nullable: true, allOf: [ref('Pet')] }, schemas)[0]?.options).toHaveLength(2)
  })

  it('supports both kinds together, and ignores empty lists', () => {
    expect(
      variantsOf({ oneOf: [{}, {}, {}], anyOf: [{}, {}] }, {}).map(({ kind, options }) => [kind, options.length]),
    ).toEqual([
      ['oneOf', 3],
      ['anyOf', 2],
    ])
    expect(variantsOf({ oneOf: [], anyOf: 7 }, {})).toEqual([])
  })
})
