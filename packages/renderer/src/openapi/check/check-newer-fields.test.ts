import { expect, it } from 'vitest'
import { checkNewerFields } from './check-newer-fields.js'

const document = {
  openapi: '3.2.0',
  $self: 'https://api.example.com/openapi.yaml',
  tags: [{ name: 'a', parent: 'b', kind: 'nav' }],
  paths: {
    '/a': {
      get: {
        parameters: [{ name: 'q', in: 'querystring', content: { 'text/plain': { itemSchema: {} } } }],
        responses: { '200': { content: { 'text/plain': { itemSchema: {}, example: { itemSchema: 1 } } } } },
      },
    },
  },
  components: {
    schemas: { A: { properties: { kind: {}, itemSchema: {}, parent: {} }, discriminator: { defaultMapping: 'B' } } },
  },
}

it('reports each unsupported field of OpenAPI 3.2 once', () => {
  const problems = checkNewerFields(document)
  expect(problems.map(({ pointer }) => pointer).toSorted()).toEqual([
    '/$self',
    '/components/schemas/A/discriminator/defaultMapping',
    '/paths/~1a/get/parameters/0/content/text~1plain/itemSchema',
    '/paths/~1a/get/parameters/0/in',
    '/tags/0/kind',
    '/tags/0/parent',
  ])
  const item = problems.find(({ message }) => message.includes('itemSchema'))
  expect(item?.message).toBe('`itemSchema` of OpenAPI 3.2 is not shown. The same is true of 1 more')
})

it('reports nothing in older descriptions, where such names have no meaning', () => {
  expect(checkNewerFields({ ...document, openapi: '3.1.0' })).toEqual([])
})
