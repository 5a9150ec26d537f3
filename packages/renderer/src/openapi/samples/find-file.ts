import type { JsonValue } from '../json-value.js'
import type { MediaType } from '../nouns/media-type.js'
import { readSchema } from '../schema/read-schema.js'
import type { Schema, SchemaSource } from '../schema/schema.js'
import type { FormPart } from './sample-http-request.js'

/** A property of a form with its metadata. */
export interface FormProperty {
  readonly name: string
  /** Its example value. */
  readonly value: JsonValue
  /** Content type of its encoding: one media type, or several separated by commas. */
  readonly contentType: string | undefined
  readonly source: SchemaSource | undefined
}

/** The file that a property of a form, or each element of the property, sends; `undefined` if it sends text. */
export function findFile({ name, value, contentType, source }: FormProperty): FileOfPart | undefined {
  const property = source && readSchema(source)
  const schema = property?.items ? readSchema(property.items) : property
  const types = (contentType ?? mediaTypeOf(schema) ?? '').split(',').map((each) => each.trim())
  const type = types.find((each) => each !== '' && !each.includes('*')) ?? ''
  const isText = schema !== undefined && schema.types.length > 0 && !schema.types.includes('string')
  if (isText || (!(schema && isBinary(schema)) && !types.some(isBinaryType))) return undefined
  const example = [value].flat().find((each) => typeof each === 'string' && LIKE_FILE.test(each))
  return {
    fileName: typeof example === 'string' ? example.replace(/^.*[@/]/, '') : nameFile(name, type || (types[0] ?? '')),
    ...(type !== '' && { contentType: type }),
  }
}

type FileOfPart = Pick<FormPart, 'fileName' | 'contentType'>

const LIKE_FILE = /^@?[\w./-]*\w\.[a-z][a-z\d]{1,4}$/i

/** Whether a body is a file: binary data. */
export function isFileBody({ name, schema, examples }: MediaType): boolean {
  if (schema) {
    const read = readSchema([schema])
    return (
      isBinary(read) || (read.types.length + read.variants.length === 0 && isBinaryType(name) && examples.length === 0)
    )
  }
  return isBinaryType(name) && examples.length === 0
}

/** Whether a schema is binary: in OpenAPI 3.0 `format: binary`; since 3.1, a media type that is not encoded as text. */
function isBinary(schema: Schema): boolean {
  if (schema.format === 'binary') return true
  const isText = schema.types.length > 0 && !schema.types.includes('string')
  return !isText && isBinaryType(mediaTypeOf(schema) ?? '')
}

/** The media type of a string's contents; `undefined` if they are encoded as text. */
function mediaTypeOf(schema: Schema | undefined): string | undefined {
  const { content = '' } = schema ?? {}
  return /^[^,/]+\/[^,]+$/.test(content) ? content : undefined
}

/** Recognizes binary media types by name. */
function isBinaryType(type: string): boolean {
  return /^(?:image|audio|video|font)\/(?!svg)|^application\/(?:octet-stream|pdf|zip|gzip|x-tar|x-gzip|vnd\.(?:openxml|ms-)[\w.-]+)/i.test(
    type,
  )
}

/** Creates a file name with the extension of a media type, `bin` if that is unknown. */
export function nameFile(name: string, type: string): string {
  const [, ending = ''] = /\/(?:x-)?([a-z][a-z\d]{1,3})$/i.exec(type) ?? []
  const stem = (name.match(/\w+/g) ?? ['file']).join('-')
  return `${stem}.${ending === '' ? 'bin' : ending === 'jpeg' ? 'jpg' : ending}`
}

/**
 * Lists the properties of a form, and the properties of the first alternative of each group, because examples use that
 * alternative.
 */
export function listProperties(source: SchemaSource, depth = 0): ReadonlyMap<string, SchemaSource> {
  const { properties, variants } = readSchema(source)
  if (depth > 3) return properties
  const chosen = variants.flatMap(({ options: [option] }) => (option ? [...listProperties(option, depth + 1)] : []))
  return new Map([...chosen, ...properties])
}
