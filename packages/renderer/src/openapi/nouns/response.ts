import { childNode, type DocumentNode } from '../document-node.js'
import { followNoted } from '../follow-noted.js'
import { shownEntries } from '../visible-nodes.js'
import { type Described, readDescribed } from './described.js'
import { type MediaType, readContent } from './media-type.js'
import { type Parameter, readHeaders } from './parameter.js'
import { type ResponseLink, readResponseLinks } from './response-link.js'

/** A response of an operation. */
export interface Response {
  /** Such as `200`, `4XX`, `default`. */
  readonly status: string
  readonly description?: Described
  readonly headers: readonly Parameter[]
  readonly content: readonly MediaType[]
  readonly links: readonly ResponseLink[]
}

/** The responses of an operation by status; `default` last. */
export function readResponses(operation: DocumentNode): readonly Response[] {
  const written = shownEntries(childNode(operation, 'responses')).filter(([status]) => !status.startsWith('x-'))
  return written
    .toSorted(([a], [b]) => (rank(a) < rank(b) ? -1 : 1))
    .map(([status, at]) => readResponse(status, followNoted(at)))
}

/** Sorts `4XX` after the codes of its range. */
function rank(status: string): string {
  return status === 'default' ? '~' : status.toUpperCase().replaceAll('X', ':')
}

function readResponse(status: string, node: DocumentNode): Response {
  const description = readDescribed(node) ?? readDescribed(node, 'summary')
  return {
    status,
    ...(description && { description }),
    headers: readHeaders(node),
    content: readContent(node),
    links: readResponseLinks(node),
  }
}
