import { isList, isObject, type JsonObject, type JsonValue, toLabel } from '../json-value.js'
import { isJsonType, type MediaType } from '../nouns/media-type.js'
import { findFile, isFileBody, listProperties, nameFile } from './find-file.js'
import { nameInCapitals } from './name-in-capitals.js'
import type { FormPart, NameValue, SampleHttpRequest } from './sample-http-request.js'
import { listDeepFields } from './serialize-parameter.js'
import { writeStream } from './write-stream.js'

/** Builds a body from a value in a media type: a file, the parts or fields of a form, or text. */
export function buildBody(media: MediaType, value: JsonValue | undefined): SampleHttpRequest['postData'] {
  const { name, isStream } = media
  const mimeType = name.includes('*') ? 'application/octet-stream' : name
  if (isFileBody(media)) return { mimeType, fileName: nameFile('file', mimeType) }
  if (value === undefined) return { mimeType, text: '' }
  if (isStream) return { mimeType, text: writeStream(value, name) }
  if (isObject(value) && name.startsWith('multipart/form-data')) return { mimeType, parts: listParts(value, media) }
  if (isObject(value) && name.startsWith('application/x-www-form-urlencoded'))
    return { mimeType, params: Object.entries(value).flatMap(([field, each]) => listFields(field, each, media)) }
  return { mimeType, text: typeof value === 'string' ? value : JSON.stringify(value) }
}

const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' }

/**
 * The fields of a form's property: one per element of an array, unless its encoding joins them or names them in
 * brackets. Its name in capitals replaces null and an empty array.
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
    // Plain text is the default content type of a part.
    const typeOption = type === '' || type.includes('*') || type === 'text/plain' ? {} : { contentType: type }
    const whole: readonly NameValue[] = isJsonType(type) ? [{ name, value: writeJson(value) }] : []
    return (whole.length > 0 ? whole : listFields(name, value, media)).map((field) => ({ ...field, ...typeOption }))
  })
}

/** Serializes a value as JSON, unless it is a string that may already be JSON, as examples often are. */
function writeJson(value: JsonValue): string {
  return typeof value === 'string' && /^\s*[[{"]/.test(value) ? value : JSON.stringify(value)
}
