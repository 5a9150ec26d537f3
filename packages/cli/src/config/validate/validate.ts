import type * as z from 'zod/mini'
import { namesOfKeys } from '../schema/names-of-keys.js'
import { describeIssue } from './describe-issue.js'
import { findEndlessValue } from './find-endless-value.js'
import { formatPath, type Problem } from './problem.js'

/** A valid value, or all problems with it. */
export type Validation<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Parses a value with a schema. */
export function validate<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): Validation<z.output<Schema>> {
  const endless = findEndlessValue(value)
  if (endless) {
    const { path, reason } = endless
    return {
      ok: false,
      problems: [{ path, blame: 'value', message: path.length === 0 ? reason : `${formatPath(path)}: ${reason}` }],
    }
  }
  const result = schema.safeParse(value, { error: namesOfKeys, reportInput: true })
  if (result.success) return { ok: true, value: result.data }
  return { ok: false, problems: result.error.issues.flatMap((issue) => describeIssue(issue, value)) }
}
