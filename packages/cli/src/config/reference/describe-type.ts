import { listOr } from '../list-or.js'
import type { JsonSchema } from './json-schema.js'

/** The type of a field in the manual's notation, such as `text`, `list of text` or `"light"` or `"dark"`. */
export function describeType(schema: JsonSchema): string {
  if (schema.const !== undefined) return code(schema.const)
  if (schema.enum) return listOr(schema.enum.map(code))
  const alternatives = alternativesOf(schema)
  if (alternatives) return listOr(alternatives.map(describeType))
  if (Array.isArray(schema.type)) return listOr(schema.type.map((type) => describeType({ ...schema, type })))
  switch (schema.type) {
    case 'string':
      return 'text'
    case 'boolean':
      return '`true` or `false`'
    case 'integer':
      return describeRange(schema, 'whole number')
    case 'number':
      return describeRange(schema, 'number')
    case 'null':
      return '`null`'
    case 'array':
      return `list of ${describeMember(schema.items)}`
    case 'object':
      return typeof schema.additionalProperties === 'object' && !schema.properties
        ? `name → ${describeMember(schema.additionalProperties)}`
        : 'object'
    default:
      return schema.$ref === undefined ? (schema.title ?? 'anything') : 'items'
  }
}

/** The alternatives of a schema, if it has any. */
export function alternativesOf(schema: JsonSchema): readonly JsonSchema[] | undefined {
  return (schema.anyOf ?? schema.oneOf)?.filter((alternative) => typeof alternative === 'object')
}

/** A value as inline code. */
export function code(value: unknown): string {
  return `\`${writeValue(value)}\``
}

function writeValue(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`
  return Array.isArray(value) ? `[${value.map(writeValue).join(', ')}]` : JSON.stringify(value)
}

function describeMember(member: unknown): string {
  return isJsonSchema(member) ? describeType(member) : 'anything'
}

/** Whether a part of a schema is itself a schema, and not `true` or a list. */
export function isJsonSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function describeRange({ minimum, maximum }: JsonSchema, noun: string): string {
  const isBounded = minimum !== undefined && maximum !== undefined && Math.abs(minimum) < Number.MAX_SAFE_INTEGER
  return isBounded ? `${noun} from ${minimum} to ${maximum}` : noun
}
