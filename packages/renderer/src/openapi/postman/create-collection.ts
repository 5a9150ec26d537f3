import { readApiDescription } from '../api-description.js'
import type { JsonObject } from '../json-value.js'
import { createNumberRestorer } from '../large-numbers.js'
import { readOperation } from '../nouns/operation.js'
import { readSecuritySchemes } from '../nouns/security-scheme.js'
import type { Tag } from '../nouns/tag.js'
import type { OperationEntry } from '../operation-entry.js'
import { withoutInternal } from '../without-internal.js'
import type { Collection, CollectionAuth, CollectionItem, SavedRequest } from './collection.js'
import { createCollectionAuth, type RequestAuth } from './collection-auth.js'
import { createCollectionRequest } from './collection-request.js'
import { createCollectionResponses } from './collection-responses.js'
import { createCollectionVariables } from './collection-variables.js'

/** The schema of Postman's format 2.1. */
export const COLLECTION_SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

/** Returns the Postman collection of a description as JSON. */
export function writeCollection(document: JsonObject): string {
  return createNumberRestorer(document)(`${JSON.stringify(createCollection(document), null, 2)}\n`)
}

/** Creates the Postman collection of a description: a request per operation, in folders by tag. */
export function createCollection(source: JsonObject): Collection {
  const document = withoutInternal(source)
  const api = readApiDescription(document)
  const operations = api.operations.map((entry) => readOperation(document, entry))
  const variables = createCollectionVariables()
  const schemes = readSecuritySchemes(document)
  const requirements = operations.flatMap(({ security }) => security ?? [])
  const createAuth = createCollectionAuth({ schemes, requirements, variables })
  const credentials = operations.map(({ security }) => createAuth(security))
  const inherited = mostFrequent(credentials)
  const requests = new Map(
    operations.map((operation, index): readonly [OperationEntry, SavedRequest] => {
      const context = { credentials: credentials[index] ?? createAuth(undefined), inherited, variables }
      const request = createCollectionRequest(operation, context)
      // Postman removes the body of such requests otherwise.
      const isPruned = request.body && /^(?:get|head)$/i.test(request.method)
      const saved: SavedRequest = {
        name: operation.entry.title,
        ...(isPruned && { protocolProfileBehavior: { disableBodyPruning: true } }),
        request,
        response: createCollectionResponses(operation, request),
      }
      return [operation.entry, saved]
    }),
  )
  const item = api.tagGroups.flatMap(({ label, tags }): readonly CollectionItem[] => {
    const items = tags.flatMap((tag) => toItems(tag, label, requests))
    return label === undefined || items.length === 0 ? items : [{ name: label, item: items }]
  })
  const variable = variables.list()
  const description = [api.summary, api.description?.text.trim()].filter(Boolean).join('\n\n')
  return {
    info: {
      name: api.title,
      ...(description !== '' && { description }),
      ...(api.version !== '' && { version: api.version }),
      schema: COLLECTION_SCHEMA,
    },
    item,
    ...(inherited && { auth: inherited }),
    ...(variable.length > 0 && { variable }),
  }
}

/** The folder of a tag; its content if it has no name, or the name of its group. */
function toItems(
  { name, label, description, operations, children }: Tag,
  group: string | undefined,
  requests: ReadonlyMap<OperationEntry, SavedRequest>,
): readonly CollectionItem[] {
  const item = [
    ...operations.flatMap((entry) => requests.get(entry) ?? []),
    ...children.flatMap((tag) => toItems(tag, undefined, requests)),
  ]
  if (name === '' || label === group || item.length === 0) return item
  return [{ name: label, ...(description && { description: description.text.trim() }), item }]
}

/** The credentials that most requests have in Postman; the first of these if there are several. */
function mostFrequent(credentials: readonly RequestAuth[]): CollectionAuth | undefined {
  const counts = new Map<string, { readonly auth: CollectionAuth; readonly count: number }>()
  for (const { auth } of credentials) {
    if (!auth) continue
    const key = JSON.stringify(auth)
    counts.set(key, { auth, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const [first] = [...counts.values()].toSorted((a, b) => b.count - a.count)
  return first?.auth
}
