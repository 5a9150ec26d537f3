import { isRecord } from '../../config/is-record.js'

type Fields = Readonly<Record<string, unknown>>

/** Merges the fields of two configs. Objects are merged, too; in other values, the second config takes precedence. */
export function mergeDeep(first: Fields, second: Fields): Fields {
  const merged: Record<string, unknown> = { ...first }
  for (const [key, value] of Object.entries(second)) {
    const existing = merged[key]
    merged[key] = isRecord(existing) && isRecord(value) ? mergeDeep(existing, value) : value
  }
  return merged
}
