import { childNode, type DocumentNode, elementNodes, entryNodes, follow } from '../document-node.js'
import { asText } from '../json-value.js'
import { visibleEntries } from '../visible-nodes.js'
import { type Example, readExamples } from './example.js'
import { readOwnSchema } from './own-schema.js'
import { type Parameter, readHeaders } from './parameter.js'

/** A body in one media type. */
export interface MediaType {
  /** Such as `application/json`. */
  readonly name: string
  readonly schema?: DocumentNode
  /** True for a stream, such as JSON lines or server-sent events. Its `schema` describes each item. */
  readonly isStream?: true
  readonly examples: readonly Example[]
  readonly encodings: readonly Encoding[]
}

/** Serialization of one part of a form. */
export interface Encoding {
  /** Name of its property; `[0]` for the first part of a body without names, `[…]` for all other parts. */
  readonly name: string
  readonly contentType?: string
  readonly style?: string
  readonly isExploded?: boolean
  readonly allowsReserved: boolean
  readonly headers: readonly Parameter[]
}

/** The media types of a body. */
export function readContent(node: DocumentNode): readonly MediaType[] {
  const content = childNode(node, 'content')
  // Some descriptions write `schema` here, as in Swagger 2.0, where `consumes` and `produces` name the media types.
  if (content.value === undefined && childNode(node, 'schema').value !== undefined)
    return [readMediaType('application/json', node)]
  return visibleEntries(content).map(([name, at]) => readMediaType(name, at))
}

/** The media type of request samples: JSON if available. */
export function sampledFormat(content: readonly MediaType[]): MediaType | undefined {
  return content.find(({ name }) => isJsonType(name)) ?? content[0]
}

/** Whether a media type is JSON, such as `application/problem+json`. */
export function isJsonType(name: string): boolean {
  return /[/+]json\b/.test(name)
}

function readMediaType(name: string, at: DocumentNode): MediaType {
  const node = follow(at)
  const item = childNode(node, 'itemSchema')
  const isStream = item.value !== undefined
  // Many descriptions refer to a schema where a media type belongs.
  const schema = isStream ? item : node.pointer.startsWith('/components/schemas/') ? at : readOwnSchema(node)
  return {
    name,
    ...(schema && { schema }),
    ...(isStream && { isStream }),
    examples: readExamples(node).map((example) => asWritten(example, name)),
    encodings: readEncodings(node),
  }
}

/** Uses the serialized body of an example as its value, except for JSON and forms, which docgen serializes itself. */
function asWritten(example: Example, name: string): Example {
  const { serialized } = example
  return serialized === undefined || /json|form/.test(name)
    ? example
    : { ...example, value: serialized, isSerialized: true }
}

function readEncodings(node: DocumentNode): readonly Encoding[] {
  const others = childNode(node, 'itemEncoding')
  return [
    ...entryNodes(childNode(node, 'encoding')).map(([part, at]) => readEncoding(part, at)),
    ...elementNodes(childNode(node, 'prefixEncoding')).map((at, index) => readEncoding(`[${index}]`, at)),
    ...(others.value === undefined ? [] : [readEncoding('[…]', others)]),
  ]
}

function readEncoding(name: string, node: DocumentNode): Encoding {
  const contentType = asText(childNode(node, 'contentType').value)
  const style = asText(childNode(node, 'style').value)
  const explode = childNode(node, 'explode').value
  return {
    name,
    ...(contentType !== undefined && { contentType }),
    ...(style !== undefined && { style }),
    ...(typeof explode === 'boolean' && { isExploded: explode }),
    allowsReserved: childNode(node, 'allowReserved').value === true,
    headers: readHeaders(node),
  }
}
