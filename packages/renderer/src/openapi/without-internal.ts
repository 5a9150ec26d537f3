import { isObject, type JsonObject, type JsonValue } from './json-value.js'

/** The description without what is marked as internal; the same object where nothing is. */
export function withoutInternal(document: JsonObject): JsonObject {
  if (!hasInternal(document)) return document
  const stripped = strip(document)
  return isObject(stripped) ? stripped : {}
}

function hasInternal(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.some(hasInternal)
  return isObject(value) && (value['x-internal'] === true || Object.values(value).some(hasInternal))
}

function strip(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.filter((each) => !isInternal(each)).map(strip)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (isInternal(each) ? [] : [[key, strip(each)] as const])),
  )
}

function isInternal(value: JsonValue): boolean {
  return isObject(value) && value['x-internal'] === true
}
