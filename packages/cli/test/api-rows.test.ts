import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Content, ThemeComponents } from '@docgen/renderer/contract'
import { type JsonObject, loadApiCompiler, readApiDescription } from '@docgen/renderer/openapi'

import { theme } from '@docgen/theme'
import { describe, expect, it } from 'vitest'
import { plainOptions } from '../../renderer/test/markdown/plain-options.js'
import { bundleApi } from '../src/read/api/bundle-api.js'
import { findSharedFolder } from './shared-folder.js'

// Rows are rendered once for all pages of an API. A page must not depend on that, nor on the pages before it.
const shared = findSharedFolder('openapi')
const SITE = fileURLToPath(new URL('../../../site', import.meta.url))
const samples = shared.isLeftOut ? [] : readdirSync(shared.path).filter((file) => file.endsWith('.yaml'))
const files = [[SITE, 'openapi.yaml'] as const, ...samples.map((file) => [shared.path, file] as const)]
const { ApiProperty: _ApiProperty, ...withoutRows } = theme.components

describe('cached rows', () => {
  it.each(files)('equal rows rendered for their page: %s/%s', async (folder, file) => {
    const document = (await bundleApi(folder, file)).value?.document
    if (!document) throw new Error(`${file} is no description`)
    expect(await compileAll(document, theme.components)).toEqual(await compileAll(document, withoutRows))
  })

  it('work for the schemas at the end of pages, whatever other links exist', async () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`p${index}`, {}]))
    const to = (name: string) => ({ $ref: `#/components/schemas/${name}` })
    const schemas = {
      Order: { properties: { ...many, buyer: to('Buyer'), first: to('Part') } },
      Bill: { properties: { ...many, payer: to('Buyer') } },
      Buyer: { properties: { made: { readOnly: true }, parts: { items: to('Part') }, again: to('Buyer') } },
      Part: { oneOf: [to('Buyer'), { properties: { name: { description: 'See [more](https://a.example).' } } }] },
    }
    const document = {
      openapi: '3.1.0',
      info: { title: 'A' },
      components: { schemas },
      paths: Object.fromEntries(
        ['Order', 'Bill', 'Order', 'Buyer'].map((name, index) => {
          const body = { content: { 'application/json': { schema: to(name) } } }
          return [`/${name}-${index}`, { post: { requestBody: body, responses: { 200: body } } }]
        }),
      ),
    }
    const contents = await compileAll(document, theme.components)
    expect(contents.map(({ anchors }) => anchors.filter((id) => /^schema-\w+$/.test(id)))).toEqual([
      [],
      ['schema-Buyer', 'schema-Part'],
      ['schema-Buyer', 'schema-Part'],
      ['schema-Buyer', 'schema-Part'],
      [],
    ])
    expect(contents).toEqual(await compileAll(document, withoutRows))
  })

  it('differ for requests and responses if something nested belongs to one side only', async () => {
    const buyer = { properties: { made: { readOnly: true }, secret: { writeOnly: true }, name: {} } }
    const schemas = {
      Order: { properties: { id: { type: 'string' }, buyer: { $ref: '#/components/schemas/Buyer' } } },
      Buyer: buyer,
      Plain: { properties: { buyer: { properties: { name: {} } } } },
    }
    const document = {
      openapi: '3.1.0',
      info: { title: 'A' },
      components: { schemas },
      paths: Object.fromEntries(
        ['Order', 'Order', 'Plain'].map((name, index) => {
          const body = { content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } }
          return [`/${name}-${index}`, { post: { requestBody: body, responses: { 200: body } } }]
        }),
      ),
    }
    const contents = await compileAll(document, theme.components)
    const rows = contents.map(({ anchors }) => anchors.filter((id) => id.includes('.buyer.')))
    const sided = ['request.buyer.secret', 'request.buyer.name', 'response-200.buyer.made', 'response-200.buyer.name']
    expect(rows).toEqual([[], sided, sided, ['request.buyer.name', 'response-200.buyer.name']])
    expect(contents).toEqual(await compileAll(document, withoutRows))
  })
})

async function compileAll(document: JsonObject, components: ThemeComponents): Promise<readonly Content[]> {
  const createApiCompiler = await loadApiCompiler()
  const compile = createApiCompiler({ document, routeBase: '/api' }, plainOptions, components)
  const contents: Content[] = [await compile({ kind: 'overview', downloads: [] })]
  for (const { pointer } of readApiDescription(document).operations)
    contents.push(await compile({ kind: 'operation', pointer }))
  return contents
}
