import type { Problem } from '../api-problem.js'
import { type DocumentNode, lastKey } from '../document-node.js'
import { isList, isObject, type JsonValue, meaningOf, toLabel } from '../json-value.js'

/** Maximum number of characters of a value in a message. */
const MAX_SHOWN_LENGTH = 40

/** Reports a value that its field does not allow; `expected` describes the allowed values, such as `a number`. */
export function reportValue({ pointer, value }: DocumentNode, expected: string, hint?: string): Problem {
  const message = `\`${nameOf(pointer)}\` must be ${expected}, got ${printValue(value ?? null)}`
  return { code: 'api-invalid-keyword', severity: 'warning', pointer, message, ...(hint !== undefined && { hint }) }
}

/** The last key of a pointer. An index, which has fewer digits than a status, follows the name of its list. */
function nameOf(pointer: string): string {
  const key = lastKey(pointer)
  return /^\d{1,2}$/.test(key) ? `${lastKey(pointer.slice(0, -key.length - 1))}[${key}]` : key
}

/** Reports a value that is not a boolean; the hint begins with `result`, the effect of the value. */
export function reportFlag(node: DocumentNode, result?: string): Problem {
  const meaning = meaningOf(node.value ?? null)
  const fix = String(node.value) === String(meaning) ? ' without quotes' : ''
  const hints = [
    ...(result === undefined ? [] : [result]),
    ...(meaning === undefined ? [] : [`Write ${meaning}${fix}`]),
  ]
  return reportValue(node, 'true or false', hints.length > 0 ? hints.join('. ') : undefined)
}

/** A value in a message: lists and objects only by their type, and long text cut. */
export function printValue(value: JsonValue): string {
  if (isList(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (isObject(value)) return 'an object'
  const label = typeof value === 'string' ? JSON.stringify(value) : toLabel(value)
  return label.length > MAX_SHOWN_LENGTH ? `${label.slice(0, MAX_SHOWN_LENGTH)}…` : label
}
