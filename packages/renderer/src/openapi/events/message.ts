import { childNode, type DocumentNode, elementNodes, entryNodes, follow, rootNode } from '../document-node.js'
import { asText, isObject, toLabel } from '../json-value.js'
import {
  type Deprecation,
  type Described,
  type ExternalDocs,
  readDeprecation,
  readDescribed,
  readExternalDocs,
} from '../nouns/described.js'
import type { Example } from '../nouns/example.js'
import type { MediaType } from '../nouns/media-type.js'
import type { Parameter } from '../nouns/parameter.js'
import { readSchema } from '../schema/read-schema.js'
import { withTraits } from './event-entry.js'

/** A message of a channel. */
export interface Message {
  /** Its `name`, otherwise its key. */
  readonly name: string
  readonly title: string
  readonly summary?: Described
  readonly description?: Described
  readonly deprecation?: Deprecation
  readonly externalDocs?: ExternalDocs
  readonly headers: readonly Parameter[]
  readonly headersDescription?: Described
  readonly content: readonly MediaType[]
  readonly correlationId?: CorrelationId
  readonly bindings: readonly Binding[]
}

/** Where a message contains the id that connects it with others. */
export interface CorrelationId {
  /** Runtime expression such as `$message.header#/correlationId`. */
  readonly location: string
  readonly description?: Described
}

/** A setting that only one protocol has. */
export interface Binding {
  /** Such as `kafka`. */
  readonly protocol: string
  /** Such as `topicConfiguration.retention.ms`. */
  readonly name: string
  readonly value: string
}

/** Reads a message with its traits. `key` is its name in the channel. */
export function readMessage(key: string, at: DocumentNode): Message {
  const node = follow(at)
  const nodes = withTraits(node)
  const text = (field: string): string | undefined =>
    nodes.map((each) => asText(childNode(each, field).value)?.trim()).find(Boolean)
  const described = (field: string): Described | undefined =>
    nodes.map((each) => readDescribed(each, field)).find(Boolean)
  const name = text('name') ?? key
  const [summary, description] = [described('summary'), described('description')]
  const deprecation = nodes.map((each) => readDeprecation(each)).find(Boolean)
  const externalDocs = nodes.map((each) => readExternalDocs(follow(each))).find(Boolean)
  const correlationId = readCorrelationId(nodes)
  const headers = listSchemas(nodes, 'headers')
  const headersDescription = headers.map((each) => readDescribed(follow(each))).find(Boolean)
  return {
    name,
    title: text('title') ?? name,
    ...(summary && { summary }),
    ...(description && { description }),
    ...(deprecation && { deprecation }),
    ...(externalDocs && { externalDocs }),
    headers: [...readRows(headers, 'header', nodes), ...readBindingParameters(nodes)],
    ...(headersDescription && { headersDescription }),
    content: [readPayload(nodes, text('contentType'))],
    ...(correlationId && { correlationId }),
    bindings: readBindings(nodes),
  }
}

/** The bindings of a part and its traits; the earlier nodes take precedence. */
export function readBindings(nodes: readonly DocumentNode[]): readonly Binding[] {
  const bindings = new Map<string, Binding>()
  for (const node of nodes) {
    for (const [protocol, at] of entryNodes(follow(childNode(node, 'bindings')))) {
      for (const binding of listValues(protocol, '', follow(at))) {
        const key = `${binding.protocol}\n${binding.name}`
        if (!bindings.has(key)) bindings.set(key, binding)
      }
    }
  }
  return [...bindings.values()]
}

/** Fields that make an object a schema, which is shown as a whole. */
const SCHEMA_FIELDS = ['type', 'enum', 'const', '$ref', 'oneOf', 'anyOf', 'allOf']

/** The values of a binding with their names; nested objects have dotted names, schemas are JSON. */
function listValues(protocol: string, prefix: string, node: DocumentNode): readonly Binding[] {
  return entryNodes(node).flatMap(([key, child]) => {
    const { value } = child
    if (key === 'bindingVersion' || value === undefined) return []
    if (prefix === '' && isReadAsParameters(protocol, key, child)) return []
    const name = prefix === '' ? key : `${prefix}.${key}`
    const isGroup = isObject(value) && !SCHEMA_FIELDS.some((field) => field in value) && Object.keys(value).length > 0
    return isGroup ? listValues(protocol, name, child) : [{ protocol, name, value: toLabel(value) }]
  })
}

function readCorrelationId(nodes: readonly DocumentNode[]): CorrelationId | undefined {
  const node = nodes.map((each) => follow(childNode(each, 'correlationId'))).find(({ value }) => value !== undefined)
  const location = node && asText(childNode(node, 'location').value)
  if (!node || location === undefined) return undefined
  const description = readDescribed(node)
  return { location, ...(description && { description }) }
}

/** The schemas in a field of a part and its traits. */
function listSchemas(nodes: readonly DocumentNode[], field: string): readonly DocumentNode[] {
  return nodes
    .map((node) => childNode(node, field))
    .filter(({ value }) => value !== undefined)
    .flatMap((node) => readFormat(node).schema ?? [])
}

/** Fields of bindings whose schemas describe parts of an HTTP request, such as the one that opens a WebSocket. */
const REQUEST_FIELDS = { query: 'query', headers: 'header' } as const
const REQUEST_PROTOCOLS: readonly string[] = ['http', 'ws', 'wss']

/** The query parameters and headers in the bindings of a part and its traits. */
export function readBindingParameters(nodes: readonly DocumentNode[]): readonly Parameter[] {
  return listRequestSchemas(nodes).flatMap(({ location, schemas }) => readRows(schemas, location))
}

/** The descriptions of the schemas whose properties `readBindingParameters` reads. */
export function readBindingDescriptions(nodes: readonly DocumentNode[]): readonly Described[] {
  return listRequestSchemas(nodes).flatMap(({ schemas }) =>
    schemas
      .filter((each) => readSchema([each]).properties.size > 0)
      .flatMap((each) => readDescribed(follow(each)) ?? []),
  )
}

function listRequestSchemas(nodes: readonly DocumentNode[]) {
  const bindings = nodes
    .flatMap((node) => entryNodes(follow(childNode(node, 'bindings'))))
    .filter(([protocol]) => REQUEST_PROTOCOLS.includes(protocol))
    .map(([, at]) => follow(at))
  return Object.entries(REQUEST_FIELDS).map(([field, location]) => ({
    location,
    schemas: listSchemas(bindings, field),
  }))
}

function isReadAsParameters(protocol: string, field: string, node: DocumentNode): boolean {
  return REQUEST_PROTOCOLS.includes(protocol) && field in REQUEST_FIELDS && readSchema([node]).properties.size > 0
}

/** The properties of schemas as rows, with the values in the examples of messages. */
function readRows(
  schemas: readonly DocumentNode[],
  location: Parameter['location'],
  messages: readonly DocumentNode[] = [],
): readonly Parameter[] {
  if (schemas.length === 0) return []
  const { properties, required } = readSchema(schemas)
  return [...properties].map(
    ([name, [schema]]): Parameter => ({
      name,
      location,
      isRequired: required.has(name),
      allowsEmptyValue: false,
      allowsReserved: false,
      style: location === 'query' ? 'form' : 'simple',
      isExploded: location === 'query',
      ...(schema && { schema }),
      examples: messages.flatMap((message) => readExamples(message, 'headers', name)),
      pointer: schema?.pointer ?? '',
    }),
  )
}

/** A schema, or the text of a schema in another language. */
interface FormattedSchema {
  readonly schema?: DocumentNode
  readonly format?: string
  readonly foreign?: DocumentNode
}

/** Formats of schemas that are JSON Schema. */
const JSON_SCHEMA = /^application\/(?:vnd\.aai\.asyncapi|schema\+|vnd\.oai\.openapi)/

/** Reads a schema with its format (`schemaFormat`), which is JSON Schema by default. */
function readFormat(at: DocumentNode): FormattedSchema {
  const node = follow(at)
  const format = asText(childNode(node, 'schemaFormat').value)
  if (format === undefined) return { schema: at }
  const schema = childNode(node, 'schema')
  return JSON_SCHEMA.test(format) ? { schema } : { format, foreign: follow(schema) }
}

function readPayload(nodes: readonly DocumentNode[], contentType: string | undefined): MediaType {
  const [node] = nodes
  const owner = nodes.find((each) => childNode(each, 'payload').value !== undefined)
  const { schema, format, foreign }: FormattedSchema = owner ? readFormat(childNode(owner, 'payload')) : {}
  const shared = node && asText(childNode(rootNode(node.document), 'defaultContentType').value)
  return {
    name: contentType ?? shared ?? 'application/json',
    ...(schema && { schema }),
    examples: [
      ...nodes.flatMap((each) => readExamples(each, 'payload')),
      // Readers who know Avro or Protobuf can read the schema itself.
      ...(foreign?.value === undefined || format === undefined
        ? []
        : [{ name: 'schema', summary: format, value: foreign.value, isSerialized: true, pointer: foreign.pointer }]),
    ],
    encodings: [],
  }
}

/** The examples of a message that have a payload, or a value of the header `name`. */
function readExamples(node: DocumentNode, field: 'payload' | 'headers', name?: string): readonly Example[] {
  return elementNodes(childNode(node, 'examples')).flatMap((at, index): readonly Example[] => {
    const example = follow(at)
    const part = childNode(example, field)
    const { value, pointer } = name === undefined ? part : childNode(part, name)
    if (value === undefined) return []
    const title = asText(childNode(example, 'name').value) ?? (index === 0 ? '' : String(index + 1))
    const summary = asText(childNode(example, 'summary').value) ?? ''
    return [{ name: title, summary, value, isSerialized: false, pointer }]
  })
}
