import { type JsonValue, toLabel } from '../json-value.js'
import { isJsonType, type MediaType, sampledFormat } from '../nouns/media-type.js'
import type { Operation } from '../nouns/operation.js'
import { buildBody } from '../samples/build-body.js'
import { exampleValue, isXml } from '../samples/example-value.js'
import { listProperties } from '../samples/find-file.js'
import type { FormPart } from '../samples/sample-http-request.js'
import { writeStream } from '../samples/write-stream.js'
import { readSchema } from '../schema/read-schema.js'
import type { CollectionBody, CollectionField, CollectionPart } from './collection.js'

/** A body with the content type that its request needs as a header. */
export interface RequestBody {
  readonly body: CollectionBody
  /** Absent for multipart forms, because Postman adds the boundary to it. */
  readonly contentType?: string
}

/** Creates the body of a request from its example; `undefined` if the operation has no body. */
export function createCollectionBody({ requestBody }: Operation): RequestBody | undefined {
  const media = sampledFormat(requestBody?.content ?? [])
  if (!media) return undefined
  const { name, schema, examples } = media
  const value = exampleValue({ examples, mediaType: name, side: 'request', ...(schema && { schema }) })
  const { mimeType, text, params, parts, fileName } = buildBody(media, value) ?? { mimeType: name }
  const describe = createFieldDescriber(media)
  if (parts) return { body: { mode: 'formdata', formdata: parts.map((part) => toPart(part, describe(part.name))) } }
  if (params) {
    const urlencoded = params.map(({ name: key, value: content }) => ({ key, value: content, ...describe(key) }))
    return { body: { mode: 'urlencoded', urlencoded }, contentType: mimeType }
  }
  if (fileName !== undefined) return { body: { mode: 'file', file: { src: null } }, contentType: mimeType }
  const raw = value === undefined ? (text ?? '') : textOf(value, media)
  const language = languageOf(mimeType)
  return {
    body: { mode: 'raw', raw, ...(language !== undefined && { options: { raw: { language } } }) },
    contentType: mimeType,
  }
}

/** The text of a body: strings unchanged, unless they are JSON strings; other values as indented JSON. */
export function textOf(value: JsonValue, { name, isStream }: Pick<MediaType, 'name' | 'isStream'>): string {
  if (isStream) return writeStream(value, name)
  if (typeof value !== 'string') return JSON.stringify(value, null, 2)
  return isJsonType(name) && !/^\s*[[{"]/.test(value) ? JSON.stringify(value) : toLabel(value)
}

/** Postman's name of the language of a media type; `undefined` for other text. */
export function languageOf(mediaType: string): string | undefined {
  if (isJsonType(mediaType)) return 'json'
  if (isXml(mediaType)) return 'xml'
  return /^text\/html\b/.test(mediaType) ? 'html' : undefined
}

function toPart(part: FormPart, notes: FieldNotes): CollectionPart {
  const { name: key, value, fileName, contentType } = part
  const shared = { ...notes, ...(contentType !== undefined && { contentType }) }
  return fileName === undefined ? { key, value, type: 'text', ...shared } : { key, type: 'file', src: null, ...shared }
}

type FieldNotes = Pick<CollectionField, 'description' | 'disabled'>

/**
 * Creates the function that returns the description of a form's field, and whether it is disabled: optional fields are,
 * unless an example contains them or all fields are optional.
 */
function createFieldDescriber({ schema, examples }: MediaType): (name: string) => FieldNotes {
  const source = schema ? [schema] : []
  const properties = listProperties(source)
  const required = schema && examples.length === 0 ? readSchema(source).required : new Set()
  return (name) => {
    const property = name.replace(/\[.*/s, '')
    const field = properties.get(name) ?? properties.get(property)
    const description = field && readSchema(field).description?.text.trim()
    return {
      ...(description !== undefined && { description }),
      ...(required.size > 0 && !required.has(name) && !required.has(property) && { disabled: true }),
    }
  }
}
