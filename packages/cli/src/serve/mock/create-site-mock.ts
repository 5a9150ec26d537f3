import type { Readable } from 'node:stream'
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

/** A console that sends a request. */
export interface MockedConsole {
  /** Route of the overview of its API. */
  readonly api: string
  /** Pointer of its operation. */
  readonly pointer: string
}

/** Answers the request of a console from the description of its API. */
export type AnswerAsMock = (url: URL, console: MockedConsole, request: InternalRequest) => Promise<SiteResponse>

/** Maximum size of a request's body, in bytes. */
const MAX_BODY = 10 * 1024 * 1024

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
    const body = method === 'GET' || method === 'HEAD' ? undefined : await readBody(stream)
    if (body === 'too large') return plainResponse(413, `The body has more than ${MAX_BODY / 1024 / 1024} MiB.`)
    const answer = await mock({
      method,
      path: url.pathname,
      query: url.search.slice(1),
      headers: new Map(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      ...(body && body.length > 0 && { body }),
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

async function readBody(stream: Readable): Promise<Uint8Array<ArrayBuffer> | 'too large'> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size <= MAX_BODY) chunks.push(chunk)
  }
  return size > MAX_BODY ? 'too large' : new Uint8Array(Buffer.concat(chunks))
}
