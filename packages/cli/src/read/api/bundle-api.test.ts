import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeTestFiles } from '../write-test-files.js'
import { bundleApi } from './bundle-api.js'
import { createApiLocator } from './locate-in-api.js'

let siteDir: string
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'docgen-bundle-'))
})
afterEach(() => rmSync(siteDir, { recursive: true }))

it('reads Markdown and code files that a description refers to as text', async () => {
  writeTestFiles(siteDir, {
    'openapi.yaml':
      'info: { description: { $ref: ./intro.md } }\npaths:\n  /a: { get: { x-codeSamples: [{ source: { $ref: samples/a.sh } }] } }\n',
    'intro.md': '\n  Note: read\nthis\n',
    'samples/a.sh': 'curl a',
  })
  const { value, diagnostics } = await bundleApi(siteDir, 'openapi.yaml')
  expect(diagnostics).toEqual([])
  expect(value?.document).toMatchObject({
    info: { description: { $ref: '#/x-docgen-files/intro.md' } },
    'x-docgen-files': { 'intro.md': '\n  Note: read\nthis\n', 'samples/a.sh': 'curl a' },
  })
  const position = createApiLocator({ path: 'openapi.yaml', files: value?.files ?? [] })
  expect(position('/x-docgen-files/intro.md', { line: 1, column: 7 })).toEqual({ file: 'intro.md', line: 2, column: 9 })
  expect(position('/x-docgen-files/intro.md', { line: 2, column: 1 })).toEqual({ file: 'intro.md', line: 3, column: 1 })
})

it('does not change references in the extensions of other tools', async () => {
  writeTestFiles(siteDir, { 'openapi.yaml': 'x-policy:\n  list: [{ $ref: ../policies.yaml }]\npaths: {}\n' })
  const { value, diagnostics } = await bundleApi(siteDir, 'openapi.yaml')
  expect(diagnostics).toEqual([])
  expect(value?.document).toMatchObject({ 'x-policy': { list: [{ $ref: '../policies.yaml' }] } })
})

it('reads the value of an example from a file, whatever it is, and keeps other values', async () => {
  writeTestFiles(siteDir, {
    'openapi.yaml':
      'components:\n  examples:\n    list: { value: { $ref: ./list.json } }\n    data: { value: { $ref: ./gone.json } }\n    more: { value: { $ref: ./list.json, a: 1 } }\n',
    'list.json': '[{ "$ref": "#/a" }]',
  })
  const { value, diagnostics } = await bundleApi(siteDir, 'openapi.yaml')
  expect(diagnostics).toEqual([])
  expect(value?.document).toMatchObject({
    components: {
      examples: {
        list: { value: { $ref: '#/x-docgen-files/list.json' } },
        data: { value: { $ref: './gone.json' } },
        more: { value: { $ref: './list.json', a: 1 } },
      },
    },
    'x-docgen-files': { 'list.json': [{ $ref: '#/a' }] },
  })
})

it.each([
  ['R', 'Did you mean #/components/schemas/R?'],
  ['components/responses/R', 'Did you mean #/components/responses/R?'],
])('suggests the component for the reference %s', async (reference, hint) => {
  const components = { schemas: { R: {} }, responses: { R: {} } }
  const paths = { '/a': { get: { responses: { 200: { $ref: reference } } } } }
  writeTestFiles(siteDir, { 'openapi.json': JSON.stringify({ components, paths }) })
  const { diagnostics } = await bundleApi(siteDir, 'openapi.json')
  expect(diagnostics.map((each) => each.hint)).toEqual([hint])
})

it('converts Swagger 2.0 in several files, and finds positions in them', async () => {
  writeTestFiles(siteDir, {
    'openapi.yaml': `swagger: '2.0'
paths:
  /orders:
    post:
      parameters:
        - { $ref: 'shared.yaml#/parameters/Order' }
        - { $ref: 'shared.yaml#/parameters/Page' }
      responses: { 400: { $ref: 'shared.yaml#/responses/Error' } }
`,
    'shared.yaml': `parameters:
  Order:
    { name: order, in: body, schema: { $ref: '#/definitions/Order' } }
  Page:
    name: page
    in: query
    type: integer
responses:
  Error: { description: Error, schema: { $ref: '#/definitions/Order' } }
definitions:
  Order: { type: file }
`,
  })
  const { value, diagnostics } = await bundleApi(siteDir, 'openapi.yaml')
  expect(diagnostics).toEqual([])
  const order = { $ref: '#/x-docgen-files/shared.yaml/definitions/Order' }
  expect(value?.document).toMatchObject({
    openapi: '3.0.4',
    paths: {
      '/orders': {
        post: {
          parameters: [{ $ref: '#/x-docgen-files/shared.yaml/parameters/Page' }],
          requestBody: { content: { 'application/json': { schema: order } } },
          responses: { 400: { $ref: '#/x-docgen-files/shared.yaml/responses/Error' } },
        },
      },
    },
    'x-docgen-files': {
      'shared.yaml': {
        parameters: { Page: { name: 'page', in: 'query', schema: { type: 'integer' } } },
        responses: { Error: { content: { 'application/json': { schema: order } } } },
        definitions: { Order: { type: 'string', format: 'binary' } },
      },
    },
  })
  const locate = createApiLocator({ path: 'openapi.yaml', files: [], ...value })
  expect(locate('/x-docgen-files/shared.yaml/parameters/Page/schema/type')).toMatchObject({
    file: 'shared.yaml',
    line: 7,
    column: 11,
  })
  expect(locate('/paths/~1orders/post/requestBody/content/application~1json/schema')).toMatchObject({
    file: 'shared.yaml',
    line: 3,
    column: 38,
  })
})

it('resolves references to the URI that the description declares', async () => {
  writeTestFiles(siteDir, {
    'openapi.yaml':
      "openapi: 3.2.0\n$self: https://api.example/a.yaml\nx-webhooks: { a: { $ref: 'https://api.example/a.yaml#/paths/~1a' } }\ncomponents: { schemas: { A: { discriminator: { propertyName: b, defaultMapping: './b.yaml#/B' } } } }\n",
    'b.yaml': 'B: { type: object }\n',
  })
  const { value, diagnostics } = await bundleApi(siteDir, 'openapi.yaml')
  expect(diagnostics).toEqual([])
  expect(value?.document).toMatchObject({
    'x-webhooks': { a: { $ref: '#/paths/~1a' } },
    components: { schemas: { A: { discriminator: { defaultMapping: '#/x-docgen-files/b.yaml/B' } } } },
  })
})

it('resolves references to the URI that a schema next to the description declares', async () => {
  writeTestFiles(siteDir, {
    'openapi.yaml': 'openapi: 3.1.0\ncomponents: { schemas: { A: { $ref: ./schemas/a.json } } }\n',
    'schemas/a.json':
      '{ "$id": "https://schemas.example/a.json", "$ref": "https://schemas.example/b.json#/$defs/id" }\n',
    'schemas/b.json': '{ "$id": "https://schemas.example/b.json", "$defs": { "id": { "type": "string" } } }\n',
  })
  const { value, diagnostics } = await bundleApi(siteDir, 'openapi.yaml')
  expect(diagnostics).toEqual([])
  expect(value?.document).toMatchObject({
    'x-docgen-files': {
      'schemas/a.json': { $ref: '#/x-docgen-files/schemas~1b.json/$defs/id' },
      'schemas/b.json': { $defs: { id: { type: 'string' } } },
    },
  })
})

it('applies overlays to the main file, and finds positions in them', async () => {
  writeTestFiles(siteDir, {
    'openapi.yaml': "swagger: '2.0'\npaths: {}\n",
    'overlay.yaml': `overlay: 1.0.0
actions:
  - target: $
    update:
      definitions: { Order: { type: strin } }
  - { target: $.gone, remove: true }
`,
  })
  const { value, diagnostics } = await bundleApi(siteDir, 'openapi.yaml', { origins: [], overlays: ['overlay.yaml'] })
  expect(diagnostics).toMatchObject([{ code: 'api-unmatched-overlay', file: 'overlay.yaml', line: 6, column: 15 }])
  expect(value?.document).toMatchObject({ components: { schemas: { Order: { type: 'strin' } } } })
  expect(value?.files.map(({ path }) => path)).toEqual(['openapi.yaml', 'overlay.yaml'])
  const locate = createApiLocator({ path: 'openapi.yaml', files: [], ...value })
  expect(locate('/components/schemas/Order/type')).toMatchObject({ file: 'overlay.yaml', line: 5, column: 37 })
  const missing = await bundleApi(siteDir, 'openapi.yaml', { origins: [], overlays: ['gone.yaml'] })
  expect(missing.diagnostics).toMatchObject([{ code: 'api-unreadable', file: 'openapi.yaml' }])
})

it('names overlays and Arazzo documents that it can not read', async () => {
  writeTestFiles(siteDir, {
    'openapi.yaml': 'openapi: 3.1.0\n',
    'list.yaml': '- a\n',
    'open.yaml': 'a: [\n',
  })
  const messageOf = async (around: { readonly overlays?: string[]; readonly workflows?: string[] }) =>
    (await bundleApi(siteDir, 'openapi.yaml', { origins: [], ...around })).diagnostics.map(
      ({ file, message }) => `${file}: ${message}`,
    )
  expect(await messageOf({ workflows: ['list.yaml'] })).toEqual([
    "list.yaml: the Arazzo document can't be read: it contains no object",
  ])
  expect(await messageOf({ overlays: ['list.yaml'] })).toEqual([
    "list.yaml: the overlay can't be read: it contains no object",
  ])
  expect((await messageOf({ workflows: ['open.yaml'] }))[0]).toMatch(/^open\.yaml: the Arazzo document can't be read: /)
})
