import { childNode, type DocumentNode, entryNodes, follow } from '../document-node.js'
import { asText } from '../json-value.js'
import { visibleEntries } from '../visible-nodes.js'
import { type Example, readExamples } from './example.js'
import { type Parameter, readHeaders } from './parameter.js'

/** A body in one media type. */
export interface MediaType {
  /** Such as `application/json`. */
  readonly name: string
  readonly schema?: DocumentNode
  readonly examples: readonly Example[]
  readonly encodings: readonly Encoding[]
}

/** Serialization of one part of a form. */
export interface Encoding {
  readonly name: string
  readonly contentType?: string
  readonly style?: string
  readonly isExploded?: boolean
  readonly allowsReserved: boolean
  readonly headers: readonly Parameter[]
}

/** The media types of a body. */
export function readContent(node: DocumentNode): readonly MediaType[] {
  return visibleEntries(childNode(node, 'content')).map(([name, at]) => readMediaType(name, follow(at)))
}

/** The media type of request samples: JSON if available. */
export function sampledFormat(content: readonly MediaType[]): MediaType | undefined {
  return content.find(({ name }) => isJsonType(name)) ?? content[0]
}

/** Whether a media type is JSON, such as `application/problem+json`. */
export function isJsonType(name: string): boolean {
  return /[/+]json\b/.test(name)
}

function readMediaType(name: string, node: DocumentNode): MediaType {
  const schema = childNode(node, 'schema')
  return {
    name,
    ...(schema.value !== undefined && { schema }),
    examples: readExamples(node),
    encodings: entryNodes(childNode(node, 'encoding')).map(([part, at]) => readEncoding(part, at)),
  }
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
