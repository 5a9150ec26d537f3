import { childNode, type DocumentNode } from '../document-node.js'
import { followNoted } from '../follow-noted.js'
import { shownChild } from '../visible-nodes.js'
import { type Described, readDescribed } from './described.js'
import { type MediaType, readContent } from './media-type.js'

/** The body of a request. */
export interface RequestBody {
  readonly description?: Described
  readonly isRequired: boolean
  readonly content: readonly MediaType[]
}

/** The operation's request body, if declared. */
export function readRequestBody(operation: DocumentNode): RequestBody | undefined {
  const node = followNoted(shownChild(operation, 'requestBody'))
  if (node.value === undefined || node.value === null) return undefined
  const description = readDescribed(node)
  const content = readContent(node)
  if (!description && content.length === 0) return undefined
  return {
    ...(description && { description }),
    isRequired: childNode(node, 'required').value === true,
    content,
  }
}
