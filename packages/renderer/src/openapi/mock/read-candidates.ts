import { type JsonValue, typeOf } from '../json-value.js'
import { readSchema } from '../schema/read-schema.js'
import type { SchemaSource } from '../schema/schema.js'

/** How a value is written as text. */
export interface TextFormat {
  readonly name: string
  readonly style: string
  readonly isExploded: boolean
  /** Absent if any value is allowed. */
  readonly source?: SchemaSource
  readonly mediaType?: string
}

/** A field of a query, form or cookie, decoded. */
export type Field = readonly [name: string, value: string]

/**
 * Reads a value from the fields of a query, form or cookie. The text `1` may be a number or a string, so it returns all
 * values that may be meant, the most likely first. Empty if the fields do not contain the value.
 */
export function readFromFields(format: TextFormat, fields: readonly Field[]): readonly JsonValue[] {
  const { name, style, isExploded, source, mediaType } = format
  const texts = fields.flatMap(([field, value]) => (field === name ? [value] : []))
  if (mediaType !== undefined) return texts.slice(0, 1).map((text) => parseContent(text, mediaType))
  const shapes = listShapes(source)
  const candidates: JsonValue[] = []
  if (style === 'deepObject') {
    const nested = readNested(name, fields, source)
    if (nested !== undefined) candidates.push(nested)
  } else if (shapes.includes('object') && isExploded) {
    const named = readNamedFields(fields, source)
    if (named) candidates.push(named)
  }
  if (texts.length === 0) return candidates
  const [text = ''] = texts
  if (shapes.includes('array'))
    candidates.push(toArray(isExploded ? texts : text.split(DELIMITERS[style] ?? ','), source))
  if (shapes.includes('object') && !isExploded)
    candidates.push(toObject(pairUp(text.split(DELIMITERS[style] ?? ',')), source))
  if (shapes.includes('single')) candidates.push(...readSingle(text, source))
  return candidates
}

const DELIMITERS: Readonly<Record<string, RegExp>> = { spaceDelimited: / |%20/, pipeDelimited: /\|/ }

/** Reads a value from the text of a path segment or header, like `readFromFields`. */
export function readFromText(format: TextFormat, text: string): readonly JsonValue[] {
  const { name, style, isExploded, source, mediaType } = format
  if (mediaType !== undefined) return [parseContent(text, mediaType)]
  const shapes = listShapes(source)
  const isMatrix = style === 'matrix'
  const plain = isMatrix || style === 'label' ? text.replace(isMatrix ? /^;/ : /^\./, '') : text
  const separator = isMatrix && isExploded ? ';' : style === 'label' && isExploded ? '.' : ','
  const unnamed = (part: string): string =>
    isMatrix && part.startsWith(`${name}=`) ? part.slice(name.length + 1) : part
  const isSplit = isExploded || !isMatrix
  const parts = (isSplit ? plain : unnamed(plain)).split(separator)
  const candidates: JsonValue[] = []
  if (shapes.includes('array'))
    candidates.push(
      toArray(
        parts.map(unnamed).map((part) => part.trim()),
        source,
      ),
    )
  if (shapes.includes('object')) candidates.push(toObject(isExploded ? parts.map(splitPair) : pairUp(parts), source))
  if (shapes.includes('single')) candidates.push(...readSingle(unnamed(plain), source))
  return candidates
}

/** Parses a text of a media type: JSON if possible, otherwise the text itself. */
export function parseContent(text: string, mediaType: string): JsonValue {
  if (!/[/+]json\b/.test(mediaType)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

type Shape = 'array' | 'object' | 'single'

/** The shapes of the values that a schema allows. */
function listShapes(source: SchemaSource | undefined): readonly Shape[] {
  const types = source ? listTypes(source) : []
  if (types.length === 0) return ['single']
  const shapes = types.map((type): Shape => (type === 'array' || type === 'object' ? type : 'single'))
  return [...new Set(shapes)].toSorted()
}

/** Maximum depth of alternatives in which types are searched. */
const MAX_DEPTH = 5

/** All types that a schema and its alternatives allow; empty if it allows all. */
function listTypes(source: SchemaSource, depth = 0): readonly string[] {
  const { types, isNullable, enumValues, constant, variants, properties, items } = readSchema(source)
  const nullable = isNullable ? ['null'] : []
  if (types.length > 0) return [...types, ...nullable]
  const values = constant === undefined ? enumValues.map(({ value }) => value) : [constant]
  if (values.length > 0) return [...values.map(typeOf), ...nullable]
  if (properties.size > 0) return ['object', ...nullable]
  if (items) return ['array', ...nullable]
  const options = depth < MAX_DEPTH ? variants.flatMap(({ options: sources }) => sources) : []
  return options.flatMap((option) => listTypes(option, depth + 1))
}

const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i

/** The values that a text may mean, the most likely first. */
function readSingle(text: string, source: SchemaSource | undefined): readonly JsonValue[] {
  const types = source ? listTypes(source) : []
  const candidates: JsonValue[] = []
  if ((types.includes('number') || types.includes('integer')) && NUMBER.test(text)) candidates.push(Number(text))
  if (types.includes('boolean') && (text === 'true' || text === 'false')) candidates.push(text === 'true')
  if (types.includes('null') && (text === 'null' || text === '')) candidates.push(null)
  return [...candidates, text]
}

/** The most likely value of a text inside an array or object. */
function readPart(text: string, source: SchemaSource | undefined): JsonValue {
  const types = source ? listTypes(source) : []
  // Objects have no other form inside arrays and objects.
  if ((types.includes('object') || types.includes('array')) && /^[[{]/.test(text))
    return parseContent(text, 'application/json')
  const [first = text] = types.includes('string') ? [text] : readSingle(text, source)
  return first
}

function toArray(parts: readonly string[], source: SchemaSource | undefined): JsonValue {
  if (parts.length === 1 && parts[0] === '') return []
  const items = source && itemsOf(source)
  return parts.map((part) => readPart(part, items))
}

function itemsOf(source: SchemaSource): SchemaSource | undefined {
  const { items, variants } = readSchema(source)
  return (
    items ??
    variants
      .flatMap(({ options }) => options)
      .map((option) => readSchema(option).items)
      .find(Boolean)
  )
}

function toObject(pairs: readonly Field[], source: SchemaSource | undefined): JsonValue {
  return Object.fromEntries(pairs.map(([name, value]) => [name, readPart(value, propertyOf(source, name))]))
}

function propertyOf(source: SchemaSource | undefined, name: string): SchemaSource | undefined {
  if (!source) return undefined
  const { properties, additionalProperties, variants } = readSchema(source)
  const options = variants.flatMap((group) => group.options)
  const own = properties.get(name) ?? options.map((option) => readSchema(option).properties.get(name)).find(Boolean)
  return own ?? additionalProperties
}

function splitPair(text: string): Field {
  const at = text.indexOf('=')
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** Reads names and values that alternate. */
function pairUp(parts: readonly string[]): readonly Field[] {
  return parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? ''] as const] : []))
}

/** The fields that are properties of an exploded object, whose own name is not in the request. */
function readNamedFields(fields: readonly Field[], source: SchemaSource | undefined): JsonValue | undefined {
  const { properties } = source ? readSchema(source) : { properties: new Map() }
  const named = fields.filter(([name]) => properties.has(name))
  return named.length === 0 ? undefined : toObject(named, source)
}

/** A value in brackets: text, or parts by name. */
type Nested = Map<string, Nested> | string

/** Reads fields such as `filter[a][b]=1` of an object. */
function readNested(name: string, fields: readonly Field[], source: SchemaSource | undefined): JsonValue | undefined {
  const root = new Map<string, Nested>()
  for (const [field, value] of fields) {
    if (!field.startsWith(`${name}[`)) continue
    const keys = [...field.slice(name.length).matchAll(/\[([^\][]*)\]/g)].map(([, key = '']) => key)
    insert(root, keys.slice(0, MAX_DEPTH * 2), value)
  }
  return root.size === 0 ? undefined : convertNested(root, source)
}

function insert(into: Map<string, Nested>, [first = '', ...rest]: readonly string[], value: string): void {
  const key = first === '' ? String(into.size) : first
  const existing = into.get(key)
  if (rest.length === 0) {
    // A repeated name is an array.
    if (existing === undefined) into.set(key, value)
    else if (typeof existing === 'string')
      into.set(
        key,
        new Map<string, Nested>([
          ['0', existing],
          ['1', value],
        ]),
      )
    else existing.set(String(existing.size), value)
    return
  }
  const next = typeof existing === 'object' ? existing : new Map<string, Nested>()
  into.set(key, next)
  insert(next, rest, value)
}

function convertNested(nested: Nested, source: SchemaSource | undefined): JsonValue {
  const isArray = listShapes(source).includes('array')
  if (typeof nested === 'string') return isArray ? toArray([nested], source) : readPart(nested, source)
  if (isArray) {
    const items = source && itemsOf(source)
    return [...nested.values()].map((each) => convertNested(each, items))
  }
  return Object.fromEntries([...nested].map(([key, each]) => [key, convertNested(each, propertyOf(source, key))]))
}
