import * as z from 'zod/mini'

/** Error map for a parse: replaces the message of an issue about unknown keys with the JSON list of the known ones. */
export function namesOfKeys({ code, inst }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'unrecognized_keys' || !(inst instanceof z.ZodMiniObject)) return undefined
  return JSON.stringify(Object.keys(inst._zod.def.shape))
}
