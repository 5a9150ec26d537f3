import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { keepFacts, namesOfKeys } from './names-of-keys.js'

const issueOf = (schema: z.ZodMiniType, value: unknown): z.core.$ZodIssue | undefined =>
  schema.safeParse(value, { error: keepFacts }).error?.issues[0]
const names = (schema: z.ZodMiniType, value: unknown): readonly string[] => {
  const issue = issueOf(schema, value)
  return issue?.code === 'unrecognized_keys' ? namesOfKeys(issue) : ['no unknown key']
}

it('lists the known keys of objects and of records with a list of keys', () => {
  expect(names(z.strictObject({ a: z.optional(z.string()), b: z.optional(z.string()) }), { c: 1 })).toEqual(['a', 'b'])
  expect(names(z.partialRecord(z.enum(['x', 'y']), z.string()), { z: 'a' })).toEqual(['x', 'y'])
})

it('lists them in a part of a value, too', () => {
  const parts = z.array(z.union([z.strictObject({ a: z.number() }), z.string()]))
  expect(names(parts, [{ a: 1, b: 2 }])).toEqual(['a'])
})

it('empties messages about types, except the own message of a schema', () => {
  expect(issueOf(z.string(), 7)?.message).toBe('')
  expect(issueOf(z.string('a word'), 7)?.message).toBe('a word')
})
