import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import type { MediaType } from '../nouns/media-type.js'
import { buildBody } from './build-body.js'

function media(name: string, schema: object = {}): MediaType {
  return { name, schema: rootNode(schema as never), examples: [], encodings: [] }
}

it.each([
  ['application/json', { a: 1 }, { text: '{"a":1}' }],
  ['text/plain', 'words', { text: 'words' }],
  ['application/json', undefined, { text: '' }],
  [
    'application/x-www-form-urlencoded',
    { a: ['x', 'y'] },
    {
      params: [
        { name: 'a', value: 'x' },
        { name: 'a', value: 'y' },
      ],
    },
  ],
  ['multipart/form-data', { a: 1 }, { parts: [{ name: 'a', value: '1' }] }],
])('writes a value in %s', (name, value, body) => {
  expect(buildBody(media(name, { properties: { a: { type: 'string' } } }), value)).toEqual({ mimeType: name, ...body })
})

it('names a file for binary data, and a type for a range of types', () => {
  expect(buildBody(media('image/png', { format: 'binary' }), undefined)).toEqual({
    mimeType: 'image/png',
    fileName: 'file.png',
  })
  expect(buildBody(media('*/*', { type: 'string' }), 'x')).toEqual({ mimeType: 'application/octet-stream', text: 'x' })
})
