import { expect, it } from 'vitest'
import type { JsonObject, JsonValue } from '../json-value.js'
import { readOperation } from '../nouns/operation.js'
import { listOperations } from '../operation-entry.js'
import { sampleBody } from './sample-body.js'

function bodyOf(mediaType: string, media: JsonObject) {
  const post = { requestBody: { content: { [mediaType]: media } } }
  const document = { openapi: '3.1.0', paths: { '/a': { post } } }
  const [entry] = listOperations(document)
  return entry && sampleBody(readOperation(document, entry))
}

function partsOf(properties: JsonObject, encoding: JsonObject = {}) {
  return bodyOf('multipart/form-data', { schema: { type: 'object', properties }, encoding })?.parts
}

const binary = { type: 'string', format: 'binary' }

it('sends files for binary fields of a form, each with its known type', () => {
  const properties = {
    file: binary,
    'my photo': { type: 'string', contentMediaType: 'image/jpeg' },
    list: { type: 'array', items: binary },
    logo: { type: 'string' },
    named: { ...binary, example: './cats/tom.gif' },
    data: {},
  }
  const encoding = {
    logo: { contentType: 'image/svg+xml, image/png' },
    list: { contentType: 'image/*' },
    data: { contentType: 'application/pdf' },
  }
  expect(partsOf(properties, encoding)).toEqual([
    { name: 'file', value: '', fileName: 'file.bin' },
    { name: 'my photo', value: '', fileName: 'my-photo.jpg', contentType: 'image/jpeg' },
    { name: 'list', value: '', fileName: 'list.bin' },
    { name: 'logo', value: '', fileName: 'logo.bin', contentType: 'image/svg+xml' },
    { name: 'named', value: '', fileName: 'tom.gif' },
    { name: 'data', value: '', fileName: 'data.pdf', contentType: 'application/pdf' },
  ])
})

it('sends texts as encoded, and as plain text by default', () => {
  const properties = {
    meta: { type: 'object', properties: { a: { type: 'integer' } } },
    plain: { type: 'object', properties: { a: { type: 'integer' } } },
    list: { example: ['a', 'b'] },
    joined: { example: ['a', 'b'] },
    code: { type: 'string', format: 'byte', example: 'QQ==' },
    note: { type: 'string', example: 'Hi' },
  }
  const encoding = {
    meta: { contentType: 'application/json' },
    joined: { contentType: 'application/json; charset=utf-8' },
    note: { contentType: 'text/plain' },
  }
  expect(partsOf(properties, encoding)).toEqual([
    { name: 'meta', value: '{"a":0}', contentType: 'application/json' },
    { name: 'plain', value: '{"a":0}' },
    { name: 'list', value: 'a' },
    { name: 'list', value: 'b' },
    { name: 'joined', value: '["a","b"]', contentType: 'application/json; charset=utf-8' },
    { name: 'code', value: 'QQ==' },
    { name: 'note', value: 'Hi' },
  ])
})

it('finds files among the properties of the first alternative', () => {
  const schema: JsonValue = { oneOf: [{ allOf: [{ properties: { file: binary } }] }, { type: 'object' }] }
  expect(bodyOf('multipart/form-data', { schema })?.parts).toEqual([{ name: 'file', value: '', fileName: 'file.bin' }])
})

it.each([
  ['application/octet-stream', { schema: binary }, 'file.bin'],
  ['image/png', {}, 'file.png'],
  ['image/png', { schema: {} }, 'file.png'],
  ['application/x-tar', { schema: { type: 'string', contentMediaType: 'application/x-tar' } }, 'file.tar'],
  ['*/*', { schema: binary }, 'file.bin'],
])('sends a file as %s', (mediaType, media, fileName) => {
  expect(bodyOf(mediaType, media)).toEqual({ mimeType: mediaType.replace('*/*', 'application/octet-stream'), fileName })
})

it.each([
  ['text/csv', { schema: { type: 'string' } }],
  ['application/octet-stream', { schema: { type: 'string', format: 'byte' } }],
  ['image/png', { example: 'iVBOR' }],
])('sends a text as %s if it is one', (mediaType, media) => {
  expect(bodyOf(mediaType, media)).toHaveProperty('text')
})
