import type { ParameterView } from '../contract/index.js'
import { isList, isObject, type JsonValue, toLabel } from './json-value.js'
import type { Parameter } from './parameter.js'
import { readSchema } from './read-schema.js'
import type { SchemaSource } from './schema.js'

/** How a list or an object is written into the request, by example; absent for single values and for content of its own. */
export function serializeParameter(parameter: Parameter): ParameterView['serialization'] {
  const { schema, style, isExploded, mediaType } = parameter
  if (!schema || mediaType !== undefined) return undefined
  const { types } = readSchema([schema])
  const shape = types.includes('array') ? 'array' : types.includes('object') ? 'object' : 'single'
  const isPlain = style === 'simple' || style === 'form'
  if (shape === 'single' && isPlain) return undefined
  const value = findValue(parameter, shape)
  return { style, isExploded, example: writeParameter(parameter, value) }
}

/** A parameter as it stands in the request, such as `?id=1&id=2`, `;id=1` or `X-Ids: 1,2`. */
export function writeParameter({ name, location, style, isExploded }: Parameter, value: JsonValue): string {
  const text = write({ name, style, isExploded }, value)
  if (location === 'query') return `?${text}`
  return location === 'header' ? `${name}: ${text}` : location === 'cookie' ? `Cookie: ${text}` : text
}

function findValue({ examples: [example], schema }: Parameter, shape: 'array' | 'object' | 'single'): JsonValue {
  const own = schema && readSchema([schema])
  const value = example?.value ?? own?.examples[0] ?? own?.defaultValue
  if (shape === 'array') {
    return isList(value) && value.length > 0 ? value : isNumeric(own?.items) ? [1, 2] : ['a', 'b']
  }
  if (shape === 'object') {
    if (isObject(value)) return value
    const names = [...(own?.properties.keys() ?? [])].slice(0, 2)
    return Object.fromEntries(
      (names.length > 0 ? names : ['key']).map((name) => [name, isNumeric(own?.properties.get(name)) ? 1 : 'value']),
    )
  }
  return value ?? 'value'
}

function isNumeric(source: SchemaSource | undefined): boolean {
  const [type] = source ? readSchema(source).types : []
  return type === 'integer' || type === 'number'
}

interface Style {
  readonly name: string
  readonly style: string
  readonly isExploded: boolean
}

/** The table of styles in the specification ("Style Examples"). */
function write({ name, style, isExploded }: Style, value: JsonValue): string {
  const pairs = isObject(value) ? Object.entries(value).map(([key, each]) => [key, toLabel(each)] as const) : []
  const list = isList(value) ? value.map(toLabel) : pairs.length > 0 ? pairs.flat() : [toLabel(value)]
  const assigned = pairs.map(([key, each]) => `${key}=${each}`)
  const isMap = pairs.length > 0
  switch (style) {
    case 'matrix':
      if (isMap && isExploded) return assigned.map((pair) => `;${pair}`).join('')
      return isExploded ? list.map((each) => `;${name}=${each}`).join('') : `;${name}=${list.join(',')}`
    case 'label':
      return `.${(isMap && isExploded ? assigned : list).join(isExploded ? '.' : ',')}`
    case 'spaceDelimited':
      return `${name}=${list.join('%20')}`
    case 'pipeDelimited':
      return `${name}=${list.join('|')}`
    case 'deepObject':
      return pairs.map(([key, each]) => `${name}[${key}]=${each}`).join('&')
    case 'form':
    case 'cookie':
      if (isMap && isExploded) return assigned.join('&')
      return isExploded ? list.map((each) => `${name}=${each}`).join('&') : `${name}=${list.join(',')}`
    default:
      return (isMap && isExploded ? assigned : list).join(',')
  }
}
