import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { readOperation } from '../nouns/operation.js'
import { listOperations } from '../operation-entry.js'
import { createCollectionBody, textOf } from './collection-body.js'

function bodyOf(content: JsonObject) {
  const document = { openapi: '3.1.0', paths: { '/a': { post: { requestBody: { content }, responses: {} } } } }
  const [entry] = listOperations(document)
  if (!entry) throw new Error('no operation')
  return createCollectionBody(readOperation(document, entry))
}

it('writes JSON indented, and other text with its language', () => {
  expect(bodyOf({ 'application/json': { example: { a: 1 } } })).toEqual({
    body: { mode: 'raw', raw: '{\n  "a": 1\n}', options: { raw: { language: 'json' } } },
    contentType: 'application/json',
  })
  expect(bodyOf({ 'application/xml': { example: '<a/>' } })?.body).toMatchObject({
    options: { raw: { language: 'xml' } },
  })
  expect(bodyOf({ 'text/html': { example: '<p>' } })?.body).toMatchObject({ options: { raw: { language: 'html' } } })
  expect(bodyOf({ 'text/plain': { example: 'a' } })?.body).toEqual({ mode: 'raw', raw: 'a' })
  expect(bodyOf({ 'text/plain': {} })?.body).toEqual({ mode: 'raw', raw: '' })
  expect(bodyOf({})).toBeUndefined()
})

it('writes forms, and disables optional fields of a generated example', () => {
  const schema = {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', description: 'Its name.', default: 'a' },
      size: { type: 'integer', default: 1 },
    },
  }
  expect(bodyOf({ 'application/x-www-form-urlencoded': { schema } })).toEqual({
    body: {
      mode: 'urlencoded',
      urlencoded: [
        { key: 'name', value: 'a', description: 'Its name.' },
        { key: 'size', value: '1', disabled: true },
      ],
    },
    contentType: 'application/x-www-form-urlencoded',
  })
  const example = { name: 'b', size: 2 }
  const { body } = bodyOf({ 'application/x-www-form-urlencoded': { schema, example } }) ?? {}
  expect(JSON.stringify(body)).not.toContain('disabled')
})

it('leaves the choice of files to the user', () => {
  const properties = { file: { type: 'string', format: 'binary' }, note: { type: 'string', default: 'n' } }
  expect(bodyOf({ 'multipart/form-data': { schema: { type: 'object', properties } } })).toEqual({
    body: {
      mode: 'formdata',
      formdata: [
        { key: 'file', type: 'file', src: null },
        { key: 'note', value: 'n', type: 'text' },
      ],
    },
  })
  const schema = { type: 'string', format: 'binary' }
  expect(bodyOf({ 'application/pdf': { schema } })).toEqual({
    body: { mode: 'file', file: { src: null } },
    contentType: 'application/pdf',
  })
})

it('serializes strings and streams', () => {
  expect(textOf('a', { name: 'application/json' })).toBe('"a"')
  expect(textOf('{"a":1}', { name: 'application/json' })).toBe('{"a":1}')
  expect(textOf([{ a: 1 }, { a: 2 }], { name: 'application/jsonl', isStream: true })).toBe('{"a":1}\n{"a":2}')
})
