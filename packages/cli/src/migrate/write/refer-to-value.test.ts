import { expect, it } from 'vitest'
import { printFlat } from './print-value.js'
import { createReference } from './refer-to-value.js'

const refer = (fields: Readonly<Record<string, unknown>>, form: 'object' | 'promise' | 'function' = 'object') =>
  createReference({ file: 'docusaurus.config.js', fields, form } as Parameters<typeof createReference>[0])

it('writes an expression for a nested value', () => {
  const code = refer({ a: { 'b-c': [7] } }, 'function')(['a', 'b-c', 0])
  expect(printFlat(code)).toBe('(await docusaurusConfig() as any).a["b-c"][0]')
  expect(JSON.stringify(code)).toContain('./docusaurus.config.js')
})

it('has one expression for equal values, and none for missing ones', () => {
  const reference = refer({ a: { x: [1] }, b: { x: [1] }, c: { x: [2] } })
  expect(reference(['b'])).toBe(reference(['a']) && reference(['b']))
  expect(reference(['a'])).toBe(reference(['b']))
  expect(reference(['c'])).not.toBe(reference(['a']))
  expect(reference(['gone', 'x'])).toBeUndefined()
})
