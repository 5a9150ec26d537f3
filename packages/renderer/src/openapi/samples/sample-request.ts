import type { JsonValue } from '../json-value.js'
import { sampledFormat } from '../nouns/media-type.js'
import type { Operation } from '../nouns/operation.js'
import type { Parameter } from '../nouns/parameter.js'
import type { SecurityScheme } from '../nouns/security-scheme.js'
import { sampleServerUrl } from '../nouns/server.js'
import { buildBody } from './build-body.js'
import { buildCredentials, listPlaceholders } from './build-credentials.js'
import { buildRequest } from './build-request.js'
import { exampleValue } from './example-value.js'
import { nameInCapitals } from './name-in-capitals.js'
import type { SampleHttpRequest } from './sample-http-request.js'

/**
 * A request with example values for the body, for required parameters, and for parameters with an example that are not
 * deprecated.
 */
export function sampleRequest(operation: Operation, schemes: readonly SecurityScheme[]): SampleHttpRequest {
  const { document, entry, servers, parameters, security } = operation
  const wanted = parameters.filter(
    ({ isRequired, deprecation, examples }) => isRequired || (!deprecation && examples.length > 0),
  )
  const body = sampleBody(operation)
  const required = security?.alternatives[0] ?? []
  const placeholders = listPlaceholders(required, schemes)
  return buildRequest({
    entry,
    server: sampleServerUrl(servers[0], document),
    parameters: wanted.map((parameter) => ({ parameter, value: sampleParameter(parameter) })),
    credentials: buildCredentials(required, schemes, ({ name }) => placeholders.get(name) ?? ''),
    ...(body && { body }),
  })
}

/** The example value of a parameter, or its name in capitals if the value is missing, empty or only "string". */
export function sampleParameter({ examples, schema, mediaType, name }: Parameter): JsonValue {
  const value = exampleValue({
    examples,
    mediaType: mediaType ?? 'text/plain',
    side: 'request',
    ...(schema && { schema }),
  })
  const isBlank = value === undefined || value === null || value === 'string' || value === ''
  return isBlank ? nameInCapitals(name) : value
}

/** The body of a request with example values, in the media type of samples; `undefined` if there is none. */
export function sampleBody({ requestBody }: Operation): SampleHttpRequest['postData'] {
  const media = sampledFormat(requestBody?.content ?? [])
  if (!media) return undefined
  const { name, schema, examples } = media
  return buildBody(media, exampleValue({ examples, mediaType: name, side: 'request', ...(schema && { schema }) }))
}
