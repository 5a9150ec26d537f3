/** Any value of a parsed description. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject

/** A JSON object. Check keys with `Object.hasOwn` first: a property may be called `constructor`. */
export interface JsonObject {
  readonly [key: string]: JsonValue
}

/** Whether the value is an object and not an array. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether the value is an array. */
export function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value)
}

/** The object's own value under a key, or the array's element at an index; `undefined` if there is none. */
export function valueAt(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (isObject(value)) return Object.hasOwn(value, key) ? value[key] : undefined
  if (isList(value) && /^(?:0|[1-9]\d*)$/.test(key)) return value[Number(key)]
  return undefined
}

/** The value if it is a string. */
export function asText(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

const FLAG_WORDS: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', 'y', 'on', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', 'off', '0'].map((word) => [word, false] as const),
])

/** Reads a value as a boolean, including words such as `yes`, and 1 and 0; `undefined` if it is none of these. */
export function meaningOf(value: JsonValue): boolean | undefined {
  return typeof value === 'boolean' ? value : FLAG_WORDS.get(toLabel(value).trim().toLowerCase())
}

/** The value for display: strings as they are, everything else as JSON. */
export function toLabel(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * The value for display. A string has quotes if it is empty, has white space around it, or looks the same as a value of
 * another type in `others`.
 */
export function toQuotedLabel(value: JsonValue, others: readonly JsonValue[] = []): string {
  if (typeof value !== 'string') return toLabel(value)
  const isMistakable = others.some((other) => typeof other !== 'string' && toLabel(other) === value)
  return isMistakable || value.trim() !== value || value === '' ? JSON.stringify(value) : value
}

/** Whether two values have the same JSON text, in which the order of keys matters. */
export function isSameValue(a: JsonValue, b: JsonValue): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** The JSON Schema type of a value; `number` also for integers. */
export function typeOf(value: JsonValue): string {
  if (value === null) return 'null'
  if (isList(value)) return 'array'
  if (isObject(value)) return 'object'
  return typeof value
}
