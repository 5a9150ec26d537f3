import type { OperationView, PathSegmentView } from '../../contract/index.js'
import type { JsonObject } from '../json-value.js'
import type { CallbackEntry } from '../nouns/callback.js'
import { type Operation, readOperation } from '../nouns/operation.js'
import type { SecurityScheme } from '../nouns/security-scheme.js'
import { resolveServerUrl } from '../nouns/server.js'
import { readLabels } from '../nouns/tag.js'
import { methodAndPath, type OperationEntry } from '../operation-entry.js'
import type { OperationRoutes } from '../operation-routes.js'
import type { WebhookSignatureSettings } from '../signature/webhook-signature.js'
import {
  type ApiDraft,
  addWords,
  describeAll,
  describeField,
  findId,
  linkTo,
  openHeading,
  takeId,
} from './api-draft.js'
import { viewAuthorization } from './view-authorization.js'
import { viewFolded } from './view-folded.js'
import { viewMediaTypes } from './view-media-types.js'
import { viewDeprecation, viewExternalDocs, viewServer } from './view-notes.js'
import { viewParameterGroups } from './view-parameters.js'
import { viewResponses } from './view-responses.js'
import { viewSamples, viewSignature } from './view-samples.js'

/** The inputs of an operation's view. */
export interface OperationInput {
  /** Prefix of ids; empty for the operation of the page itself. */
  readonly id: string
  readonly schemes: readonly SecurityScheme[]
  /** Route of the overview; empty on the overview. */
  readonly overview: string
  readonly routes: OperationRoutes
  /** Whether readers can send the request from the page. */
  readonly hasConsole?: boolean
  /** Route of the changelog. */
  readonly changelog?: string
  /** Signature of webhooks without one of their own. */
  readonly webhookSignature?: WebhookSignatureSettings
}

// Maximum depth of callbacks: the operation of a callback can refer to the same callback again.
const MAX_CALLBACK_DEPTH = 2

/** The view of an operation with all of its parts. */
export function viewOperation(
  document: JsonObject,
  entry: OperationEntry & Partial<Pick<CallbackEntry, 'senders'>>,
  input: OperationInput,
  draft: ApiDraft,
): OperationView {
  const view = viewParts(readOperation(document, entry), input, draft, 0)
  const { senders, pointer } = entry
  return {
    ...view,
    ...(senders && { senders: viewSenders({ senders, pointer }, input, draft) }),
    schemas: input.id === '' ? viewFolded(draft) : [],
  }
}

/** Links to the operations that declare a callback, by method and path: its key contains nothing else of them. */
function viewSenders(
  { senders, pointer }: Pick<CallbackEntry, 'senders' | 'pointer'>,
  { routes }: OperationInput,
  draft: ApiDraft,
): NonNullable<OperationView['senders']> {
  const heading = openHeading(draft, { id: 'used-by', level: 2, key: 'theme.api.usedBy' })
  const operations = senders.flatMap(({ method, path, isDeprecated, pointer: sender }) => {
    const route = routes.byPointer(sender)
    const link = { title: path, method, path, isDeprecated }
    return route ? [{ ...link, href: linkTo(draft, route.href, pointer) }] : []
  })
  return { heading, operations }
}

function viewParts(operation: Operation, input: OperationInput, draft: ApiDraft, depth: number): OperationView {
  const { entry, summary, description, deprecation, externalDocs, security, requestBody, servers } = operation
  const { id, schemes, overview } = input
  const prefix = id === '' ? '' : `${id}-`
  const { kind, pointer } = entry
  addWords(draft, entry.method.toUpperCase(), entry.path, entry.operationId ?? '')
  const [server] = servers
  const release = draft.findRelease?.(pointer)
  const labels = depth === 0 ? readLabels(draft.document, entry) : []
  addWords(draft, ...labels.map((label) => label.text))
  return {
    kind,
    id,
    title: entry.title,
    method: entry.method,
    ...(input.hasConsole && kind === 'operation' && depth === 0 && { hasConsole: true }),
    serverUrl: server && kind === 'operation' ? resolveServerUrl(server, draft.document) : '',
    path: kind === 'webhook' ? [{ text: entry.path, isParameter: false }] : cutPath(entry.path, prefix),
    ...(release && { release: { ...release, href: linkRelease(release.version, input, draft) } }),
    ...(labels.length > 0 && { labels }),
    ...describeAll(draft, summary, description, operation.pathDescription),
    ...viewDeprecation(draft, deprecation),
    ...viewExternalDocs(draft, externalDocs),
    ...(security &&
      kind === 'operation' && {
        authorization: viewAuthorization(security, { schemes, prefix, pointer, overview }, draft),
      }),
    parameterGroups: viewParameterGroups(operation.parameters, prefix, draft),
    ...(requestBody && { requestBody: viewBody(requestBody, prefix, draft) }),
    responses: viewResponses(operation.responses, { prefix, pointer, routes: input.routes }, draft),
    callbacks: depth >= MAX_CALLBACK_DEPTH ? [] : viewCallbacks(operation, input, draft, depth),
    servers: operation.hasOwnServers ? servers.map((each) => viewServer(draft, each)) : [],
    ...(kind === 'webhook' && id === '' && viewSignature(pointer, input.webhookSignature, draft)),
    ...viewSamples(operation, { schemes, ...(input.hasConsole && depth === 0 && { hasConsole: true }) }, draft),
    schemas: [],
  }
}

function linkRelease(version: string, { changelog = '' }: OperationInput, draft: ApiDraft): string {
  return linkTo(draft, `${changelog}#${findId(version, () => false)}`, '')
}

/** A path with its parameters marked; each links to its row. */
export function cutPath(path: string, prefix: string): readonly PathSegmentView[] {
  return path
    .split(/(\{[^{}]*\})/)
    .filter((text) => text !== '')
    .map((text) =>
      text.startsWith('{')
        ? { text, isParameter: true, href: `#${prefix}path-${text.slice(1, -1).replace(/[\s"'`<>&#%\\]+/g, '-')}` }
        : { text, isParameter: false },
    )
}

function viewBody(
  body: NonNullable<Operation['requestBody']>,
  prefix: string,
  draft: ApiDraft,
): NonNullable<OperationView['requestBody']> {
  const id = `${prefix}request`
  const level = prefix === '' ? 2 : 4
  const heading = openHeading(draft, {
    id: `${prefix}request-body`,
    level,
    key: 'theme.api.requestBody',
  })
  return {
    heading,
    ...describeField(draft, body.description),
    isRequired: body.isRequired,
    id: takeId(draft, `${id}-tabs`),
    mediaTypes: viewMediaTypes(body.content, { id, side: 'request' }, draft),
  }
}

function viewCallbacks(
  { callbacks }: Operation,
  input: OperationInput,
  draft: ApiDraft,
  depth: number,
): OperationView['callbacks'] {
  return callbacks.map(({ name, expression, operations }) => {
    const id = takeId(draft, `${input.id === '' ? '' : `${input.id}-`}callback-${name}`)
    draft.sections.push({ id, title: name, level: 3, pieces: [] })
    addWords(draft, expression, ...operations.map(({ title }) => title))
    const links = depth === 0 && input.id === '' && viewCallbackLinks({ name, id, operations }, input, draft)
    if (links) return { name, id, expression, operations: [], links }
    return {
      name,
      id,
      expression,
      operations: operations.map((entry) => {
        const callbackInput = { ...input, id: takeId(draft, `${id}-${entry.method}`) }
        return viewParts(readOperation(draft.document, entry), callbackInput, draft, depth + 1)
      }),
    }
  })
}

/** Links to the pages of a callback's operations; `undefined` if one of them has no page. */
function viewCallbackLinks(
  {
    name,
    id,
    operations,
  }: { readonly name: string; readonly id: string; readonly operations: readonly OperationEntry[] },
  { routes }: OperationInput,
  draft: ApiDraft,
): OperationView['callbacks'][number]['links'] {
  const targets = operations.map((entry) => ({ entry, route: routes.byPointer(entry.pointer) }))
  if (targets.length === 0 || targets.some(({ route }) => !route)) return undefined
  return targets.map(({ entry: { title, method, path, isDeprecated, pointer }, route }) => ({
    id: takeId(draft, `${id}-${method}`),
    title: title === methodAndPath({ method, path }) ? name : title,
    method,
    path,
    isDeprecated,
    href: linkTo(draft, route?.href ?? '', pointer),
  }))
}
