import type { ResponseLinkView, ResponsesView, ResponseView } from '../../contract/index.js'
import { decodeKey, rawReference } from '../document-node.js'
import { REASON_PHRASES } from '../nouns/reason-phrases.js'
import type { Response, ResponseLink } from '../nouns/response.js'
import { methodAndPath } from '../operation-entry.js'
import type { OperationRoute, OperationRoutes } from '../operation-routes.js'
import { type ApiDraft, addWords, describeField, linkTo, openHeading, takeId } from './api-draft.js'
import { viewMediaTypes } from './view-media-types.js'
import { viewServer } from './view-notes.js'
import { viewParameter } from './view-parameters.js'

/** Inputs in addition to the responses. */
export interface ResponsesInput {
  /** Prefix of every id. */
  readonly prefix: string
  /** Pointer of the operation. */
  readonly pointer: string
  readonly routes: OperationRoutes
}

/** The view of all responses of an operation. */
export function viewResponses(responses: readonly Response[], input: ResponsesInput, draft: ApiDraft): ResponsesView {
  const { prefix } = input
  const level = prefix === '' ? 2 : 4
  const heading = openHeading(draft, {
    id: `${prefix}responses`,
    level,
    key: 'theme.api.responses',
  })
  const items = responses.map((response) => viewResponse(response, input, draft))
  return { heading, id: takeId(draft, `${prefix}response-tabs`), items }
}

function viewResponse(response: Response, input: ResponsesInput, draft: ApiDraft): ResponseView {
  const { status, summary, description, headers, content, links } = response
  const id = takeId(draft, `${input.prefix}response-${status.toLowerCase()}`)
  const statusName = summary ?? REASON_PHRASES[status] ?? ''
  addWords(draft, status, statusName)
  return {
    status,
    statusName,
    statusClass: classOf(status),
    id,
    ...describeField(draft, description),
    headers: headers.map((header) => viewParameter(header, `${id}-header`, draft)),
    mediaTypes: viewMediaTypes(content, { id, side: 'response' }, draft),
    links: links.map((link) => viewLink(link, id, input, draft)),
  }
}

const CLASSES: Readonly<Record<string, ResponseView['statusClass']>> = {
  1: 'information',
  2: 'success',
  3: 'redirect',
  4: 'client-error',
  5: 'server-error',
}

function classOf(status: string): ResponseView['statusClass'] {
  return CLASSES[status[0] ?? ''] ?? 'default'
}

function viewLink(link: ResponseLink, id: string, input: ResponsesInput, draft: ApiDraft): ResponseLinkView {
  const { name, description, server, parameters, requestBody } = link
  const route = findRoute(link, input.routes)
  addWords(draft, name)
  return {
    name,
    id: takeId(draft, `${id}-link-${name}`),
    ...describeField(draft, description),
    operation: link.operationId ?? (route ? route.name : rawReference(link.operationRef ?? '')),
    ...(route && { href: linkTo(draft, route.href, link.pointer) }),
    parameters,
    ...(requestBody !== undefined && { requestBody }),
    ...(server && { server: viewServer(draft, server) }),
  }
}

/** The target page of a link: one of this API, or the page of another API, which the site resolves. */
function findRoute(
  { operationId, operationRef }: ResponseLink,
  { byId, byReference }: OperationRoutes,
): OperationRoute | undefined {
  if (operationId !== undefined) return byId(operationId)
  if (operationRef === undefined) return undefined
  if (!/^api:.*#\//.test(operationRef)) return byReference(operationRef)
  const [method = '', path = ''] = operationRef.split('/').toReversed().map(decodeKey)
  return { href: operationRef, name: methodAndPath({ method, path }) }
}
