import type * as z from 'zod/mini'
import { validate } from '../src/config/validate/validate.js'

/** The messages about a value that a schema rejects; empty if it accepts the value. */
export function listProblems(schema: z.ZodMiniType, value: unknown): readonly string[] {
  const validation = validate(schema, value)
  return validation.ok ? [] : validation.problems.map(({ message }) => message)
}
