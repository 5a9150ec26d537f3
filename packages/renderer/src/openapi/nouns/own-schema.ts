import { childNode, type DocumentNode } from '../document-node.js'
import { isList, isObject } from '../json-value.js'

const KEYWORDS =
  'type format enum const default items properties additionalProperties required allOf oneOf anyOf pattern minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength minItems maxItems uniqueItems nullable'.split(
    ' ',
  )

/**
 * The schema of a parameter, header or media type: its `schema`, otherwise its stray schema keywords, as in Swagger
 * 2.0.
 */
export function readOwnSchema(node: DocumentNode): DocumentNode | undefined {
  const schema = childNode(node, 'schema')
  if (schema.value !== undefined) return schema
  const stray = listStrayKeywords(node)
  if (stray.length === 0) return undefined
  return { ...node, value: Object.fromEntries(stray.map((key) => [key, childNode(node, key).value ?? null])) }
}

/**
 * Lists the schema keywords that are next to the other fields of a parameter, header or media type, but belong in its
 * `schema`.
 */
export function listStrayKeywords(node: DocumentNode): readonly string[] {
  const { value } = node
  if (!isObject(value)) return []
  return KEYWORDS.filter((key) => Object.hasOwn(value, key) && (key !== 'required' || isList(value[key])))
}
