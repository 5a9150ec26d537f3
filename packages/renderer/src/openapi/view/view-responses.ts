import type { ResponseLinkView, ResponsesView, ResponseView } from '../../contract/index.js'
import { decodeKey, rawReference } from '../document-node.js'
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

/** Reason phrases of the HTTP status code registry (RFC 9110 and the IANA list). */
const REASON_PHRASES: Readonly<Record<string, string>> = {
  100: 'Continue',
  101: 'Switching Protocols',
  102: 'Processing',
  103: 'Early Hints',
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  203: 'Non-Authoritative Information',
  204: 'No Content',
  205: 'Reset Content',
  206: 'Partial Content',
  207: 'Multi-Status',
  208: 'Already Reported',
  226: 'IM Used',
  300: 'Multiple Choices',
  301: 'Moved Permanently',
  302: 'Found',
  303: 'See Other',
  304: 'Not Modified',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  407: 'Proxy Authentication Required',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  411: 'Length Required',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  416: 'Range Not Satisfiable',
  417: 'Expectation Failed',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  423: 'Locked',
  424: 'Failed Dependency',
  425: 'Too Early',
  426: 'Upgrade Required',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  505: 'HTTP Version Not Supported',
  507: 'Insufficient Storage',
  508: 'Loop Detected',
  511: 'Network Authentication Required',
}
