import { isList, isObject, type JsonObject, type JsonValue, toLabel } from '../json-value.js'
import { isJsonType, type MediaType, sampledFormat } from '../nouns/media-type.js'
import type { Operation } from '../nouns/operation.js'
import type { Parameter } from '../nouns/parameter.js'
import type { SecurityScheme } from '../nouns/security-scheme.js'
import { sampleServerUrl } from '../nouns/server.js'
import { exampleValue } from './example-value.js'
import { findFile, isFileBody, listProperties, nameFile } from './find-file.js'
import type { FormPart, NameValue, SampleHttpRequest } from './sample-http-request.js'
import { listDeepFields, writeValue } from './serialize-parameter.js'

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

/** The body of a request with example values, in the media type of samples. */
export function sampleBody({ requestBody }: Operation): SampleHttpRequest['postData'] {
  const media = sampledFormat(requestBody?.content ?? [])
  if (!media) return undefined
  const { name, schema, examples } = media
  const mimeType = name.includes('*') ? 'application/octet-stream' : name
  if (isFileBody(media)) return { mimeType, fileName: nameFile('file', mimeType) }
  const value = exampleValue({ examples, mediaType: name, side: 'request', ...(schema && { schema }) })
  if (value === undefined) return { mimeType, text: '' }
  if (isObject(value) && name.startsWith('multipart/form-data')) return { mimeType, parts: listParts(value, media) }
  if (isObject(value) && name.startsWith('application/x-www-form-urlencoded'))
    return { mimeType, params: Object.entries(value).flatMap(([field, each]) => listFields(field, each, media)) }
  return { mimeType, text: typeof value === 'string' ? value : JSON.stringify(value) }
}

const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' }

/**
 * The fields of a form's property: one per element of an array, unless its encoding joins them or names them in
 * brackets. Its name in capitals replaces a value without type.
 */
function listFields(name: string, value: JsonValue, { encodings }: MediaType): readonly NameValue[] {
  const { style = '', isExploded } = encodings.find((each) => each.name === name) ?? {}
  const deep = style === 'deepObject' && value !== null ? listDeepFields(name, value) : []
  if (deep.length > 0) return deep
  const write = (each: JsonValue): string => (each === null ? nameInCapitals(name) : toLabel(each))
  if (!isList(value) || value.length === 0) return [{ name, value: write(isList(value) ? null : value) }]
  return isExploded === false
    ? [{ name, value: value.map(write).join(DELIMITERS[style] ?? ',') }]
    : value.map((each) => ({ name, value: write(each) }))
}

function listParts(form: JsonObject, media: MediaType): readonly FormPart[] {
  const properties = listProperties(media.schema ? [media.schema] : [])
  return Object.entries(form).flatMap(([name, value]): readonly FormPart[] => {
    const contentType = media.encodings.find((each) => each.name === name)?.contentType
    const file = findFile({ name, value, contentType, source: properties.get(name) })
    if (file) return [{ name, value: '', ...file }]
    const [type = ''] = contentType?.split(',').map((each) => each.trim()) ?? []
    // The default of a part is plain text.
    const typeOption = type === '' || type.includes('*') || type === 'text/plain' ? {} : { contentType: type }
    const whole: readonly NameValue[] = isJsonType(type) ? [{ name, value: writeJson(value) }] : []
    return (whole.length > 0 ? whole : listFields(name, value, media)).map((field) => ({ ...field, ...typeOption }))
  })
}

/** A string example of a description may already be JSON. */
function writeJson(value: JsonValue): string {
  return typeof value === 'string' && /^\s*[[{"]/.test(value) ? value : JSON.stringify(value)
}

/** Placeholder where a sample would only contain "string": the name in capitals, as in `ACCESS_TOKEN`. */
function nameInCapitals(name: string): string {
  return name.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase()
}
