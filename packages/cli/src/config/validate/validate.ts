import type * as z from 'zod/mini'
import { keepFacts } from '../schema/names-of-keys.js'
import type { KeyPath } from '../source/locate-key.js'
import { describeIssue } from './describe-issue.js'
import { formatPath, type Problem } from './problem.js'

/** A valid value, or all problems with it. */
export type Validation<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Parses a value with a schema. `name` is the name of the whole value in messages. */
export function validate<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  name = 'the default export',
): Validation<z.output<Schema>> {
  const unsupported = findUnsupportedValue(value)
  if (unsupported) {
    const { path, reason } = unsupported
    return {
      ok: false,
      problems: [{ path, blame: 'value', message: path.length === 0 ? reason : `${formatPath(path)}: ${reason}` }],
    }
  }
  const result = schema.safeParse(value, { error: keepFacts, reportInput: true })
  if (result.success) return { ok: true, value: result.data }
  const problems = result.error.issues.flatMap((issue) => describeIssue(issue, { root: value, name }))
  return { ok: false, problems: problems.filter((problem) => !problems.some((other) => isCause(other, problem))) }
}

/**
 * Whether a misspelled key causes a problem: the key that it resembles is missing, or determines which fields the value
 * may have.
 */
function isCause({ path, suggestion }: Problem, other: Problem): boolean {
  if (suggestion === undefined) return false
  const parent = path.slice(0, -1)
  if (!parent.every((step, index) => other.path[index] === step)) return false
  const isMissing =
    other.blame === 'absence'
      ? other.path.length === path.length && other.path.at(-1) === suggestion
      : other.path.length === parent.length && other.missing?.includes(suggestion) === true
  return isMissing || (suggestion === 'type' && other.suggestion !== 'type')
}

/** Maximum nesting of a config. */
const MAX_LEVELS = 200

/** Path of a value that plain data cannot contain, and the reason, as a message. */
export interface UnsupportedValue {
  readonly path: KeyPath
  readonly reason: string
}

/**
 * The first part of a value that contains itself, is nested too deeply, or is a BigInt, which JSON does not
 * support. Instances and functions are not data and are skipped.
 */
export function findUnsupportedValue(value: unknown): UnsupportedValue | undefined {
  const path: (string | number)[] = []
  const ancestors = new Set<object>()
  const checked = new Set<object>()
  return visit(value)

  function visit(part: unknown): UnsupportedValue | undefined {
    if (typeof part === 'bigint')
      return { path: [...path], reason: `expected a number or a string, found the BigInt ${part}n` }
    if (!isData(part) || checked.has(part)) return undefined
    if (ancestors.has(part)) return { path: [...path], reason: 'this value contains itself' }
    if (path.length > MAX_LEVELS) return { path: path.slice(0, 1), reason: `more than ${MAX_LEVELS} levels are nested` }
    ancestors.add(part)
    for (const [key, child] of Object.entries(part)) {
      path.push(Array.isArray(part) ? Number(key) : key)
      const descendant = visit(child)
      if (descendant) return descendant
      path.pop()
    }
    ancestors.delete(part)
    checked.add(part)
    return undefined
  }
}

function isData(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === null || prototype === Object.prototype
}
