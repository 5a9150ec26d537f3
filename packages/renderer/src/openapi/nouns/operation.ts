import { nodeAt, rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { findSummary, isTitle, type OperationEntry } from '../operation-entry.js'
import { type Callback, readCallbacks } from './callback.js'
import { type CodeSample, readCodeSamples } from './code-sample.js'
import { type Deprecation, readDeprecation } from './deprecation.js'
import { type Described, readDescribed } from './described.js'
import { type ExternalDocs, readExternalDocs } from './external-docs.js'
import { type Parameter, readParameters } from './parameter.js'
import { type RequestBody, readRequestBody } from './request-body.js'
import { type Response, readResponses } from './response.js'
import { readSecurity, type SecurityRequirement } from './security-requirement.js'
import { readServers, type Server } from './server.js'

/** An operation with all of its parts; schemas are still nodes. */
export interface Operation {
  readonly document: JsonObject
  readonly entry: OperationEntry
  /** A summary that is not the title. */
  readonly summary?: Described
  readonly description?: Described
  readonly deprecation?: Deprecation
  readonly externalDocs?: ExternalDocs
  readonly security?: SecurityRequirement
  readonly parameters: readonly Parameter[]
  readonly requestBody?: RequestBody
  readonly responses: readonly Response[]
  readonly callbacks: readonly Callback[]
  /** The operation's, otherwise the path's, otherwise the API's. */
  readonly servers: readonly Server[]
  /** True if the servers are not the API's. */
  readonly hasOwnServers: boolean
  readonly samples: readonly CodeSample[]
}

/** Reads a listed operation. */
export function readOperation(document: JsonObject, entry: OperationEntry): Operation {
  const node = nodeAt(document, entry.pointer)
  const nodes = [node, ...entry.pathPointers.map((pointer) => nodeAt(document, pointer))]
  const root = rootNode(document)
  const summary = findSummary(nodes)
  const description = nodes.map((each) => readDescribed(each)).find(Boolean)
  const deprecation = readDeprecation(node)
  const externalDocs = readExternalDocs(node)
  const security = readSecurity(node, root)
  const requestBody = readRequestBody(node)
  const own = nodes.map(readServers).find(({ length }) => length > 0)
  return {
    document,
    entry,
    ...(summary && !isTitle(summary.text.trim()) && { summary }),
    ...(description && { description }),
    ...(deprecation && { deprecation }),
    ...(externalDocs && { externalDocs }),
    ...(security && { security }),
    parameters: readParameters(nodes.toReversed()),
    ...(requestBody && { requestBody }),
    responses: readResponses(node),
    callbacks: readCallbacks(node),
    servers: own ?? readServers(root),
    hasOwnServers: own !== undefined,
    samples: readCodeSamples(node),
  }
}
