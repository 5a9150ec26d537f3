import {
  type JsonObject,
  loadMock,
  type Mock,
  nodeAt,
  overviewRoute,
  readApiDescription,
} from '@docgen/renderer/openapi'
import type { ApiFile } from '../../read/api/api-file.js'
import { isCurrent } from '../../read/versions/version-files.js'
import type { InternalRequest } from '../http/create-listener.js'
import { plainResponse, type SiteResponse } from '../http/response.js'
import { BODY_TOO_LARGE, readBody, readHeaders } from './read-request.js'

/** A console that sends a request. */
export interface MockedConsole {
  /** Route of the overview of its API. */
  readonly api: string
  /** Pointer of its operation. */
  readonly pointer: string
}

/** Answers the request of a console from the description of its API. */
export type AnswerAsMock = (url: URL, console: MockedConsole, request: InternalRequest) => Promise<SiteResponse>

/** Creates the mock server for the consoles of a live site; `listApis` returns the current descriptions. */
export function createSiteMock(listApis: () => readonly ApiFile[]): AnswerAsMock {
  const mocks = new WeakMap<JsonObject, Promise<Mock>>()
  const findMock = (document: JsonObject): Promise<Mock> => {
    const mock = mocks.get(document) ?? loadMock().then((createMock) => createMock(document))
    mocks.set(document, mock)
    return mock
  }
  return async (url, console, { method, headers, body: stream }) => {
    const api = findApi(listApis(), console)
    if (!api) return plainResponse(404, 'The site has no such API.')
    const mock = await findMock(api.document)
    const body = await readBody(stream)
    if (body === undefined) return plainResponse(413, BODY_TOO_LARGE)
    const answer = await mock({
      method,
      path: url.pathname,
      query: url.search.slice(1),
      headers: readHeaders(headers),
      ...(body.length > 0 && { body }),
    })
    const bytes = Buffer.from(answer.body)
    return {
      status: answer.status,
      headers: {
        ...Object.fromEntries(answer.headers),
        'cache-control': 'no-store',
        'content-length': String(bytes.length),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      },
      body: method === 'HEAD' ? undefined : bytes,
    }
  }
}

/** The description of a console; of several versions the current one. */
function findApi(apis: readonly ApiFile[], { api, pointer }: MockedConsole): ApiFile | undefined {
  const found = apis.filter(
    (each) =>
      nodeAt(each.document, pointer).value !== undefined &&
      overviewRoute(readApiDescription(each.document), each) === api,
  )
  return found.find(({ version }) => isCurrent(version)) ?? found[0]
}
