import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { namesOfKeys } from './names-of-keys.js'

const messageOf = (schema: z.ZodMiniType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: namesOfKeys }).error?.issues[0]?.message

it('lists the known keys of objects and of records with a list of keys', () => {
  expect(messageOf(z.strictObject({ a: z.optional(z.string()), b: z.optional(z.string()) }), { c: 1 })).toBe(
    '["a","b"]',
  )
  expect(messageOf(z.partialRecord(z.enum(['x', 'y']), z.string()), { z: 'a' })).toBe('["x","y"]')
})

it('keeps other messages', () => {
  expect(messageOf(z.string(), 7)).not.toContain('[')
})
