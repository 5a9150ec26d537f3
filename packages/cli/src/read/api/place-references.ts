import type { JsonObject, JsonValue } from '@docgen/renderer/light'
import { isRecord } from '../../config/schema/is-record.js'

/** Where a reference stands. */
export interface ReferencePlace {
  readonly file: string
  readonly pointer: string
}

/** A reference to a schema by the name (`$anchor`) that it has in its file. */
export interface NamedReference {
  readonly path: string
  readonly name: string
  /** As it stands in the whole until the place of the name is known. */
  readonly written: string
  /** As it stands in its file. */
  readonly reference: string
  readonly from: ReferencePlace
}

/** The description with references that stand in `places` led to the places which it has for them. */
export function placeReferences(document: JsonObject, places: ReadonlyMap<string, string>): JsonObject {
  return places.size === 0 ? document : placeInObject(document, places)
}

function place(value: JsonValue, places: ReadonlyMap<string, string>): JsonValue {
  if (typeof value === 'string') return places.get(value) ?? value
  if (typeof value !== 'object' || value === null) return value
  return isRecord(value) ? placeInObject(value, places) : value.map((each) => place(each, places))
}

function placeInObject(value: JsonObject, places: ReadonlyMap<string, string>): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, place(each, places)]))
}
