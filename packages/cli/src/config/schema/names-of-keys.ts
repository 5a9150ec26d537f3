import * as z from 'zod/mini'

/** Error map for a parse: replaces the message of an issue about unknown keys with the JSON list of the valid keys. */
export function namesOfKeys({ code, inst }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'unrecognized_keys') return undefined
  if (inst instanceof z.ZodMiniObject) return JSON.stringify(Object.keys(inst._zod.def.shape))
  const names = inst instanceof z.ZodMiniRecord ? inst._zod.def.keyType : undefined
  return names instanceof z.ZodMiniEnum ? JSON.stringify(Object.keys(names._zod.def.entries)) : undefined
}
