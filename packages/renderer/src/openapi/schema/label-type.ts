import type { Text } from '../../contract/index.js'
import { type ApiWordKey, inEnglish } from '../api-words.js'
import { toQuotedLabel } from '../json-value.js'
import { isPlainGroup } from './has-parts.js'
import { readSchema } from './read-schema.js'
import type { Schema } from './schema.js'

/** Maximum number of nested arrays in a label. The label of deeper arrays shows only the outer levels. */
export const MAX_LABEL_DEPTH = 4

/**
 * The type of a schema in common notation: `string <date-time>`, `Order[]`, `integer | null`. `text` supplies `one of`
 * and other strings that descriptions do not contain.
 */
export function labelType(schema: Schema, text: Text, depth = 0): string {
  if (schema.isNever) return text('theme.api.type.never')
  const names = schema.types.map((type) => (type === 'array' ? labelList(schema, text, depth) : type))
  const base = names.length > 0 ? names.join(' | ') : labelVariants(schema, text, depth)
  const format = schema.format ?? schema.content
  const typed = format === undefined ? base : `${base} <${format}>`
  return schema.isNullable ? `${typed} | null` : typed
}

/** Display name of a schema: its name, otherwise its type. */
export function nameSchema(schema: Schema, text: Text): string {
  return ownName(schema) || labelType(schema, text)
}

/**
 * The name that a description gives a schema: its title, its component's name, or its only allowed value; otherwise
 * empty.
 */
export function ownName({ title, name, constant }: Schema): string {
  return title ?? (name || (constant === undefined ? '' : toQuotedLabel(constant)))
}

function labelList(schema: Schema, text: Text, depth: number): string {
  if (schema.tuple.length > 0) return text('theme.api.type.tuple')
  if (!schema.items || depth >= MAX_LABEL_DEPTH) return 'array'
  const item = readSchema(schema.items)
  const isNamed = item.types.includes('object') || item.types.length === 0
  const name = (isNamed && (item.name || item.title)) || undefined
  const label = name ?? labelType(item, text, depth + 1)
  // `text` may return markers instead of words, so the English label decides whether there are several words.
  const english = name ?? labelType(item, inEnglish, depth + 1)
  return english.includes(' ') && !english.endsWith('>') ? `(${label})[]` : `${label}[]`
}

function labelVariants(schema: Schema, text: Text, depth: number): string {
  const [group] = schema.variants
  if (!group || !isPlainGroup(group)) return text(nameVariants(schema))
  return [...new Set(group.options.map((option) => labelType(readSchema(option), text, depth)))].join(' | ')
}

function nameVariants({ variants: [group] }: Schema): ApiWordKey {
  return group ? `theme.api.type.${group.kind}` : 'theme.api.type.any'
}
