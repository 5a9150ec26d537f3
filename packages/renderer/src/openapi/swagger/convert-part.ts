import { childNode, type DocumentNode, elementNodes, entryNodes } from '../document-node.js'
import { asText, isList, isObject, type JsonObject, type JsonValue } from '../json-value.js'
import { mapObject, rewriteReference, type SwaggerScope, under } from './swagger-scope.js'

/** Keywords of a parameter or header that belong in its schema. */
const KEYWORDS = new Set(
  'type format items default maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems enum multipleOf x-nullable x-enum-varnames x-enumNames x-enum-descriptions x-enumDescriptions'.split(
    ' ',
  ),
)
/** Keywords whose value is a schema. */
const ONE = new Set(['items', 'additionalProperties', 'not'])
/** Keywords whose value is a list of schemas. */
const EACH = new Set(['allOf', 'anyOf', 'oneOf'])
/** Keywords whose value is a map from names to schemas. */
const NAMED = new Set(['properties', 'patternProperties', 'definitions'])

/** Converts a schema and the schemas in it. */
export function convertSchema(node: DocumentNode, scope: SwaggerScope): JsonValue {
  const { value } = node
  if (!isObject(value)) return value ?? {}
  const isFile = value['type'] === 'file'
  const converted = mapObject(value, (each, key) => {
    const child = childNode(node, key)
    if (key === '$ref' && typeof each === 'string') return rewriteReference(each, 'schema', scope)
    if (ONE.has(key) && isObject(each)) return convertSchema(child, scope)
    if (key === 'items' && isList(each)) return convertTuple(child, scope)
    if (EACH.has(key) && isList(each)) return elementNodes(child).map((element) => convertSchema(element, scope))
    if (NAMED.has(key) && isObject(each)) return convertEach(child, (item) => convertSchema(item, scope))
    if (key === 'discriminator' && typeof each === 'string') return { propertyName: each }
    if (key === 'type' && isFile) return 'string'
    return key === 'collectionFormat' || key === 'x-nullable' ? undefined : each
  })
  return {
    ...converted,
    ...(isFile && { format: 'binary' }),
    ...(value['x-nullable'] === true && { nullable: true }),
  }
}

/** Converts a list of items to one schema, because OpenAPI 3.0 has one schema for all items. */
function convertTuple(node: DocumentNode, scope: SwaggerScope): JsonValue {
  const schemas = elementNodes(node).map((element) => convertSchema(element, scope))
  return schemas.length === 1 ? (schemas[0] ?? {}) : schemas.length === 0 ? {} : { anyOf: schemas }
}

/** Converts each value of a map. */
export function convertEach(node: DocumentNode, convert: (item: DocumentNode) => JsonValue): JsonObject {
  return Object.fromEntries(entryNodes(node).map(([key, item]) => [key, convert(item)]))
}

/** Converts a parameter or header: its keywords become a schema. */
export function convertParameter(node: DocumentNode, to: string, scope: SwaggerScope): JsonValue {
  const { value } = node
  if (!isObject(value)) return value ?? null
  if (typeof value['$ref'] === 'string') return { ...value, $ref: rewriteReference(value['$ref'], 'parameter', scope) }
  if (to !== node.pointer) scope.origins[to] = node.pointer
  const hasSchema = isObject(value['schema'])
  if (!hasSchema) scope.origins[under(to, 'schema')] = node.pointer
  const example = 'example' in value ? undefined : value['x-example']
  return {
    ...mapObject(value, (each, key) =>
      KEYWORDS.has(key) || key === 'collectionFormat' || key === 'x-example' ? undefined : each,
    ),
    ...(example !== undefined && { example }),
    ...styleOf(value),
    schema: hasSchema ? convertSchema(childNode(node, 'schema'), scope) : keywordsSchema(node, scope),
  }
}

/** Returns the schema of a parameter, header or form field, which has schema keywords next to its other fields. */
export function keywordsSchema({ value, ...node }: DocumentNode, scope: SwaggerScope): JsonValue {
  const keywords = isObject(value) ? mapObject(value, (each, key) => (KEYWORDS.has(key) ? each : undefined)) : {}
  return convertSchema({ ...node, value: keywords }, scope)
}

const SEPARATED: Readonly<Record<string, string>> = { ssv: 'spaceDelimited', pipes: 'pipeDelimited' }

/** `style` and `explode` of a parameter or form field with several values; empty for a single value. */
export function styleOf(value: JsonObject): JsonObject {
  if (value['type'] !== 'array') return {}
  const format = asText(value['collectionFormat']) ?? 'csv'
  const isInQuery = value['in'] === 'query' || value['in'] === 'formData'
  // By default, paths and headers contain lists with commas.
  if (!isInQuery) return {}
  return { style: SEPARATED[format] ?? 'form', explode: format === 'multi' }
}

/** Converts a response. `types` are the media types of its content. */
export function convertResponse(
  node: DocumentNode,
  to: string,
  { types, scope }: { readonly types: readonly string[]; readonly scope: SwaggerScope },
): JsonValue {
  const { value } = node
  if (!isObject(value)) return value ?? null
  if (typeof value['$ref'] === 'string') return { ...value, $ref: rewriteReference(value['$ref'], 'response', scope) }
  if (to !== node.pointer) scope.origins[to] = node.pointer
  const { schema, examples, ...rest } = value
  const headers = childNode(node, 'headers')
  const content = convertContent(node, to, { types, scope })
  return {
    ...rest,
    ...(isObject(headers.value) && {
      headers: convertEach(headers, (header) => {
        const [name] = header.pointer.split('/').slice(-1)
        return convertParameter(header, `${to}/headers/${name}`, scope)
      }),
    }),
    ...(Object.keys(content).length > 0 && { content: { ...content, ...contentOf(value) } }),
  }
}

function contentOf(value: JsonObject): JsonObject {
  return isObject(value['content']) ? value['content'] : {}
}

function convertContent(
  node: DocumentNode,
  to: string,
  { types, scope }: { readonly types: readonly string[]; readonly scope: SwaggerScope },
): JsonObject {
  const schema = childNode(node, 'schema')
  const examples = childNode(node, 'examples')
  const named = isObject(examples.value) ? examples.value : {}
  // The keys of `examples` are media types.
  const others = Object.keys(named).filter((type) => type.includes('/') && !types.includes(type))
  const all = [...(schema.value === undefined ? types.filter((type) => type in named) : types), ...others]
  const converted = schema.value === undefined ? undefined : convertSchema(schema, scope)
  return Object.fromEntries(
    all.map((type) => {
      const at = under(to, 'content', type)
      if (converted !== undefined) scope.origins[`${at}/schema`] = schema.pointer
      const example = Object.hasOwn(named, type) ? named[type] : undefined
      if (example !== undefined) scope.origins[`${at}/example`] = childNode(examples, type).pointer
      return [
        type,
        { ...(converted !== undefined && { schema: converted }), ...(example !== undefined && { example }) },
      ]
    }),
  )
}
