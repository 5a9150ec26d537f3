import type { JsonValue } from '../json-value.js'
import { type MediaType, sampledFormat } from '../nouns/media-type.js'
import type { Operation } from '../nouns/operation.js'
import type { Parameter } from '../nouns/parameter.js'
import type { RequiredScheme, SecurityScheme } from '../nouns/security-scheme.js'
import { sampleServerUrl } from '../nouns/server.js'
import { buildBody } from './build-body.js'
import { buildCredentials, locationOf, nameVariables } from './build-credentials.js'
import { buildRequest, encodeForUrl } from './build-request.js'
import { exampleValue, type SampledBody, schemaExamples } from './example-value.js'
import { isFileBody } from './find-file.js'
import { nameInCapitals } from './name-in-capitals.js'
import type { SampleHttpRequest, SampleSecret } from './sample-http-request.js'
import { writeValue } from './serialize-parameter.js'

/** What a sample contains instead of the first body and the first alternative of authentication. */
export interface SampleChoice {
  readonly body?: SampleHttpRequest['postData']
  readonly required?: readonly RequiredScheme[]
}

/**
 * A request with example values for the body, for required parameters, and for parameters outside the query with an
 * example that are not deprecated.
 */
export function sampleRequest(
  operation: Operation,
  schemes: readonly SecurityScheme[],
  { body = sampleBody(operation), required = operation.security?.choices[0] ?? [] }: SampleChoice = {},
): SampleHttpRequest {
  const { document, entry, servers, parameters } = operation
  const wanted = parameters.filter(
    ({ isRequired, location, deprecation, examples }) =>
      isRequired || (location !== 'query' && !deprecation && examples.length > 0),
  )
  const secrets = listSecrets(required, schemes)
  const request = buildRequest({
    entry,
    server: sampleServerUrl(servers[0], document),
    parameters: wanted.map((parameter) => ({ parameter, value: sampleParameter(parameter) })),
    credentials: buildCredentials(required, schemes, ({ name }) => secrets.get(name)?.mark ?? ''),
    ...(body && { body }),
  })
  return secrets.size > 0 ? { ...request, secrets: [...secrets.values()] } : request
}

/**
 * The optional parameters of the query with example values, as `limit=10&after=AFTER`, except deprecated ones; empty if
 * there are none. It contains no character that is special between quotes of a language.
 */
export function sampleOptionalQuery({ parameters }: Operation): string {
  return parameters
    .filter(({ location, isRequired, deprecation }) => location === 'query' && !isRequired && !deprecation)
    .map((parameter) => encodeForUrl(writeValue(parameter, sampleParameter(parameter))))
    .filter((text) => text !== '')
    .join('&')
    .replace(/[!$']/g, (each) => `%${each.charCodeAt(0).toString(16)}`)
}

/** The credentials of an alternative by name of their scheme. */
function listSecrets(
  required: readonly RequiredScheme[],
  schemes: readonly SecurityScheme[],
): ReadonlyMap<string, SampleSecret> {
  const variables = [...nameVariables(required, schemes)]
  return new Map(
    variables.map(([name, variable], index) => {
      const scheme = schemes.find((each) => each.name === name)
      const isInUrl = scheme !== undefined && locationOf(scheme)?.location === 'query'
      return [name, { mark: `docgenSecret${index}x`, variable, isInUrl }]
    }),
  )
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
  return media && buildBody(media, exampleValue(toSampledBody(media)))
}

function toSampledBody({ name, schema, examples }: MediaType): SampledBody {
  return { examples, mediaType: name, side: 'request', ...(schema && { schema }) }
}

/** A body that readers can choose for the samples of a request. */
export interface BodyChoice {
  readonly mediaType: string
  /** Summary or name of its example; empty if both are missing. */
  readonly label: string
  readonly body: SampleHttpRequest['postData']
}

/** Every media type of a request's body with each of its examples, starting with that of `sampleBody`. */
export function listBodyChoices({ requestBody }: Operation): readonly BodyChoice[] {
  const content = requestBody?.content ?? []
  const first = sampledFormat(content)
  return [...(first ? [first] : []), ...content.filter((media) => media !== first)].flatMap((media) => {
    const mediaType = media.name
    const source = toSampledBody(media)
    const written = media.examples.filter(({ value }) => value !== undefined)
    const examples = written.length > 0 ? written : schemaExamples(source)
    const choices = isFileBody(media) ? [] : examples
    if (choices.length === 0) return [{ mediaType, label: '', body: buildBody(media, exampleValue(source)) }]
    return choices.map(({ name, summary, value }) => {
      return { mediaType, label: summary || name, body: buildBody(media, value) }
    })
  })
}
