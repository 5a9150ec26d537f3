import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { readConstraints } from './read-constraints.js'

const read = (...schemas: readonly JsonObject[]) =>
  readConstraints(
    schemas.map((keywords) => ({ node: rootNode(keywords), keywords, isNote: false, isInherited: false, distance: 0 })),
  ).map(({ name, value }) => `${name} ${value}`)

it.each<[string, readonly JsonObject[], readonly string[]]>([
  [
    'the stricter of two limits',
    [
      { minLength: 1, maxLength: 9 },
      { minLength: 3, maxLength: 20 },
    ],
    ['minLength 3', 'maxLength 9'],
  ],
  [
    'the exclusive limits of 3.0',
    [{ minimum: 1, exclusiveMinimum: true, maximum: 5, exclusiveMaximum: false }],
    ['exclusiveMinimum 1', 'maximum 5'],
  ],
  ['the exclusive limits of 3.1', [{ exclusiveMinimum: 1 }], ['exclusiveMinimum 1']],
  [
    'every pattern and factor once',
    [
      { pattern: 'a', multipleOf: 2 },
      { pattern: 'b', multipleOf: 2 },
    ],
    ['multipleOf 2', 'pattern a', 'pattern b'],
  ],
  [
    'what is closed',
    [{ unevaluatedProperties: false, additionalItems: false, uniqueItems: true }],
    ['uniqueItems true', 'additionalProperties false', 'additionalItems false'],
  ],
  ['that a tuple of 3.1 is closed', [{ prefixItems: [{}], items: false }], ['additionalItems false']],
  ['nothing of the end of a list that has no beginning', [{ items: false }], []],
  ['what needs what', [{ dependentRequired: { a: ['b', 'c'], d: 7 } }], ['dependentRequired a → b, c']],
  ['nothing of values that are none', [{ minLength: 'x', maximum: null, dependentRequired: 3 }], []],
])('returns %s', (_name, schemas, expected) => {
  expect(read(...schemas)).toEqual(expected)
})
