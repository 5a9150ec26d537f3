import {
  childNode,
  type DocumentNode,
  elementNodes,
  entryNodes,
  follow,
  followNoted,
  nodeAt,
  rootNode,
} from '../document-node.js'
import { asText, type JsonObject } from '../json-value.js'
import { findSummary, isTitle, listMethods, type OperationEntry } from '../operation-entry.js'
import { visibleChild, visibleEntries } from '../visible-nodes.js'
import {
  type Deprecation,
  type Described,
  type ExternalDocs,
  readDeprecation,
  readDescribed,
  readExternalDocs,
} from './described.js'
import { type MediaType, readContent } from './media-type.js'
import { type Parameter, readParameters } from './parameter.js'
import { type Response, readResponses } from './response.js'
import { readSecurity, type SecurityRequirement } from './security-scheme.js'
import { readServers, type Server } from './server.js'

/** An operation with all of its parts; schemas are still nodes. */
export interface Operation {
  readonly document: JsonObject
  readonly entry: OperationEntry
  /** The summary, unless it is the title. */
  readonly summary?: Described
  readonly description?: Described
  /** Of the path, if the operation has its own description. */
  readonly pathDescription?: Described
  readonly deprecation?: Deprecation
  readonly externalDocs?: ExternalDocs
  readonly security?: SecurityRequirement
  readonly parameters: readonly Parameter[]
  readonly requestBody?: RequestBody
  readonly responses: readonly Response[]
  readonly callbacks: readonly Callback[]
  /** Servers of the operation, otherwise of the path, otherwise of the API. */
  readonly servers: readonly Server[]
  /** True if the operation or its path declares servers, which replace the servers of the API. */
  readonly hasOwnServers: boolean
  readonly samples: readonly CodeSample[]
}

/** Reads the operation of an entry. */
export function readOperation(document: JsonObject, entry: OperationEntry): Operation {
  const node = nodeAt(document, entry.pointer)
  const nodes = [node, ...entry.pathPointers.map((pointer) => nodeAt(document, pointer))]
  const root = rootNode(document)
  const summary = findSummary(nodes)
  const [description, pathDescription] = nodes.flatMap((each) => readDescribed(each) ?? [])
  const deprecation = readDeprecation(node)
  const externalDocs = readExternalDocs(node)
  const security = readSecurity(node, root)
  const requestBody = readRequestBody(node)
  const nearestServers = nodes.map(readServers).find(({ length }) => length > 0)
  return {
    document,
    entry,
    ...(summary && !isTitle(summary.text.trim()) && { summary }),
    ...(description && { description }),
    ...(pathDescription && pathDescription.text !== description?.text && { pathDescription }),
    ...(deprecation && { deprecation }),
    ...(externalDocs && { externalDocs }),
    ...(security && { security }),
    parameters: readParameters(nodes.toReversed()),
    ...(requestBody && { requestBody }),
    responses: readResponses(node),
    callbacks: readCallbacks(node),
    servers: nearestServers ?? readServers(root),
    hasOwnServers: nearestServers !== undefined,
    samples: readCodeSamples(node),
  }
}

/** Requests that the API sends to a URL that the client supplied. */
export interface Callback {
  readonly name: string
  /** Runtime expression of the URL. */
  readonly expression: string
  readonly operations: readonly OperationEntry[]
}

/** The callbacks of an operation. */
export function readCallbacks(operation: DocumentNode): readonly Callback[] {
  const entries = visibleEntries(childNode(operation, 'callbacks')).filter(([name]) => !name.startsWith('x-'))
  return entries.flatMap(([name, at]) =>
    entryNodes(follow(at))
      .filter(([expression]) => !expression.startsWith('x-'))
      .map(([expression, item]) => ({ name, expression, operations: listMethods(expression, item, 'callback') })),
  )
}

/** A request sample in the description. */
export interface CodeSample {
  readonly language: string
  readonly label: string
  readonly source: string
}

/** Reads the request samples that the description contains for an operation (`x-codeSamples`). */
function readCodeSamples(operation: DocumentNode): readonly CodeSample[] {
  return ['x-codeSamples', 'x-code-samples'].flatMap((key) =>
    elementNodes(childNode(operation, key)).flatMap((node) => {
      const language = asText(childNode(node, 'lang').value) ?? ''
      const source = asText(follow(childNode(node, 'source')).value)
      const label = asText(childNode(node, 'label').value) ?? language
      return source === undefined ? [] : [{ language, label, source }]
    }),
  )
}

/** The body of a request. */
export interface RequestBody {
  readonly description?: Described
  readonly isRequired: boolean
  readonly content: readonly MediaType[]
}

/** The operation's request body; `undefined` if it is not declared or empty. */
function readRequestBody(operation: DocumentNode): RequestBody | undefined {
  const node = followNoted(visibleChild(operation, 'requestBody'))
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
