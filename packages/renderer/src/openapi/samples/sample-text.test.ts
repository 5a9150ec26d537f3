import { expect, it } from 'vitest'
import { nodeAt } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { readSchema } from '../schema/read-schema.js'
import { sampleText } from './sample-text.js'

function sample(schema: JsonObject): string | undefined {
  return sampleText(readSchema([nodeAt({ schema: { type: 'string', ...schema } }, '/schema')]))
}

it.each([
  ['^[A-Z]{2}$', /^[A-Z]{2}$/],
  ['^\\d{3}-\\d{4}$', /^\d{3}-\d{4}$/],
  ['^(?:en|de)(?:-[A-Z]{2})?$', /^(?:en|de)(?:-[A-Z]{2})?$/],
  ['rdme_\\w+', /rdme_\w+/],
  ['^[^"\\\\<>]{8,}$', /^[^"\\<>]{8,}$/],
  ['^\\p{Lu}\\p{Ll}+$', /^\p{Lu}\p{Ll}+$/u],
])('generates a text that matches %s, deterministically', (pattern, expression) => {
  const text = sample({ pattern })
  if (pattern.includes('\\p')) expect(text === undefined || expression.test(text)).toBe(true)
  else expect(text).toMatch(expression)
  expect(sample({ pattern })).toBe(text)
})

it('keeps a common text if it matches', () => {
  expect(sample({ pattern: '^[a-z]+$' })).toBe('string')
  expect(sample({ pattern: '^.+@.+$' })).toBe('user@example.com')
  expect(sample({ format: 'date', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })).toBe('2019-08-24')
})

it('satisfies lengths and every pattern', () => {
  expect(sample({ pattern: '^[A-Z0-9]+$', minLength: 24, maxLength: 24 })).toMatch(/^[A-Z0-9]{24}$/)
  expect(sample({ allOf: [{ pattern: '^[A-C]+$' }, { pattern: 'B' }] })).toMatch(/^[A-C]*B[A-C]*$/)
  expect(sample({ minLength: 150 })).toHaveLength(150)
  expect(sample({ maxLength: 3 })).toBe('str')
  expect(sample({ format: 'unknown', minLength: 20 })).toHaveLength(20)
})

it('supports formats that the sampler lacks, and leaves it the others', () => {
  expect([sample({ format: 'url' }), sample({ format: 'duration' })]).toEqual(['https://example.com', 'P3D'])
  expect(sample({ format: 'uuid' })).toBeUndefined()
})

it.each(['(?i)^a$', '^(a{999}){999}$', '(((a+)+)+)+$', `${'(a?)'.repeat(400)}$`, '[', '^(?=.*\\d)(?=.*[a-z]).{8,}$'])(
  'terminates: %#',
  (pattern) => {
    // Tried without limits, these would take longer than a test may.
    expect(['string', 'undefined']).toContain(typeof sample({ pattern, minLength: 3 }))
  },
)
