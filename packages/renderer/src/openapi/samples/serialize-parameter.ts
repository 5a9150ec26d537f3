import type { ParameterView } from '../../contract/index.js'
import { isList, isObject, type JsonValue, toLabel } from '../json-value.js'
import type { Parameter } from '../nouns/parameter.js'
import { readSchema } from '../schema/read-schema.js'
import type { Schema, SchemaSource } from '../schema/schema.js'
import type { NameValue } from './sample-http-request.js'

/**
 * The serialization of a parameter with an example; `undefined` for single values in the styles `simple` and `form`,
 * for parameters with a media type (`content`), and without a schema.
 */
export function serializeParameter(parameter: Parameter): ParameterView['serialization'] {
  const { schema, style, isExploded, mediaType } = parameter
  if (!schema || mediaType !== undefined) return undefined
  const { types } = serializedSchema(parameter) ?? readSchema([schema])
  const shape = types.includes('array') ? 'array' : types.includes('object') ? 'object' : 'single'
  const isPlain = style === 'simple' || style === 'form'
  if (shape === 'single' && isPlain) return undefined
  const value = findValue(parameter, shape)
  return { style, isExploded, example: writeParameter(parameter, value) }
}

/** A serialized parameter in a request, such as `?id=1&id=2`, `;id=1` or `X-Ids: 1,2`. */
export function writeParameter(parameter: Parameter, value: JsonValue): string {
  const { name, location } = parameter
  const text = writeValue(parameter, value)
  if (location === 'query') return `?${text}`
  return location === 'header' ? `${name}: ${text}` : location === 'cookie' ? `Cookie: ${text}` : text
}

/**
 * A serialized parameter without the characters before it in a request, such as `id=1&id=2` or `1,2`. Characters with a
 * special meaning at its location are encoded.
 */
export function writeValue(parameter: Parameter, value: JsonValue): string {
  const { name, location, style, isExploded, mediaType } = parameter
  const encode = encoderFor(parameter, value)
  if (parameter.isWhole) return writeQuery(value, mediaType)
  if (mediaType === undefined) return write({ name, style, isExploded, encode }, value)
  // A value with a media type is serialized as one text, even an array or an object.
  const isNamed = location === 'query' || location === 'cookie'
  return write({ name, style: isNamed ? 'form' : 'simple', isExploded: false, encode }, toLabel(value))
}

/** A query that is one value: the fields of a form, otherwise text. */
function writeQuery(value: JsonValue, mediaType = ''): string {
  const isForm = mediaType.startsWith('application/x-www-form-urlencoded')
  if (isForm && typeof value === 'string') return value
  if (!isForm || !isObject(value)) return encodeURIComponent(toLabel(value))
  return Object.entries(value)
    .flatMap(([key, each]) => (isList(each) ? each.map((item) => [key, item] as const) : [[key, each] as const]))
    .map(([key, each]) => `${encodeURIComponent(key)}=${encodeURIComponent(toLabel(each))}`)
    .join('&')
}

type Encode = (text: string) => string

function encoderFor({ location, style, allowsReserved, mediaType }: Parameter, value: JsonValue): Encode {
  // Values of cookies in the style of OpenAPI 3.2 are already as they should be sent.
  if (location === 'header' || style === 'cookie') return (text) => text
  if (location === 'query' && allowsReserved) return (text) => encodeURI(text).replace(/[#&+]/g, encodeURIComponent)
  // Brackets may be part of a name. In arrays and objects, a literal comma would separate values.
  const unreserved =
    (isList(value) || isObject(value)) && mediaType === undefined ? /%(?:3A|40|24|5B|5D)/g : /%(?:3A|40|24|5B|5D|2C)/g
  return (text) => encodeURIComponent(text).replace(unreserved, decodeURIComponent)
}

/** The schema from which a value is generated: for the style `deepObject`, the alternative that is an object. */
function serializedSchema({ schema, style }: Parameter): Schema | undefined {
  const parsed = schema && readSchema([schema])
  if (!parsed || parsed.types.length > 0 || style !== 'deepObject') return parsed
  const options = parsed.variants.flatMap((group) => group.options).map(readSchema)
  return options.find(({ types }) => types.includes('object')) ?? parsed
}

function findValue(parameter: Parameter, shape: 'array' | 'object' | 'single'): JsonValue {
  const [example] = parameter.examples
  const parameterSchema = serializedSchema(parameter)
  const value = example?.value ?? parameterSchema?.examples[0] ?? parameterSchema?.defaultValue
  if (shape === 'array') {
    return isList(value) && value.length > 0 ? value : isNumeric(parameterSchema?.items) ? [1, 2] : ['a', 'b']
  }
  if (shape === 'object') {
    if (isObject(value)) return value
    const names = [...(parameterSchema?.properties.keys() ?? [])].slice(0, 2)
    return Object.fromEntries(
      (names.length > 0 ? names : ['key']).map((name) => [
        name,
        isNumeric(parameterSchema?.properties.get(name)) ? 1 : 'value',
      ]),
    )
  }
  return value ?? 'value'
}

function isNumeric(source: SchemaSource | undefined): boolean {
  const [type] = source ? readSchema(source).types : []
  return type === 'integer' || type === 'number'
}

/**
 * Lists the fields of a value in the style `deepObject`: brackets contain the names of nested parts at any depth, such
 * as `a[b]`. An array repeats its name, or uses indexes if it contains arrays or objects. Empty arrays and objects have
 * no field.
 */
export function listDeepFields(name: string, value: JsonValue): readonly NameValue[] {
  if (isList(value) && !value.some((each) => isList(each) || isObject(each)))
    return value.map((each) => ({ name, value: toLabel(each) }))
  if (!isList(value) && !isObject(value)) return [{ name, value: toLabel(value) }]
  return Object.entries(value).flatMap(([key, each]) => listDeepFields(`${name}[${key}]`, each))
}

interface Style {
  readonly name: string
  readonly style: string
  readonly isExploded: boolean
  readonly encode: Encode
}

const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: '%20', pipeDelimited: '|' }

/** Serializes a value as the table of styles in the specification shows ("Style Examples"). */
function write({ name: raw, style, isExploded, encode }: Style, value: JsonValue): string {
  const name = encode(raw)
  const toText = (each: JsonValue): string => encode(toLabel(each))
  const pairs = isObject(value) ? Object.entries(value).map(([key, each]) => [encode(key), toText(each)] as const) : []
  const list = isList(value) ? value.map(toText) : pairs.length > 0 ? pairs.flat() : [toText(value)]
  const assigned = pairs.map(([key, each]) => `${key}=${each}`)
  const isMap = pairs.length > 0
  switch (style) {
    case 'matrix':
      if (isMap && isExploded) return assigned.map((pair) => `;${pair}`).join('')
      return isExploded ? list.map((each) => `;${name}=${each}`).join('') : `;${name}=${list.join(',')}`
    case 'label':
      return `.${(isMap && isExploded ? assigned : list).join(isExploded ? '.' : ',')}`
    case 'deepObject':
      return listDeepFields(raw, value)
        .map((field) => `${encode(field.name)}=${encode(field.value)}`)
        .join('&')
    case 'form':
    case 'cookie':
    case 'spaceDelimited':
    case 'pipeDelimited': {
      // As in Swagger UI, an exploded array has no delimiter.
      if (!isExploded) return `${name}=${list.join(DELIMITERS[style] ?? ',')}`
      return (isMap ? assigned : list.map((each) => `${name}=${each}`)).join(style === 'cookie' ? '; ' : '&')
    }
    default:
      return (isMap && isExploded ? assigned : list).join(',')
  }
}
