import type { Operation } from '../nouns/operation.js'
import { sampleParameter } from '../samples/sample-request.js'
import { writeValue } from '../samples/serialize-parameter.js'
import type { CollectionAuth, CollectionField, CollectionRequest } from './collection.js'
import type { RequestAuth } from './collection-auth.js'
import { createCollectionBody } from './collection-body.js'
import { createCollectionUrl, notesOf } from './collection-url.js'
import type { CollectionVariables } from './collection-variables.js'

/** The parts of a collection on which a request depends. */
export interface RequestContext {
  readonly credentials: RequestAuth
  /** The credentials of the collection, which requests inherit. */
  readonly inherited?: CollectionAuth | undefined
  readonly variables: CollectionVariables
}

/** Creates the request of an operation, with example values. Optional parameters are disabled. */
export function createCollectionRequest(
  operation: Operation,
  { credentials, inherited, variables }: RequestContext,
): CollectionRequest {
  const url = createCollectionUrl(operation, credentials.query, variables)
  const body = createCollectionBody(operation)
  const description = describe(operation)
  const auth = credentials.auth ?? { type: 'noauth' as const }
  const isInherited = JSON.stringify(auth) === JSON.stringify(inherited ?? { type: 'noauth' })
  return {
    method: operation.entry.method.toUpperCase(),
    ...(description !== '' && { description }),
    ...(!isInherited && { auth }),
    header: listHeaders(operation, credentials, body?.contentType),
    url,
    ...(body && { body: body.body }),
  }
}

/** The request as an example of a response contains it: what is sent, without notes. */
export function withoutNotes({ method, header, url, body }: CollectionRequest): Omit<CollectionRequest, 'auth'> {
  const { query, variable, ...location } = url
  return {
    method,
    header: header.filter(({ disabled }) => !disabled).map(withoutDescription),
    url: {
      ...location,
      ...(query?.some(({ disabled }) => !disabled) && {
        query: query.filter(({ disabled }) => !disabled).map(withoutDescription),
      }),
      ...(variable && { variable: variable.map(withoutDescription) }),
    },
    ...(body && { body }),
  }
}

function withoutDescription({ description, ...field }: CollectionField): CollectionField {
  return field
}

function describe({ summary, description, deprecation, externalDocs }: Operation): string {
  const link = externalDocs && `[${externalDocs.description?.text.trim() ?? externalDocs.href}](${externalDocs.href})`
  const notice = deprecation && ['Deprecated.', deprecation.reason?.text.trim() ?? ''].filter(Boolean).join(' ')
  return [notice, summary?.text.trim(), description?.text.trim(), link].filter(Boolean).join('\n\n')
}

/** The headers: credentials, content type, parameters in headers, and parameters in cookies as `Cookie` headers. */
function listHeaders(
  { parameters }: Operation,
  { headers, cookies }: RequestAuth,
  contentType: string | undefined,
): readonly CollectionField[] {
  const ownHeaders = parameters
    .filter(({ location }) => location === 'header')
    .map((parameter) => ({ parameter, key: parameter.name, value: valueIn(parameter) }))
    .map(({ parameter, ...field }): CollectionField => ({ ...field, ...notesOf(parameter) }))
  const cookieParameters = parameters.filter(({ location }) => location === 'cookie')
  const sent = [...cookies, ...cookieParameters.filter(({ isRequired }) => isRequired).map(valueIn)]
  const optional = cookieParameters.filter(({ isRequired }) => !isRequired)
  const hasType = ownHeaders.some(({ key }) => key.toLowerCase() === 'content-type')
  return [
    ...headers,
    ...(contentType === undefined || hasType ? [] : [{ key: 'Content-Type', value: contentType }]),
    ...ownHeaders,
    ...(sent.length > 0 ? [{ key: 'Cookie', value: sent.join('; ') }] : []),
    ...optional.map((parameter) => ({ key: 'Cookie', value: valueIn(parameter), ...notesOf(parameter) })),
  ]
}

function valueIn(parameter: Operation['parameters'][number]): string {
  return writeValue(parameter, sampleParameter(parameter)).replace(/[\r\n]+/g, ' ')
}
