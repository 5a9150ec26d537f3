import { toShown } from './json-value.js'
import { readSchema } from './read-schema.js'
import type { Schema } from './schema.js'

// Deeper lists than this are said by their outer part alone.
const DEEPEST_LABEL = 4

/** The type of a schema as people write it: `string <date-time>`, `Order[]`, `integer | null`, `one of`. */
export function labelType(schema: Schema, depth = 0): string {
  if (schema.isNever) return 'never'
  const names = schema.types.map((type) => (type === 'array' ? labelList(schema, depth) : type))
  const base = names.length > 0 ? names.join(' | ') : labelVariants(schema)
  const format = schema.format ?? schema.content
  const typed = format === undefined ? base : `${base} <${format}>`
  return schema.isNullable ? `${typed} | null` : typed
}

/** What a reader calls a schema: its title, its component's name, the only value that it allows, else its type. */
export function nameSchema(schema: Schema): string {
  const { title, name, constant } = schema
  if (title !== undefined) return title
  return name || (constant === undefined ? labelType(schema) : toShown(constant))
}

function labelList(schema: Schema, depth: number): string {
  if (schema.tuple.length > 0) return 'tuple'
  if (!schema.items || depth >= DEEPEST_LABEL) return 'array'
  const item = readSchema(schema.items)
  const isNamed = item.types.includes('object') || item.types.length === 0
  const label = (isNamed && (item.name || item.title)) || labelType(item, depth + 1)
  return label.includes(' ') && !label.endsWith('>') ? `(${label})[]` : `${label}[]`
}

function labelVariants({ variants: [group], constant, enumValues }: Schema): string {
  if (group) return group.kind === 'oneOf' ? 'one of' : 'any of'
  return constant === undefined && enumValues.length === 0 ? 'any' : 'value'
}
