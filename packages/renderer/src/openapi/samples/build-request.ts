import type { JsonValue } from '../json-value.js'
import type { Parameter } from '../nouns/parameter.js'
import type { OperationEntry } from '../operation-entry.js'
import type { Credentials } from './build-credentials.js'
import type { SampleHttpRequest } from './sample-http-request.js'
import { writeValue } from './serialize-parameter.js'

/** A parameter with the value to send. */
export interface ParameterValue {
  readonly parameter: Parameter
  readonly value: JsonValue
}

/** The parts from which a request is built. */
export interface RequestParts {
  readonly entry: Pick<OperationEntry, 'method' | 'path'>
  readonly server: { readonly base: string; readonly query: string }
  readonly parameters: readonly ParameterValue[]
  readonly credentials: Credentials
  readonly body?: SampleHttpRequest['postData']
}

/** Builds a request that contains each value in the location and style of its parameter. */
export function buildRequest({ entry, server, parameters, credentials, body }: RequestParts): SampleHttpRequest {
  const at = (location: Parameter['location']): readonly (readonly [Parameter, string])[] =>
    parameters
      .filter(({ parameter }) => parameter.location === location)
      .map(({ parameter, value }) => [parameter, writeValue(parameter, value)])
  const path = at('path').reduce(
    (done, [{ name }, text]) => done.replaceAll(`{${name}}`, () => encodeForUrl(text)),
    // Some descriptions distinguish operations of a path by a fragment, which requests never contain.
    entry.path.replace(/#.*/s, ''),
  )
  const query = [
    ...(server.query === '' ? [] : [server.query]),
    ...at('query').map(([, text]) => encodeForUrl(text)),
    ...credentials.query,
  ]
  const cookies = [...credentials.cookies, ...at('cookie').map(([, text]) => text)]
  return {
    method: entry.method.toUpperCase(),
    url: server.base + path + (query.length > 0 ? `?${query.join('&')}` : ''),
    headers: [
      ...credentials.headers,
      ...(body ? [{ name: 'Content-Type', value: body.mimeType }] : []),
      ...at('header').map(([{ name }, text]) => ({ name: oneLine(name), value: oneLine(text) })),
      ...(cookies.length > 0 ? [{ name: 'Cookie', value: cookies.join('; ') }] : []),
    ],
    ...(body && { postData: body }),
  }
}

/**
 * Encodes characters that URLs don't allow, except percent signs, which belong to characters that are already encoded.
 */
export function encodeForUrl(text: string): string {
  return text.replace(/[^!-~]|["'<>[\\\]^`{|}]/gu, encodeURIComponent)
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ')
}
