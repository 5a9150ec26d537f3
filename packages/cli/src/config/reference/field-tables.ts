import { listOr } from '../validate/describe-value.js'
import type { JsonSchema } from './json-schema.js'

/**
 * Renders Markdown sections for the objects in a schema, each with its path and a table of its fields. Omits objects
 * that repeat the fields of another section.
 */
export function renderFieldTables(schema: JsonSchema): string {
  const groups = listGroups({ path: '', schema, definitions: schema.$defs ?? {} })
  return groups
    .filter((group) => !isShownElsewhere(group, groups))
    .map(writeGroup)
    .join('\n')
}

/** A part of a schema during traversal. */
interface Part {
  /** Path of the part, such as `navbar.items[]`; empty for the root. */
  readonly path: string
  readonly schema: JsonSchema
  /** Recursive schemas, which are separate; each is followed once. */
  readonly definitions: Readonly<Record<string, unknown>>
}

interface Group {
  readonly path: string
  /** The value of the object's field `type`, if it has this field. */
  readonly type?: string
  readonly description?: string
  readonly rows: readonly string[]
}

/** Lists the objects of a schema, each object before the objects nested in it. */
function listGroups({ path, schema, definitions }: Part): readonly Group[] {
  const follow = (step: string, inner: unknown, innerDefinitions = definitions): readonly Group[] =>
    isJsonSchema(inner) ? listGroups({ path: path + step, schema: inner, definitions: innerDefinitions }) : []
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace('#/$defs/', '')
    const { [name]: definition, ...others } = definitions
    return follow('', definition, others)
  }
  const alternatives = alternativesOf(schema)
  if (alternatives) return alternatives.flatMap((alternative) => follow('', alternative))
  if (schema.items !== undefined) return follow('[]', schema.items)
  if (!schema.properties) return follow('.NAME', schema.additionalProperties)
  const fields = Object.entries(schema.properties)
  const { type } = schema.properties
  const group = {
    path,
    rows: fields.flatMap(([name, field]) => writeRow(name, field, schema.required?.includes(name) ?? false)),
    ...(schema.description !== undefined && { description: schema.description }),
    ...(isJsonSchema(type) && { type: describeType(type) }),
  }
  return [group, ...fields.flatMap(([name, field]) => follow(path === '' ? name : `.${name}`, field))]
}

/**
 * Whether another group has the same rows: a menu contains the same items as the navbar, and a list the same objects as
 * a single value.
 */
function isShownElsewhere({ path, type, rows }: Group, groups: readonly Group[]): boolean {
  const single = path.replace('[]', '')
  if (single !== path && groups.some((other) => other.path === single && String(other.rows) === String(rows)))
    return true
  if (type === undefined) return false
  const nearer = groups.filter((other) => other.type === type && other.path.length < path.length)
  return nearer.some((other) => rows.every((row) => other.rows.includes(row)))
}

function writeGroup({ path, type, description, rows }: Group): string {
  const heading = path === '' ? '' : `## \`${path}\`${type === undefined ? '' : ` of type ${type}`}\n\n`
  const words = path === '' || description === undefined ? '' : `${description}\n\n`
  return `${heading}${words}| Field | Type | Default | Meaning |\n| --- | --- | --- | --- |\n${rows.join('')}`
}

/** The row of a field; none for the `type` in the heading. */
function writeRow(name: string, field: unknown, isRequired: boolean): readonly string[] {
  if (!isJsonSchema(field) || (name === 'type' && field.description === undefined)) return []
  const isEmptyGroup = field.properties !== undefined && JSON.stringify(field.default) === '{}'
  const defaultText = field.default === undefined || isEmptyGroup ? '' : code(field.default)
  const cells = [`\`${name}\``, describeType(field), isRequired ? 'required' : defaultText, field.description ?? '']
  return [`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`]
}

/** The type of a field in the manual's notation, such as "string", "list of strings", or "`'light'` or `'dark'`". */
function describeType(schema: JsonSchema): string {
  if (schema.const !== undefined) return code(schema.const)
  if (schema.enum) return listOr(schema.enum.map(code))
  const alternatives = alternativesOf(schema)
  if (alternatives) return listOr(alternatives.map(describeType))
  if (Array.isArray(schema.type)) return listOr(schema.type.map((type) => describeType({ ...schema, type })))
  switch (schema.type) {
    case 'string':
      return 'string'
    case 'boolean':
      return '`true` or `false`'
    case 'integer':
      return describeRange(schema, 'whole number')
    case 'number':
      return describeRange(schema, 'number')
    case 'null':
      return '`null`'
    case 'array':
      return `list of ${pluralOf(describeMember(schema.items))}`
    case 'object':
      return typeof schema.additionalProperties === 'object' && !schema.properties
        ? `name → ${describeMember(schema.additionalProperties)}`
        : 'object'
    default:
      return schema.$ref === undefined ? (schema.title ?? 'anything') : 'items'
  }
}

function pluralOf(type: string): string {
  return type.includes('→') ? type : type.replace(/\b(?:string|number|object)\b/g, '$&s')
}

/** The alternatives of a schema, if it has any. */
function alternativesOf(schema: JsonSchema): readonly JsonSchema[] | undefined {
  return (schema.anyOf ?? schema.oneOf)?.filter((alternative) => typeof alternative === 'object')
}

/** A value as inline code. */
function code(value: unknown): string {
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
function isJsonSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function describeRange({ minimum, maximum }: JsonSchema, noun: string): string {
  const isBounded = minimum !== undefined && maximum !== undefined && Math.abs(minimum) < Number.MAX_SAFE_INTEGER
  return isBounded ? `${noun} from ${minimum} to ${maximum}` : noun
}
