import type { JsonObject, JsonValue } from '@docgen/renderer/openapi'
import { isRecord } from '../../config/schema/field.js'

/** Position of a reference. */
export interface ReferencePlace {
  readonly file: string
  readonly pointer: string
}

/** A reference to a schema by its name (`$anchor`) in its file. */
export interface NamedReference {
  readonly path: string
  readonly name: string
  /** Placeholder in the bundled description until the name is resolved. */
  readonly written: string
  /** As written in its file. */
  readonly reference: string
  readonly from: ReferencePlace
}

/** Replaces the references that are keys of `places` with their resolved ones. */
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
