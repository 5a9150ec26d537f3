import type { FindViolations } from '../check/create-schema-validator.js'
import type { JsonValue } from '../json-value.js'
import { isJsonType, type MediaType } from '../nouns/media-type.js'
import type { RequestBody } from '../nouns/operation.js'
import { readSchema } from '../schema/read-schema.js'
import { checkCandidates } from './check-parameters.js'
import { matchMediaType } from './match-media-type.js'
import type { MockRequest, RequestProblem } from './mock.js'
import { type Field, readFromFields } from './read-candidates.js'

/** Result of the check: the status of the response if the body can't be read, and its problems. */
export interface BodyCheck {
  /** 400 for a body that can't be parsed, 415 for another media type. */
  readonly status?: 400 | 415
  readonly problems: readonly RequestProblem[]
}

const VALID: BodyCheck = { problems: [] }

/** Checks the body of a request. Bodies other than JSON, forms and text are only required to have a declared type. */
export async function checkBody(
  declared: RequestBody | undefined,
  { headers, body }: Pick<MockRequest, 'headers' | 'body'>,
  findViolations: FindViolations,
): Promise<BodyCheck> {
  if (!declared || declared.content.length === 0) return VALID
  if (!body || body.length === 0) return declared.isRequired ? fail('it is required, but missing') : VALID
  const given = headers.get('content-type')
  const media = given === undefined ? declared.content[0] : matchMediaType(given, declared.content)
  if (!media) {
    const names = declared.content.map(({ name }) => name).join(', ')
    return fail(`the media type ${given} is not one of those that the description declares: ${names}`, 415)
  }
  const { schema } = media
  if (!schema || media.isStream) return VALID
  const type = given ?? media.name
  if (isJsonType(type)) {
    const parsed = parseJson(new TextDecoder().decode(body))
    if ('reason' in parsed) return fail(`it is not JSON: ${parsed.reason}`, 400)
    return check([parsed.value])
  }
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    const fields = [...new URLSearchParams(new TextDecoder().decode(body))]
    return check([readForm(media, fields)])
  }
  if (/^multipart\/form-data\b/i.test(type)) {
    const form = await parseMultipart(body, type)
    return form ? check([readForm(media, form)]) : fail('it is not a multipart form with the declared boundary', 400)
  }
  return /^text\/(?!xml\b)/i.test(type) ? check([new TextDecoder().decode(body)]) : VALID

  function check(candidates: readonly JsonValue[]): BodyCheck {
    if (!schema) return VALID
    const violations = checkCandidates(candidates, schema, findViolations)
    return { problems: violations.map((each) => ({ in: 'body', ...each })) }
  }
}

function fail(detail: string, status?: 400 | 415): BodyCheck {
  return { ...(status !== undefined && { status }), problems: [{ in: 'body', pointer: '', detail }] }
}

type Parsed = { readonly value: JsonValue } | { readonly reason: string }

function parseJson(text: string): Parsed {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}

/** The value of a form: its declared properties as their schemas say, and its other fields as text. */
function readForm({ schema, encodings }: MediaType, fields: readonly Field[]): JsonValue {
  if (!schema) return null
  const { properties, variants } = readSchema([schema])
  const inVariants = variants.flatMap(({ options }) => options).flatMap((each) => [...readSchema(each).properties])
  const declared = new Map([...inVariants, ...properties])
  const values = [...declared].flatMap(([name, source]) => {
    const encoding = encodings.find((each) => each.name === name)
    const { style = 'form', isExploded = style === 'form' } = encoding ?? {}
    const isObjectType = readSchema(source).types.includes('object')
    // An object is JSON unless the description says how to write its properties.
    const mediaType =
      encoding?.contentType ?? (isObjectType && encoding?.style === undefined ? 'application/json' : undefined)
    const isJson = mediaType !== undefined && isJsonType(mediaType)
    const [value] = readFromFields(
      { name, style, isExploded, source, ...(isJson && { mediaType: 'application/json' }) },
      fields,
    )
    return value === undefined ? [] : [[name, value] as const]
  })
  const others = fields.filter(([name]) => !declared.has(name))
  return { ...Object.fromEntries(others), ...Object.fromEntries(values) }
}

/** The fields of a multipart form, with the name of a file as its value; `undefined` if it can't be parsed. */
async function parseMultipart(body: Uint8Array<ArrayBuffer>, type: string): Promise<readonly Field[] | undefined> {
  try {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData()
    return [...form].map(([name, value]): Field => [name, typeof value === 'string' ? value : value.name])
  } catch {
    return undefined
  }
}
