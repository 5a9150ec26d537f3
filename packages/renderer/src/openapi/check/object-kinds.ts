import { METHODS } from '../operation-entry.js'

/** The form that a field's value must have, and the kind of the objects in it, if their fields are checked. */
export interface FieldRule {
  readonly form: 'any' | 'text' | 'flag' | 'list' | 'object' | 'map' | 'schema'
  readonly kind?: ObjectKind
}

/** The fields of a kind of object: name → rule. */
export type Fields = Readonly<Record<string, FieldRule>>

/** Groups of field names, separated by spaces. */
interface FieldGroups {
  readonly any?: string
  readonly text?: string
  readonly flag?: string
  readonly list?: string
  readonly map?: string
  /** Field → kind of its object. */
  readonly one?: Readonly<Record<string, ObjectKind>>
  /** Field → kind of the elements of its list. */
  readonly each?: Readonly<Record<string, ObjectKind>>
  /** Field → kind of the values of its map. */
  readonly named?: Readonly<Record<string, ObjectKind>>
}

const methods = Object.fromEntries(METHODS.map((method) => [method, 'operation' as const]))
const external = { externalDocs: 'externalDocs' } as const
const contents = { content: 'media type', examples: 'example' } as const

/** The kinds of objects by their name in messages, with the fields of OpenAPI 3.0, 3.1 and 3.2. */
const GROUPS = {
  description: {
    any: 'openapi $self jsonSchemaDialect info',
    list: 'security',
    one: { ...external, info: 'info', components: 'components' },
    each: { servers: 'server', tags: 'tag', 'x-tagGroups': 'tag group' },
    named: { paths: 'path item', webhooks: 'path item', 'x-webhooks': 'path item' },
  },
  info: {
    any: 'title version',
    text: 'summary description termsOfService',
    one: { contact: 'contact', license: 'license' },
  },
  contact: { text: 'name url email' },
  license: { text: 'name identifier url' },
  server: { text: 'name url description', named: { variables: 'server variable' } },
  'server variable': { any: 'default', text: 'description', list: 'enum' },
  externalDocs: { text: 'description url' },
  tag: { any: 'name', text: 'parent kind summary description', one: external },
  'tag group': { any: 'name', list: 'tags' },
  components: {
    named: {
      schemas: 'schema',
      responses: 'response',
      parameters: 'parameter',
      examples: 'example',
      requestBodies: 'request body',
      mediaTypes: 'media type',
      headers: 'header',
      securitySchemes: 'security scheme',
      links: 'link',
      callbacks: 'callback',
      pathItems: 'path item',
    },
  },
  'path item': {
    text: 'summary description',
    one: methods,
    each: { servers: 'server', parameters: 'parameter' },
    named: { additionalOperations: 'operation' },
  },
  callback: {},
  operation: {
    text: 'summary description operationId',
    flag: 'deprecated',
    list: 'tags security',
    one: { ...external, requestBody: 'request body' },
    each: { parameters: 'parameter', servers: 'server' },
    named: { responses: 'response', callbacks: 'callback' },
  },
  parameter: {
    any: 'name in example',
    text: 'description style',
    flag: 'required deprecated allowEmptyValue explode allowReserved',
    one: { schema: 'schema' },
    named: contents,
  },
  'request body': { text: 'description', flag: 'required', named: { content: 'media type' } },
  response: {
    text: 'summary description',
    named: { headers: 'header', content: 'media type', links: 'link' },
  },
  header: {
    any: 'example',
    text: 'description style',
    flag: 'required deprecated allowEmptyValue explode allowReserved',
    one: { schema: 'schema' },
    named: contents,
  },
  'media type': {
    any: 'example',
    one: { schema: 'schema', itemSchema: 'schema', itemEncoding: 'encoding' },
    each: { prefixEncoding: 'encoding' },
    named: { examples: 'example', encoding: 'encoding' },
  },
  encoding: {
    any: 'encoding prefixEncoding itemEncoding',
    text: 'contentType style',
    flag: 'explode allowReserved',
    named: { headers: 'header' },
  },
  example: { any: 'value dataValue', text: 'summary description externalValue serializedValue' },
  link: {
    any: 'requestBody',
    text: 'operationRef operationId description',
    map: 'parameters',
    one: { server: 'server' },
  },
  'security scheme': {
    text: 'type description name in scheme bearerFormat openIdConnectUrl oauth2MetadataUrl',
    flag: 'deprecated',
    one: { flows: 'flows' },
  },
  flows: {
    one: {
      implicit: 'flow',
      password: 'flow',
      clientCredentials: 'flow',
      authorizationCode: 'flow',
      deviceAuthorization: 'flow',
    },
  },
  flow: { text: 'authorizationUrl deviceAuthorizationUrl tokenUrl refreshUrl', map: 'scopes' },
  discriminator: { text: 'propertyName defaultMapping', map: 'mapping' },
  xml: { text: 'name namespace prefix nodeType', flag: 'attribute wrapped' },
  // `checkSchemas` reports values of the wrong type.
  schema: {
    any: `title description type format enum const default example examples required pattern nullable readOnly writeOnly
      deprecated multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength maxItems minItems
      uniqueItems maxContains minContains maxProperties minProperties dependentRequired contentEncoding contentMediaType
      additionalItems dependencies id $id $schema $anchor $vocabulary $comment $dynamicRef $dynamicAnchor $recursiveRef
      $recursiveAnchor`,
    one: {
      ...external,
      discriminator: 'discriminator',
      xml: 'xml',
      items: 'schema',
      additionalProperties: 'schema',
      not: 'schema',
      if: 'schema',
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: 'schema',
      else: 'schema',
      contains: 'schema',
      propertyNames: 'schema',
      unevaluatedItems: 'schema',
      unevaluatedProperties: 'schema',
      contentSchema: 'schema',
    },
    each: { allOf: 'schema', oneOf: 'schema', anyOf: 'schema', prefixItems: 'schema' },
    named: {
      properties: 'schema',
      patternProperties: 'schema',
      dependentSchemas: 'schema',
      $defs: 'schema',
      definitions: 'schema',
    },
  },
} as const satisfies Readonly<Record<string, unknown>>

/** The name of a kind of object, as in the message `this media type has …`. */
export type ObjectKind = keyof typeof GROUPS

/** The fields of each kind of object in a description. */
export const FIELDS: Readonly<Record<ObjectKind, Fields>> = mapValues(GROUPS, listFields)

/** Extensions that docgen shows, by the kind of object. */
export const EXTENSIONS: Readonly<Partial<Record<ObjectKind, readonly string[]>>> = {
  description: ['x-tagGroups', 'x-webhooks'],
  tag: ['x-displayName'],
}

function mapValues<Key extends string, Value, Result>(
  values: Readonly<Record<Key, Value>>,
  change: (value: Value) => Result,
): Readonly<Record<Key, Result>> {
  return Object.fromEntries(Object.entries<Value>(values).map(([key, value]) => [key, change(value)])) as Record<
    Key,
    Result
  >
}

function listFields(groups: FieldGroups): Fields {
  const { one = {}, each = {}, named = {}, ...plain } = groups
  const rules: Record<string, FieldRule> = { $ref: { form: 'any' } }
  for (const [form, names] of Object.entries(plain) as ['any' | 'text' | 'flag' | 'list' | 'map', string][])
    for (const name of names.split(/\s+/)) rules[name] = { form }
  for (const [name, kind] of Object.entries(one)) rules[name] = { form: kind === 'schema' ? 'schema' : 'object', kind }
  for (const [name, kind] of Object.entries(each)) rules[name] = { form: 'list', kind }
  for (const [name, kind] of Object.entries(named)) rules[name] = { form: 'map', kind }
  return rules
}
