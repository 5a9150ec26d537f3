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
  return {
    name,
    title: text('title') ?? name,
    ...(summary && { summary }),
    ...(description && { description }),
    ...(deprecation && { deprecation }),
    ...(externalDocs && { externalDocs }),
    headers: readHeaders(nodes),
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

/** The headers of all nodes as rows, because their schema is always an object. */
function readHeaders(nodes: readonly DocumentNode[]): readonly Parameter[] {
  const schemas = nodes
    .map((node) => childNode(node, 'headers'))
    .filter(({ value }) => value !== undefined)
    .flatMap((node) => readFormat(node).schema ?? [])
  if (schemas.length === 0) return []
  const { properties, required } = readSchema(schemas)
  return [...properties].map(
    ([name, [schema]]): Parameter => ({
      name,
      location: 'header',
      isRequired: required.has(name),
      allowsEmptyValue: false,
      allowsReserved: false,
      style: 'simple',
      isExploded: false,
      ...(schema && { schema }),
      examples: [],
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
      ...nodes.flatMap(readExamples),
      // Readers who know Avro or Protobuf can read the schema itself.
      ...(foreign?.value === undefined || format === undefined
        ? []
        : [{ name: 'schema', summary: format, value: foreign.value, isSerialized: true, pointer: foreign.pointer }]),
    ],
    encodings: [],
  }
}

/** The examples of a message with a payload. */
function readExamples(node: DocumentNode): readonly Example[] {
  return elementNodes(childNode(node, 'examples')).flatMap((at, index): readonly Example[] => {
    const example = follow(at)
    const payload = childNode(example, 'payload')
    if (payload.value === undefined) return []
    const name = asText(childNode(example, 'name').value) ?? (index === 0 ? '' : String(index + 1))
    const summary = asText(childNode(example, 'summary').value) ?? ''
    return [{ name, summary, value: payload.value, isSerialized: false, pointer: payload.pointer }]
  })
}
