import * as z from 'zod/mini'

/** Lists of unknown keys, which zod takes over from its raw issues → the valid keys. */
const validNames = new WeakMap<readonly string[], readonly string[]>()

/**
 * Error map for a parse: remembers the valid keys of an issue for `namesOfKeys`. Gives an issue about a type an empty
 * message if its schema has none of its own.
 */
export function keepFacts(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return ''
  if (issue.code === 'unrecognized_keys') validNames.set(issue.keys, listNames(issue.inst))
  return undefined
}

/** The valid keys of an issue about unknown keys; empty if the parse did not use `keepFacts`, or any key is valid. */
export function namesOfKeys({ keys }: z.core.$ZodIssueUnrecognizedKeys): readonly string[] {
  return validNames.get(keys) ?? []
}

function listNames(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodMiniObject) return Object.keys(schema._zod.def.shape)
  const names = schema instanceof z.ZodMiniRecord ? schema._zod.def.keyType : undefined
  return names instanceof z.ZodMiniEnum ? Object.keys(names._zod.def.entries) : []
}
