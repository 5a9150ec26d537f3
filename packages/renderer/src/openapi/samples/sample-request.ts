import type { JsonValue } from '../json-value.js'
import type { Operation } from '../nouns/operation.js'
import type { Parameter } from '../nouns/parameter.js'
import type { SecurityScheme } from '../nouns/security-scheme.js'
import { sampleServerUrl } from '../nouns/server.js'
import { exampleValue } from './example-value.js'
import { nameInCapitals } from './name-in-capitals.js'
import { sampleBody } from './sample-body.js'
import type { NameValue, SampleHttpRequest } from './sample-http-request.js'
import { writeValue } from './serialize-parameter.js'

/** A request with the operation's example values: everything required, and what has an example. */
export function sampleRequest(operation: Operation, schemes: readonly SecurityScheme[]): SampleHttpRequest {
  const { document, entry, servers, parameters } = operation
  const credentials = sampleAuthentication(operation, schemes)
  const wanted = parameters.filter(
    ({ isRequired, deprecation, examples }) => isRequired || (!deprecation && examples.length > 0),
  )
  const at = (location: Parameter['location']): readonly Parameter[] =>
    wanted.filter((each) => each.location === location)
  const path = at('path').reduce(
    (done, each) => done.replaceAll(`{${each.name}}`, () => toAddress(writeValue(each, sampleParameter(each)))),
    entry.path,
  )
  const server = sampleServerUrl(servers[0], document)
  const query = [
    ...(server.query === '' ? [] : [server.query]),
    ...at('query').map((each) => toAddress(writeValue(each, sampleParameter(each)))),
    ...credentials.query,
  ]
  const cookies = [...credentials.cookies, ...at('cookie').map((each) => writeValue(each, sampleParameter(each)))]
  const body = sampleBody(operation)
  return {
    method: entry.method.toUpperCase(),
    url: server.base + path + (query.length > 0 ? `?${query.join('&')}` : ''),
    headers: [
      ...credentials.headers,
      ...(body ? [{ name: 'Content-Type', value: body.mimeType }] : []),
      ...at('header').map((each) => ({
        name: oneLine(each.name),
        value: oneLine(writeValue(each, sampleParameter(each))),
      })),
      ...(cookies.length > 0 ? [{ name: 'Cookie', value: cookies.join('; ') }] : []),
    ],
    ...(body && { postData: body }),
  }
}

/** Encodes characters not allowed in URLs; percent signs belong to already encoded ones. */
function toAddress(text: string): string {
  return text.replace(/[^!-~]|["'<>[\\\]^`{|}]/gu, encodeURIComponent)
}

/** The name in capitals replaces a mere "string". */
function sampleParameter({ examples, schema, mediaType, name }: Parameter): JsonValue {
  const value = exampleValue({
    examples,
    mediaType: mediaType ?? 'text/plain',
    side: 'request',
    ...(schema && { schema }),
  })
  const isBlank = value === undefined || value === null || value === 'string' || value === ''
  return isBlank ? nameInCapitals(name) : value
}

interface Credentials {
  readonly headers: readonly NameValue[]
  readonly query: readonly string[]
  readonly cookies: readonly string[]
}

/** The first alternative of the operation's security requirements, with placeholders for credentials. */
function sampleAuthentication({ security }: Operation, schemes: readonly SecurityScheme[]): Credentials {
  const required = security?.alternatives[0] ?? []
  const headers: NameValue[] = []
  const query: string[] = []
  const cookies: string[] = []
  for (const { name } of required) {
    const scheme = schemes.find((each) => each.name === name)
    const fact = (key: string): string => scheme?.facts.find((each) => each.name === key)?.value ?? ''
    if (scheme?.kind !== 'apiKey') {
      if (scheme && scheme.kind !== 'mutualTLS')
        headers.push({ name: 'Authorization', value: sampleCredentials(scheme.kind === 'http' ? fact('scheme') : '') })
    } else if (fact('in') === 'query') {
      query.push(`${encodeURIComponent(fact('name'))}=YOUR_API_KEY`)
    } else if (fact('in') === 'cookie') {
      cookies.push(`${fact('name')}=YOUR_API_KEY`)
    } else {
      headers.push({ name: fact('name'), value: 'YOUR_API_KEY' })
    }
  }
  return { headers, query, cookies }
}

/** Credentials by the name of an HTTP scheme; OAuth and OpenID Connect also send a token. */
function sampleCredentials(scheme: string): string {
  const name = scheme.toLowerCase()
  if (name === '' || name === 'bearer') return 'Bearer YOUR_TOKEN'
  return name === 'basic'
    ? 'Basic BASE64_CREDENTIALS'
    : `${scheme[0]?.toUpperCase()}${scheme.slice(1)} YOUR_CREDENTIALS`
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ')
}
