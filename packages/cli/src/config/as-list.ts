import { isRecord } from './is-record.js'

/** A list as it is; an empty list for any other value. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The objects of a list; an empty list for any other value. */
export function asRecords(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return asList(value).filter(isRecord)
}
