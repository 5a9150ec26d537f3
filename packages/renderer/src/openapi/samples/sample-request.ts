import { isList, isObject, type JsonObject, type JsonValue, toLabel } from '../json-value.js'
import { type MediaType, sampledFormat } from '../nouns/media-type.js'
import type { Operation } from '../nouns/operation.js'
import type { Parameter } from '../nouns/parameter.js'
import type { SecurityScheme } from '../nouns/security-scheme.js'
import { resolveServerUrl } from '../nouns/server.js'
import { exampleValue } from './example-value.js'
import type { NameValue, SampleHttpRequest } from './sample-http-request.js'
import { listDeepFields, writeValue } from './serialize-parameter.js'

// Stands in where the description names no server, or one that is a mere path.
const UNKNOWN_HOST = 'https://api.example.com'

/** A request with the operation's example values: everything required, and what has an example. */
export function sampleRequest(operation: Operation, schemes: readonly SecurityScheme[]): SampleHttpRequest {
  const { entry, servers, parameters } = operation
  const proof = sampleProof(operation, schemes)
  const wanted = parameters.filter(
    ({ isRequired, deprecation, examples }) => isRequired || (!deprecation && examples.length > 0),
  )
  const at = (location: Parameter['location']): readonly Parameter[] =>
    wanted.filter((each) => each.location === location)
  const path = at('path').reduce(
    (done, each) => done.replaceAll(`{${each.name}}`, () => toAddress(writeValue(each, sampleParameter(each)))),
    entry.path,
  )
  const query = [...at('query').map((each) => toAddress(writeValue(each, sampleParameter(each)))), ...proof.query]
  const cookies = [...proof.cookies, ...at('cookie').map((each) => writeValue(each, sampleParameter(each)))]
  const body = sampleBody(operation)
  return {
    method: entry.method.toUpperCase(),
    url:
      baseUrl(servers[0] ? resolveServerUrl(servers[0]) : '') + path + (query.length > 0 ? `?${query.join('&')}` : ''),
    headers: [
      ...proof.headers,
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

/** What no address may hold as it is; percent signs are those of what is encoded. */
function toAddress(text: string): string {
  return text.replace(/[^!-~]|["<>[\\\]^`{|}]/gu, encodeURIComponent)
}

function baseUrl(server: string): string {
  if (/^https?:\/\//i.test(server)) return server
  return `${UNKNOWN_HOST}${server === '' || server.startsWith('/') ? '' : '/'}${server}`
}

/** The name in capitals stands in where a sample would only say "string". */
function sampleParameter({ examples, schema, mediaType, name }: Parameter): JsonValue {
  const value = exampleValue({
    examples,
    mediaType: mediaType ?? 'text/plain',
    side: 'request',
    ...(schema && { schema }),
  })
  const isBlank = value === undefined || value === null || value === 'string' || value === ''
  return isBlank ? inCapitals(name) : value
}

function inCapitals(name: string): string {
  return name.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase()
}

function sampleBody({ requestBody }: Operation): SampleHttpRequest['postData'] {
  const media = sampledFormat(requestBody?.content ?? [])
  if (!media) return undefined
  const { name, schema, examples } = media
  const value = exampleValue({ examples, mediaType: name, side: 'request', ...(schema && { schema }) })
  const mimeType = name.includes('*') ? 'application/octet-stream' : name
  if (value === undefined) return { mimeType, text: '' }
  const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(name)
  if (isForm && isObject(value)) {
    return { mimeType, params: listFields(value, media) }
  }
  return { mimeType, text: typeof value === 'string' ? value : JSON.stringify(value) }
}

const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' }

/**
 * The fields of a form: a list is a field for each element, unless its encoding joins them or names them in brackets; its
 * name in capitals stands in for what has no type.
 */
function listFields(form: JsonObject, { encodings }: MediaType): readonly NameValue[] {
  return Object.entries(form).flatMap(([name, value]) => {
    const { style = '', isExploded } = encodings.find((each) => each.name === name) ?? {}
    const deep = style === 'deepObject' && value !== null ? listDeepFields(name, value) : []
    if (deep.length > 0) return deep
    const write = (each: JsonValue): string => (each === null ? inCapitals(name) : toLabel(each))
    if (!isList(value) || value.length === 0) return [{ name, value: write(isList(value) ? null : value) }]
    return isExploded === false
      ? [{ name, value: value.map(write).join(DELIMITERS[style] ?? ',') }]
      : value.map((each) => ({ name, value: write(each) }))
  })
}

interface Proof {
  readonly headers: readonly NameValue[]
  readonly query: readonly string[]
  readonly cookies: readonly string[]
}

/** The first alternative of what the operation asks for, with values that say what to put in. */
function sampleProof({ security }: Operation, schemes: readonly SecurityScheme[]): Proof {
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

/** By the name of an HTTP scheme; OAuth and OpenID Connect send a token, too. */
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
