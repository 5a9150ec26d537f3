import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listProblems } from '../../../test/list-problems.js'
import {
  byDefault,
  expected,
  flag,
  numeral,
  optional,
  required,
  shorthand,
  stringOrObject,
  unknownType,
} from './field.js'

it('keeps the description of a field', () => {
  const fields = [
    required(z.string(), 'A name.'),
    optional(z.string(), 'A name.'),
    byDefault(z.string(), 'x', 'A name.'),
  ]
  expect(fields.map((field) => z.globalRegistry.get(field)?.description)).toEqual(['A name.', 'A name.', 'A name.'])
})

it('fills in defaults, and distinguishes absent from undefined', () => {
  const schema = z.object({ a: byDefault(z.number(), 7, ''), b: optional(z.string(), '') })
  expect(schema.parse({})).toEqual({ a: 7 })
  expect(listProblems(schema, { b: undefined })).toHaveLength(1)
})

it('words problems as what was expected', () => {
  const schema = z.object({
    even: z.number().check(z.refine((number) => number % 2 === 0, expected('an even number'))),
    target: z.object({}, stringOrObject),
    kind: z.discriminatedUnion('type', [z.object({ type: z.literal('a') })], unknownType('unknown kind', 'an object')),
  })
  expect(listProblems(schema, { even: 3, target: 7, kind: { type: 'b' } })).toEqual([
    'even: expected an even number, found 3',
    'target: expected a string or an object, found 7',
    'unknown kind "b": expected "a"',
  ])
})

it('reports the problems of an expanded shorthand, and its own', () => {
  const schema = shorthand(
    (raw: string, context) => {
      if (raw === 'old') context.issues.push({ code: 'custom', input: raw, message: 'too old' })
      return { name: raw }
    },
    z.object({ name: z.string() }),
  )
  expect(schema.parse('a')).toEqual({ name: 'a' })
  expect(listProblems(schema, 'old')).toEqual(['the default export: too old'])
  expect(listProblems(schema, 7)).toEqual(['name: expected a string, found 7'])
})

it.each([
  ['true', true],
  ['false', false],
  [false, false],
])('reads the flag %j', (raw, value) => {
  expect(flag().parse(raw as boolean)).toBe(value)
})

it.each([
  ['7', 7],
  ['-1.5', -1.5],
  [3, 3],
])('reads the number %j', (raw, value) => {
  expect(numeral(z.number()).parse(raw as number)).toBe(value)
})

it('rejects other texts as flags and numbers', () => {
  expect(listProblems(flag(), 'yes')).toHaveLength(1)
  expect(['1e3', '', ' 7', '1.', '0x1'].map((text) => listProblems(numeral(z.number()), text).length)).toEqual([
    1, 1, 1, 1, 1,
  ])
})
