import { describe, expect, it } from 'vitest'
import { plainOptions } from '../../../test/markdown/plain-options.js'
import type { Content } from '../../contract/index.js'
import type { ApiPage } from '../api-page.js'
import { createApiCompiler } from '../create-api-compiler.js'
import type { JsonObject } from '../json-value.js'
import { testComponents } from '../test-components.js'

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } })

const deep: JsonObject = { properties: { b: { properties: { c: { properties: { d: ref('Order') } } } } } }
const document: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'A' },
  paths: {
    '/a': {
      get: {
        operationId: 'list',
        responses: {
          200: json({ properties: { one: ref('Order'), more: { type: 'array', items: ref('Order') }, deep } }),
        },
      },
    },
  },
  components: {
    schemas: {
      Order: {
        type: 'object',
        description: 'What a buyer *orders*.',
        properties: { state: ref('State'), parent: ref('Order') },
      },
      State: { type: 'string', enum: ['open'] },
    },
  },
}

function compile(page: ApiPage, schemaTarget: 'pages' | 'inline' = 'pages'): Promise<Content> {
  return createApiCompiler({ document, routeBase: '/api', schemaTarget }, plainOptions, testComponents)(page)
}

const order: ApiPage = { kind: 'schema', pointer: '/components/schemas/Order' }
const linksOf = ({ links }: Content): readonly string[] => links.map(({ href }) => href)

describe('the page of a named schema', () => {
  it('describes it, with an example, and links to what it uses and what uses it', async () => {
    const content = await compile(order)
    expect(content.description).toBe('What a buyer orders.')
    expect(content.anchors).toEqual(expect.arrayContaining(['schema', 'schema.state', 'used-by', 'schema-example']))
    expect(content.toc.map(({ key }) => key)).toEqual(['theme.api.usedBy'])
    expect(linksOf(content)).toEqual(expect.arrayContaining(['/api/schemas/state', '/api/list']))
  })

  it('lists schemas that use it', async () => {
    expect(linksOf(await compile({ kind: 'schema', pointer: '/components/schemas/State' }))).toEqual([
      '/api/schemas/order',
    ])
  })

  it('throws for a schema that the description lacks', async () => {
    await expect(compile({ kind: 'schema', pointer: '/components/schemas/Nothing' })).rejects.toThrow('no schema at')
  })
})

describe('an operation', () => {
  it('links each use of a named schema to its page, and shows none at its end', async () => {
    const content = await compile({ kind: 'operation', pointer: '/paths/~1a/get' })
    expect(linksOf(content).filter((href) => href === '/api/schemas/order').length).toBeGreaterThanOrEqual(3)
    expect(content.anchors.filter((id) => id.startsWith('schema-'))).toEqual([])
  })

  it('has no such link without pages of schemas', async () => {
    const content = await compile({ kind: 'operation', pointer: '/paths/~1a/get' }, 'inline')
    expect(linksOf(content)).toEqual([])
  })
})
