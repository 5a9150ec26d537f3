import { childNode, type DocumentNode, entryNodes } from '../document-node.js'
import { followNoted } from '../follow-noted.js'
import { asText, toLabel } from '../json-value.js'
import { shownEntries } from '../visible-nodes.js'
import { type Described, readDescribed } from './described.js'
import { readServer, type Server } from './server.js'

/** A follow-up operation of a response. */
export interface ResponseLink {
  readonly name: string
  readonly description?: Described
  readonly operationId?: string
  readonly operationRef?: string
  readonly parameters: readonly { readonly name: string; readonly value: string }[]
  readonly requestBody?: string
  readonly server?: Server
  /** Pointer of the operation's name. */
  readonly pointer: string
}

/** The links of a response. */
export function readResponseLinks(response: DocumentNode): readonly ResponseLink[] {
  return shownEntries(childNode(response, 'links')).map(([name, at]) => readLink(name, followNoted(at)))
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
