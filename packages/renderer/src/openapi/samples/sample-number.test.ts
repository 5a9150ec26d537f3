import { expect, it } from 'vitest'
import { nodeAt } from '../document-node.js'
import { readSchema } from '../schema/read-schema.js'
import { sampleNumber } from './sample-number.js'

it.each([
  [{ type: 'integer', minimum: 2 ** 63 }, 2 ** 63],
  [{ type: 'integer' }, 0],
  [{ type: 'number', format: 'double' }, 0.1],
  [{ type: 'integer', minimum: 3 }, 3],
  [{ type: 'integer', maximum: 10 }, 10],
  [{ type: 'integer', exclusiveMinimum: 0 }, 1],
  [{ type: 'integer', minimum: -(2 ** 53), maximum: 2 ** 53 }, 0],
  [{ type: 'integer', minimum: -5, maximum: -2 }, -5],
  [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5],
  [{ type: 'integer', minimum: 7, multipleOf: 5 }, 10],
  [{ type: 'number', minimum: 0.05, multipleOf: 0.1 }, 0.1],
  [{ type: 'integer', minimum: 1.5 }, 2],
  [{ type: 'integer', minimum: 5, maximum: 4 }, undefined],
])('turns %j into the number %s', (schema, expected) => {
  expect(sampleNumber(readSchema([nodeAt({ openapi: '3.1.0', schema }, '/schema')]))).toBe(expected)
})
