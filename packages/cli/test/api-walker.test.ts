import { expect, it } from 'vitest'
import { walkDescription } from './api-walker.js'

const document = {
  openapi: '3.1.0',
  security: [{ key: ['read:pets'] }],
  paths: {
    '/pets/{id}': {
      parameters: [{ name: 'id', in: 'path', schema: { type: 'string', pattern: '^p_' } }],
      post: {
        operationId: 'post-pet',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } } },
        responses: {
          201: { headers: { 'X-Left': {} }, content: { 'text/csv': { schema: { $ref: '#/components/schemas/Pet' } } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Pet: {
        properties: {
          kind: { enum: ['cat', 'dog'] },
          weight: { maximum: 4711 },
          parent: { $ref: '#/components/schemas/Pet' },
          created: { readOnly: true, format: 'date-time' },
        },
      },
    },
  },
}

const words = [
  'id',
  '^p_',
  'application/json',
  'text/csv',
  '201',
  'X-Left',
  'kind',
  'cat',
  'dog',
  'weight',
  '4711',
  'parent',
  'created',
  'date-time',
  'key',
  'read:pets',
]
const page = (shown: readonly string[]): string => `<main>${shown.map((word) => `<i>${word}</i>`).join(' | ')}</main>`

it('finds nothing missing on a page that shows everything', () => {
  expect(walkDescription(document, () => page(words))).toEqual([])
})

it.each(words.filter((word) => !['id', 'created'].includes(word)))('finds that %s is missing', (word) => {
  const missing = walkDescription(document, () => page(words.filter((each) => !each.includes(word))))
  expect(missing.map((each) => each.words)).toContain(word)
})

it('reads an item with the fields next to its reference', () => {
  const shared = { put: {}, parameters: [{ name: 'deep', in: 'query' }] }
  const paths = { '/a': { $ref: '#/shared', get: {}, parameters: [{ name: 'wide', in: 'query' }] } }
  const missing = walkDescription({ paths, shared }, () => page([]))
  expect(missing.map(({ page: of, words: looked }) => `${of} ${looked}`)).toEqual(
    ['GET', 'PUT'].flatMap((method) => [`${method} /a deep`, `${method} /a wide`]),
  )
})

it('ignores internal parts', () => {
  const covert = { 'x-internal': true }
  const operation = {
    parameters: [{ name: 'covert', in: 'query', ...covert }],
    requestBody: { content: { 'text/csv': { schema: { properties: { hidden: covert, open: {} } } } } },
    responses: { 418: covert },
  }
  const missing = walkDescription({ paths: { '/a': { get: operation } } }, () => page([]))
  expect(missing.map((each) => each.words)).toEqual(['text/csv', 'open'])
})

it('finds a missing page', () => {
  expect(walkDescription(document, () => undefined)).toMatchObject([{ page: 'POST /pets/{id}', words: 'a page' }])
})

it('ignores the text of scripts', () => {
  const html = `<script>${words.join(' ')}</script>`
  expect(walkDescription(document, () => html).length).toBeGreaterThan(10)
})
