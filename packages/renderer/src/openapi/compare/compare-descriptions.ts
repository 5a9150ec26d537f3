import { decodeKey, encodeKey, nodeAt, rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import type { MediaType } from '../nouns/media-type.js'
import { type Operation, readCallbacks, readOperation } from '../nouns/operation.js'
import { readServers } from '../nouns/server.js'
import { listWebhooks } from '../nouns/webhook.js'
import { listOperations, methodAndPath, type OperationEntry } from '../operation-entry.js'
import { type ApiChange, type ComparedPart, joinChanges, type PartChange } from './api-change.js'
import { compareParameters } from './compare-parameters.js'
import { type CompareSchemas, createSchemaComparison } from './compare-schemas.js'
import { compareSecurity } from './compare-security.js'
import { compareServers } from './compare-servers.js'
import type { Side } from './compare-values.js'

/**
 * Returns the differences between two versions of an API that clients can notice: changes of servers, operations,
 * webhooks and callbacks, whether they break clients or not. They have the order of the new description, followed by
 * those that were removed. Two operations are the same if method and path are equal, except for the
 * names of path parameters. Texts, examples and the order of parts are not compared.
 */
export function compareDescriptions(before: JsonObject, after: JsonObject): readonly ApiChange[] {
  const compareSchemas = createSchemaComparison()
  const compared: (readonly [string, ComparedPart])[] = []
  for (const list of [listOperations, listWebhooks]) {
    const pairs = pairUp(indexOperations(list(before)), indexOperations(list(after)))
    for (const pair of pairs) {
      compared.push(compareEntries([before, after], pair, compareSchemas))
      const callbacks =
        pair.was && pair.is ? pairUp(indexCallbacks(before, pair.was), indexCallbacks(after, pair.is)) : []
      compared.push(...callbacks.map((each) => compareEntries([before, after], each, compareSchemas)))
    }
  }
  const [oldServers, servers] = [before, after].map((document) => readServers(rootNode(document)))
  const serverChanges = compareServers(oldServers ?? [], servers ?? [], {
    pointers: { before: '', after: '' },
    subject: 'the API',
  })
  return [...serverChanges.map((change) => ({ ...change, operations: [] })), ...joinChanges(compared)]
}

/** An operation in both versions; absent in one of them if it is new or was removed. */
interface EntryPair {
  readonly was: OperationEntry | undefined
  readonly is: OperationEntry | undefined
}

/** The operations of two versions by key, in the order of the new one. */
function pairUp(
  old: ReadonlyMap<string, OperationEntry>,
  now: ReadonlyMap<string, OperationEntry>,
): readonly EntryPair[] {
  return [...new Set([...now.keys(), ...old.keys()])].map((key) => ({ was: old.get(key), is: now.get(key) }))
}

function compareEntries(
  [before, after]: readonly [JsonObject, JsonObject],
  { was, is }: EntryPair,
  compareSchemas: CompareSchemas,
): readonly [string, ComparedPart] {
  const name = nameOperation(is ?? was)
  if (was && is) {
    const pair = { before: readOperation(before, was), after: readOperation(after, is) }
    return [name, compareOperations(pair, compareSchemas)]
  }
  const pointer = (is ?? was)?.pointer ?? ''
  const change = { subject: name, before: pointer, after: pointer }
  if (is) return [name, partWith({ kind: 'operation-added', level: 'compatible', message: 'is new', ...change })]
  // The operation was deprecated before, so its removal was announced.
  const level = was?.isDeprecated ? 'risky' : 'breaking'
  const message = `was removed${was?.isDeprecated ? '; it was deprecated' : ''}`
  return [name, partWith({ kind: 'operation-removed', level, message, ...change })]
}

function partWith(change: PartChange): ComparedPart {
  return { changes: [change], parts: [] }
}

function indexOperations(entries: readonly OperationEntry[]): ReadonlyMap<string, OperationEntry> {
  return new Map(entries.map((entry) => [`${entry.method} ${entry.path.replace(/\{[^{}]*\}/g, '{}')}`, entry]))
}

/** The callbacks of an operation by name and method; with their URL if several have the same. */
function indexCallbacks(document: JsonObject, { pointer }: OperationEntry): ReadonlyMap<string, OperationEntry> {
  const found = new Map<string, OperationEntry>()
  for (const { name, expression, operations } of readCallbacks(nodeAt(document, pointer)))
    for (const entry of operations) {
      const key = `${name} ${entry.method}`
      found.set(found.has(key) ? `${key} ${expression}` : key, entry)
    }
  return found
}

/**
 * The name of an operation in changes, such as `POST /orders`, `webhook paid` or `callback paid of POST /orders`; empty
 * without an operation.
 */
export function nameOperation(entry: OperationEntry | undefined): string {
  if (!entry) return ''
  if (entry.kind === 'callback') return nameCallback(entry.pointer)
  return entry.kind === 'webhook' ? `webhook ${entry.path}` : methodAndPath(entry)
}

/** The pointer ends with the name of the callback, its URL and its method. */
function nameCallback(pointer: string): string {
  const keys = pointer.slice(1).split('/').map(decodeKey)
  const [root, path = '', method = ''] = keys
  const sender = root === 'paths' && keys.length === 7 ? ` of ${methodAndPath({ method, path })}` : ''
  return `callback ${keys.at(-3) ?? ''}${sender}`
}

interface OperationPair {
  readonly before: Operation
  readonly after: Operation
}

function compareOperations({ before, after }: OperationPair, compareSchemas: CompareSchemas): ComparedPart {
  const operation: ComparedPart = { changes: [], parts: [] }
  const pointers = { before: before.entry.pointer, after: after.entry.pointer }
  const isSent = after.entry.kind !== 'operation'
  // The API sends the request of a webhook or a callback, and the client responds.
  const sides: { readonly request: Side; readonly response: Side } = isSent
    ? { request: 'response', response: 'request' }
    : { request: 'request', response: 'response' }
  const report: Report = (change, path) =>
    operation.changes.push({ ...change, before: pointers.before + path, after: pointers.after + path })
  const context: Comparison = { operation, report, compareSchemas }
  if (after.entry.isDeprecated && !before.entry.isDeprecated)
    report({ kind: 'operation-deprecated', level: 'compatible', message: 'the operation is deprecated' }, '/deprecated')
  const ids = [before.entry.operationId, after.entry.operationId]
  if (ids[0] !== undefined && ids[0] !== ids[1]) {
    const change = ids[1] === undefined ? 'was removed' : `was renamed to ${ids[1]}`
    const message = `the operationId ${ids[0]} ${change}: generated clients and links name it`
    report({ kind: 'operation-id-changed', level: 'risky', message }, '/operationId')
  }
  if (after.entry.kind !== 'callback') operation.changes.push(...compareSecurity(before, after))
  if (before.hasOwnServers || after.hasOwnServers)
    operation.changes.push(...compareServers(before.servers, after.servers, { pointers, subject: 'the operation' }))
  const parameters = compareParameters(before, after, { side: sides.request, compareSchemas })
  operation.changes.push(...parameters.changes)
  operation.parts.push(...parameters.parts)
  compareBodies(before, after, sides.request, context)
  compareResponses(before, after, sides.response, context)
  return operation
}

type Report = (change: Omit<PartChange, 'before' | 'after'>, path: string) => void

interface Comparison {
  readonly operation: ComparedPart
  readonly report: Report
  readonly compareSchemas: CompareSchemas
}

function compareBodies(before: Operation, after: Operation, side: Side, context: Comparison): void {
  const [was, is] = [before.requestBody, after.requestBody]
  const { report } = context
  if (was && !is)
    report({ kind: 'request-body-removed', level: 'breaking', message: 'the request body was removed' }, '/requestBody')
  else if (is && !was) {
    const level = is.isRequired && side === 'request' ? 'breaking' : 'compatible'
    const message = `a request body was added${is.isRequired ? ', and is required' : ''}`
    report({ kind: 'request-body-added', level, message }, '/requestBody')
  } else if (is && was) {
    if (is.isRequired && !was.isRequired && side === 'request')
      report(
        { kind: 'request-body-became-required', level: 'breaking', message: 'the request body is now required' },
        '/requestBody',
      )
    if (!is.isRequired && was.isRequired && side === 'request')
      report(
        { kind: 'request-body-became-optional', level: 'compatible', message: 'the request body is now optional' },
        '/requestBody',
      )
    compareContent(
      [was.content, is.content],
      { side, owner: 'the request body', path: '/requestBody/content' },
      context,
    )
  }
}

interface ContentPosition {
  readonly side: Side
  readonly owner: string
  /** Pointer from the operation. */
  readonly path: string
}

function compareContent(
  [old, now]: readonly [readonly MediaType[], readonly MediaType[]],
  { side, owner, path }: ContentPosition,
  { operation, report, compareSchemas }: Comparison,
): void {
  for (const was of old) {
    const is = now.find(({ name }) => name === was.name) ?? findRange(now, was.name)
    const at = `${path}/${encodeKey(was.name)}`
    if (is) operation.parts.push(compareSchemas(was.schema, is.schema, { side, owner }))
    else report({ kind: 'media-type-removed', level: 'breaking', message: `${owner} can no longer be ${was.name}` }, at)
  }
  if (old.length === 0) return
  for (const { name } of now) {
    if (old.some((was) => was.name === name)) continue
    const at = `${path}/${encodeKey(name)}`
    report({ kind: 'media-type-added', level: 'compatible', message: `${owner} can now be ${name}` }, at)
  }
}

/** The range that contains a media type, such as `application/*`. */
function findRange(content: readonly MediaType[], name: string): MediaType | undefined {
  const [type = ''] = name.split('/')
  return content.find((each) => each.name === `${type}/*` || each.name === '*/*')
}

function compareResponses(before: Operation, after: Operation, side: Side, context: Comparison): void {
  const { report, operation, compareSchemas } = context
  for (const was of before.responses) {
    const is = after.responses.find(({ status }) => status === was.status) ?? findStatusRange(after, was.status)
    const path = `/responses/${was.status}`
    if (!is) {
      // Clients still work if an error no longer occurs.
      const isSuccess = /^[23]/.test(was.status)
      const message = `the response ${was.status} was removed`
      report({ kind: 'status-removed', level: isSuccess ? 'breaking' : 'compatible', message }, path)
      continue
    }
    const owner = `the response ${was.status}`
    compareContent([was.content, is.content], { side, owner, path: `${path}/content` }, context)
    for (const header of was.headers) {
      const newHeader = is.headers.find(({ name }) => name.toLowerCase() === header.name.toLowerCase())
      const subject = `header \`${header.name}\` of ${owner}`
      const at = `${path}/headers/${encodeKey(header.name)}`
      if (newHeader) {
        if (header.isRequired && !newHeader.isRequired && side === 'response')
          report({ kind: 'header-became-optional', level: 'breaking', message: `${subject} is now optional` }, at)
        operation.parts.push(compareSchemas(header.schema, newHeader.schema, { side, owner: subject }))
      } else {
        const level = header.isRequired ? 'breaking' : 'risky'
        report({ kind: 'header-removed', level, message: `${subject} was removed` }, at)
      }
    }
    for (const { name } of is.headers) {
      if (was.headers.some((header) => header.name.toLowerCase() === name.toLowerCase())) continue
      const message = `new header \`${name}\` of ${owner}`
      report({ kind: 'header-added', level: 'compatible', message }, `${path}/headers/${encodeKey(name)}`)
    }
  }
  for (const { status } of after.responses) {
    if (before.responses.some((was) => was.status === status)) continue
    report({ kind: 'status-added', level: 'compatible', message: `new response ${status}` }, `/responses/${status}`)
  }
}

function findStatusRange({ responses }: Operation, status: string): Operation['responses'][number] | undefined {
  const range = `${status.charAt(0)}XX`
  return responses.find((each) => each.status.toUpperCase() === range || each.status === 'default')
}
