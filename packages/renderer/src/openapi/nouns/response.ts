import { childNode, type DocumentNode, entryNodes, followNoted } from '../document-node.js'
import { asText, toLabel } from '../json-value.js'
import { isTitle } from '../operation-entry.js'
import { visibleEntries } from '../visible-nodes.js'
import { type Described, readDescribed } from './described.js'
import { type MediaType, readContent } from './media-type.js'
import { type Parameter, readHeaders } from './parameter.js'
import { readServer, type Server } from './server.js'

/** A response of an operation. */
export interface Response {
  /** Such as `200`, `4XX`, `default`. */
  readonly status: string
  /** Short summary of a response that also has a description. */
  readonly summary?: string
  readonly description?: Described
  readonly headers: readonly Parameter[]
  readonly content: readonly MediaType[]
  readonly links: readonly ResponseLink[]
}

/** The responses of an operation, sorted by status; `default` is last. */
export function readResponses(operation: DocumentNode): readonly Response[] {
  const entries = visibleEntries(childNode(operation, 'responses')).filter(([status]) => !status.startsWith('x-'))
  return entries
    .toSorted(([a], [b]) => (sortKey(a) < sortKey(b) ? -1 : 1))
    .map(([status, at]) => readResponse(status, followNoted(at)))
}

/** Returns the text by which a status is sorted: `4XX` comes after the codes of its range, `default` last. */
function sortKey(status: string): string {
  return status === 'default' ? '~' : status.toUpperCase().replaceAll('X', ':')
}

function readResponse(status: string, node: DocumentNode): Response {
  const longText = readDescribed(node)
  const shortText = readDescribed(node, 'summary')
  const description = longText ?? shortText
  return {
    status,
    ...(longText && shortText && isTitle(shortText.text) && { summary: shortText.text.trim() }),
    ...(description && { description }),
    headers: readHeaders(node),
    content: readContent(node),
    links: readResponseLinks(node),
  }
}

/** A follow-up operation of a response. */
export interface ResponseLink {
  readonly name: string
  readonly description?: Described
  readonly operationId?: string
  readonly operationRef?: string
  readonly parameters: readonly { readonly name: string; readonly value: string }[]
  readonly requestBody?: string
  readonly server?: Server
  /** Pointer of `operationRef`. */
  readonly pointer: string
}

/** The links of a response. */
function readResponseLinks(response: DocumentNode): readonly ResponseLink[] {
  return visibleEntries(childNode(response, 'links')).map(([name, at]) => readLink(name, followNoted(at)))
}

function readLink(name: string, node: DocumentNode): ResponseLink {
  const description = readDescribed(node)
  const operationId = asText(childNode(node, 'operationId').value)
  const reference = childNode(node, 'operationRef')
  const operationRef = asText(reference.value)
  const body = childNode(node, 'requestBody').value
  const server = childNode(node, 'server')
  return {
    name,
    ...(description && { description }),
    ...(operationId !== undefined && { operationId }),
    ...(operationRef !== undefined && { operationRef }),
    parameters: entryNodes(childNode(node, 'parameters')).flatMap(([parameter, { value }]) =>
      value === undefined ? [] : [{ name: parameter, value: toLabel(value) }],
    ),
    ...(body !== undefined && { requestBody: toLabel(body) }),
    ...(server.value !== undefined && { server: readServer(server) }),
    pointer: reference.pointer,
  }
}
