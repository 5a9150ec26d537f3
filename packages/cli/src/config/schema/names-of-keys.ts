import { z } from 'zod'

/** Error map for a parse: the message of an issue about unknown keys becomes the JSON list of the known ones. */
export function namesOfKeys(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys' || !(issue.inst instanceof z.ZodObject)) return undefined
  return JSON.stringify(Object.keys(issue.inst.shape))
}
