import type { ValidateValue, Violation } from '../check/create-schema-validator.js'
import { explain } from '../check/validate-example.js'
import { isList, isObject, type JsonValue, toLabel } from '../json-value.js'
import type { MediaType } from '../nouns/media-type.js'
import { isJsonType } from '../nouns/media-type.js'
import type { Parameter } from '../nouns/parameter.js'
import { exampleValue, generatedValue, isXml, type SampledBody, schemaExamples } from '../samples/example-value.js'
import { writeValue } from '../samples/serialize-parameter.js'
import { writeStream } from '../samples/write-stream.js'
import { readSchema } from '../schema/read-schema.js'
import type { ChosenResponse } from './choose-response.js'
import type { MockResponse } from './mock.js'

/** Statuses whose responses never have a body. */
const WITHOUT_BODY = new Set([204, 205, 304])

/** Headers that the server sets itself. */
const OWN_HEADERS =
  /^(?:content-length|content-encoding|transfer-encoding|connection|keep-alive|date|trailer|upgrade|access-control-.*)$/i

/** How bodies are written. */
export interface WriteOptions {
  /** Whether to generate data even if there are examples. */
  readonly isDynamic: boolean
  readonly validate: ValidateValue
}

/** Writes a response with its example, otherwise with data that is generated from its schema. */
export function writeResponse(
  { status, response, media, example }: ChosenResponse,
  { isDynamic, validate }: WriteOptions,
): MockResponse {
  const headers = new Map(response?.headers.flatMap(writeHeader))
  if (!media || WITHOUT_BODY.has(status)) return { status, headers, body: '', notes: [] }
  const { schema, isStream } = media
  const name = concreteType(media)
  const sampled: SampledBody = {
    examples: example ? [example] : media.examples,
    mediaType: name,
    side: 'response',
    ...(schema && { schema }),
    ...(isStream && { isStream }),
  }
  const value = isDynamic ? generatedValue(sampled) : exampleValue(sampled)
  const isExample = !isDynamic && (sampled.examples.length > 0 || schemaExamples(sampled).length > 0)
  const violation =
    isExample && schema && !isStream && isJsonType(name) && value !== undefined ? validate(value, schema) : undefined
  headers.set('content-type', /^text\/(?!.*charset)/.test(name) ? `${name}; charset=utf-8` : name)
  return {
    status,
    headers,
    body: value === undefined ? '' : writeBody(value, media, name),
    notes: violation ? [describeViolation(violation)] : [],
  }
}

function describeViolation({ position, message }: Violation): string {
  return `the example does not match its schema: ${position === '' ? '' : `${position}: `}${explain(message)}`
}

/** The media type of a response; a type that its examples fit for a range such as `*` `/` `*`. */
function concreteType({ name, schema }: MediaType): string {
  if (!name.includes('*')) return name
  const [group = ''] = name.split('/', 1)
  const isText = schema !== undefined && readSchema([schema]).types.includes('string')
  const fallback = isText ? 'text/plain' : 'application/json'
  return { image: 'image/png', audio: 'audio/mpeg', video: 'video/mp4', text: 'text/plain' }[group] ?? fallback
}

function writeBody(value: JsonValue, { schema, isStream }: MediaType, name: string): string {
  if (isStream) return writeStream(value, name)
  if (isJsonType(name)) {
    // Some descriptions contain JSON as text.
    const isText = schema !== undefined && readSchema([schema]).types.includes('string')
    return typeof value === 'string' && !isText && isJson(value) ? value : `${JSON.stringify(value, null, 2)}\n`
  }
  if (typeof value === 'string') return value
  if (/^application\/x-www-form-urlencoded\b/.test(name) && isObject(value)) {
    const fields = Object.entries(value).flatMap(([key, each]) =>
      (isList(each) ? each : [each]).map((item) => [key, toLabel(item)]),
    )
    return new URLSearchParams(fields).toString()
  }
  return isXml(name) ? '' : `${JSON.stringify(value, null, 2)}\n`
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** A declared header with its example, otherwise with a generated value; none if it has no value that can be sent. */
function writeHeader(header: Parameter): readonly (readonly [string, string])[] {
  const { name, schema, examples } = header
  if (OWN_HEADERS.test(name) || !/^[\w!#$%&'*+.^`|~-]+$/.test(name)) return []
  const value = exampleValue({ examples, mediaType: 'application/json', side: 'response', ...(schema && { schema }) })
  if (value === undefined || value === null) return []
  const text = writeValue(header, value)
  return /^[\t\x20-\x7e\xa0-\xff]*$/.test(text) ? [[name.toLowerCase(), text]] : []
}
