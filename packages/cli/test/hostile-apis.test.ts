import { describe, expect, it } from 'vitest'
import { type BuiltApi, buildApiSite as build } from './hostile/build-api-site.js'
import { findActive } from './hostile/find-active.js'
import { serveFiles } from './hostile/serve-files.js'

const head = 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\n'
const operation = (responses: string): string =>
  `${head}paths:\n  /a:\n    get:\n      operationId: get-a\n      responses:\n        "200": ${responses}\n`
const body = (schema: string): string =>
  operation(`{ description: Fine, content: { application/json: { schema: ${schema} } } }`)
const codes = ({ diagnostics }: BuiltApi): readonly string[] =>
  diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)

it('builds pages from Swagger 2.0 and reports problems at their positions', async () => {
  const { diagnostics, html } = await build({
    'openapi.yaml': `swagger: '2.0'
info: { title: Shop, version: '1' }
host: shop.example
basePath: /v2
consumes: [application/xml]
paths:
  /orders:
    post:
      operationId: add-order
      parameters:
        - { in: body, name: order, schema: { $ref: '#/definitions/Order' } }
        - { in: query, name: mode, type: strin }
      responses: { 200: { description: Done, schema: { $ref: '#/definitions/Gone' } } }
definitions:
  Order: { properties: { amount: { type: integer } } }
`,
  })
  expect(diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([
    'api-unknown-type 12:42',
    'api-dangling-ref 13:62',
  ])
  expect(html).toBe('')
})

describe('an invalid description', () => {
  it.each([
    ['no YAML', 'openapi: [', 'api-unreadable 1:10'],
    ['an empty file', '', 'api-unreadable 1:1'],
    ['a list', '- 1', 'api-unreadable 1:1'],
    ['a text', 'hello', 'api-unreadable 1:1'],
    ['of Swagger 1.2', 'swaggerVersion: "1.2"\ninfo: {}', 'api-old-version 1:17'],
    ['of a version to come', 'openapi: 4.0.0', 'api-unknown-version 1:10'],
    ['nested without end', `a: ${'['.repeat(100_000)}`, 'api-unreadable 1:103'],
  ])('is rejected: %s', async (_name, text, expected) => {
    expect(codes(await build({ 'openapi.yaml': text }))).toEqual([expected])
  })

  it('is rejected if the file does not exist', async () => {
    const config = `export default { title: 'T', url: 'https://t.example', openapi: [{ path: './missing.yaml', routeBasePath: '/api' }] }\n`
    const { diagnostics } = await build({ 'site.config.ts': config })
    expect(diagnostics).toMatchObject([{ code: 'api-unreadable', file: 'site.config.ts' }])
  })
})

describe('content of a description', () => {
  it('is reported if a reference does not resolve', async () => {
    expect(codes(await build({ 'openapi.yaml': body("{ $ref: '#/components/schemas/Gone' }") }))).toEqual([
      'api-dangling-ref 8:84',
    ])
  })

  it('is reported if two operations have the same id, and if no id is set', async () => {
    const text = `${head}x-fine: &fine { 200: { description: Fine } }\npaths:\n  /a:\n    get:\n      operationId: same\n      responses: *fine\n  /b:\n    get:\n      operationId: same\n      responses: *fine\n  /c/d:\n    put:\n      responses: *fine\n  /c/{d}:\n    put:\n      responses: *fine\n`
    expect(codes(await build({ 'openapi.yaml': text }))).toEqual([
      'api-duplicate-operation-id 11:20',
      'api-missing-operation-id 18:7',
      'api-missing-parameter 18:7',
    ])
  })

  it('is reported if an example violates its schema', async () => {
    const text = operation(
      `\n          description: Fine\n          content:\n            application/json:\n              schema: { type: object, properties: { count: { type: integer } } }\n              example:\n                count: many`,
    )
    expect(codes(await build({ 'openapi.yaml': text }))).toEqual(['api-invalid-example 14:24'])
  })

  it('is reported if a link is broken, at its line', async () => {
    const text = `${head}paths:\n  /a:\n    get:\n      operationId: get-a\n      description: |\n        One line.\n\n        See [there](/nowhere) and [that](api:gone).\n      responses: { 200: { description: Fine } }\n`
    expect(codes(await build({ 'openapi.yaml': text }))).toEqual(['broken-link 10:13', 'broken-link 10:35'])
  })

  it('is reported with linkBase as the remedy if it was written for another site', async () => {
    const text = operation(
      '{ description: "See [one](/nowhere), [two](../flows/user-settings), [three](../flows/recovery.mdx)." }',
    )
    const { diagnostics } = await build({ 'openapi.yaml': text })
    const links = diagnostics.filter(({ code }) => code.startsWith('broken'))
    expect(links).toHaveLength(3)
    for (const { hint } of links) expect(hint).toContain('linkBase')
  })

  it('is Markdown in which JSON in a line of its own is no MDX', async () => {
    const text = operation(
      `\n          description: |\n            Such as\n\n            { "size": 1 }\n\n            {a + b}`,
    )
    const { diagnostics } = await build({ 'openapi.yaml': text })
    expect(diagnostics).toMatchObject([{ code: 'mdx-in-markdown', hint: 'Put it in a code block' }])
  })

  it('is never executed', async () => {
    const evil = `<script>alert(1)</script><img src=//e.example/x onerror=alert(2)> [x](javascript:alert(3)) <iframe src=//e.example></iframe>`
    const text = `${head}paths:\n  /a:\n    get:\n      operationId: get-a\n      summary: ${JSON.stringify(evil)}\n      description: ${JSON.stringify(evil)}\n      externalDocs: { url: "java\\nscript:alert(4)" }\n      parameters: [{ name: ${JSON.stringify(evil)}, in: query, description: ${JSON.stringify(evil)}, example: ${JSON.stringify(evil)} }]\n      responses: { 200: { description: ${JSON.stringify(evil)} } }\n`
    const { html, diagnostics } = await build({ 'openapi.yaml': text })
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(html).toContain('alert(1)')
    expect(findActive(html)).toEqual([])
  })
})

describe('a description with parts on another site', () => {
  const config = (origin: string): string =>
    `export default { title: 'T', url: 'https://t.example', trailingSlash: false, openapi: [{ path: './openapi.yaml', routeBasePath: '/api', url: 'https://api.example/openapi.yaml', remoteRefs: ['${origin}'] }] }\n`

  it('loads them from allowed origins only', async () => {
    const { origin, asked, close } = await serveFiles({
      '/parts/pet.yaml':
        'Pet: { properties: { whiskers: { $ref: "./count.yaml#/Count" }, own: { $ref: "file:///etc/passwd" }, other: { $ref: "https://evil.example/x" } } }\n',
      '/parts/count.yaml': 'Count: { type: integer, maximum: 4711 }\n',
    })
    const built = await build({
      'site.config.ts': config(origin),
      'openapi.yaml': body(`{ $ref: '${origin}/parts/pet.yaml#/Pet' }`),
    })
    close()
    expect(asked).toEqual(['/parts/pet.yaml', '/parts/count.yaml'])
    const refused = built.diagnostics.filter(({ code }) => code === 'api-remote-ref')
    expect(refused.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['api-remote-ref', `${origin}/parts/pet.yaml`, 1],
      ['api-remote-ref', `${origin}/parts/pet.yaml`, 1],
    ])
  })

  it('shows their content', async () => {
    const { origin, close } = await serveFiles({
      '/pet.json': '{ "Pet": { "properties": { "whiskers": { "type": "integer", "maximum": 4711 } } } }',
    })
    const files = { 'site.config.ts': config(origin), 'openapi.yaml': body(`{ $ref: '${origin}/pet.json#/Pet' }`) }
    const { diagnostics, html } = await build(files)
    close()
    expect(diagnostics).toEqual([])
    expect(html).toMatch(/whiskers[\s\S]*4711/)
  })

  it('reports the position of parts that cannot be loaded', async () => {
    const { origin, close } = await serveFiles({})
    const { diagnostics } = await build({
      'site.config.ts': config(origin),
      'openapi.yaml': body(`{ $ref: '${origin}/gone.yaml#/Pet' }`),
    })
    close()
    expect(diagnostics.find(({ code }) => code === 'api-unreadable')).toMatchObject({
      file: 'openapi.yaml',
      line: 8,
      message: expect.stringContaining('the server answered 404'),
    })
  })

  it('explains how to allow them', async () => {
    const { diagnostics } = await build({ 'openapi.yaml': body("{ $ref: 'https://schemas.example/pet.yaml#/Pet' }") })
    expect(diagnostics.find(({ code }) => code === 'api-remote-ref')?.hint).toContain(
      "remoteRefs: ['https://schemas.example']",
    )
  })
})

describe('a hostile description', () => {
  it.each([
    ['../outside.yaml', 'api-file-outside'],
    ['/etc/hostname', 'api-file-outside'],
    ['file:///etc/hostname', 'api-remote-ref'],
    ['https://evil.example/x.yaml', 'api-remote-ref'],
    ['linked.yaml', 'api-file-outside'],
    ['gone.yaml', 'api-unreadable'],
  ])('reads nothing from %s', async (path, code) => {
    const { diagnostics } = await build({ 'openapi.yaml': body(`{ $ref: '${path}#/a' }`) }, [
      '/etc/hostname',
      'linked.yaml',
    ])
    expect(diagnostics.map((each) => each.code)).toContain(code)
    expect(diagnostics.find((each) => each.code === code)).toMatchObject({ file: 'openapi.yaml', line: 8 })
  })

  it('reads neighboring files', async () => {
    const files = {
      'openapi.yaml': body("{ $ref: './parts/pet.yaml#/Pet' }"),
      'parts/pet.yaml':
        'Pet:\n  properties:\n    whiskers: { $ref: "#/Count" }\nCount: { type: integer, maximum: 4711 }\n',
    }
    const { diagnostics, html } = await build(files)
    expect(diagnostics).toEqual([])
    expect(html).toMatch(/whiskers[\s\S]*4711/)
  })

  it.each([
    [
      'a schema of itself alone',
      "{ $ref: '#/components/schemas/A' }\ncomponents: { schemas: { A: { $ref: '#/components/schemas/A' } } }",
    ],
    [
      'a circle of allOf',
      "{ $ref: '#/components/schemas/A' }\ncomponents: { schemas: { A: { allOf: [{ $ref: '#/components/schemas/B' }] }, B: { allOf: [{ $ref: '#/components/schemas/A' }] } } }",
    ],
    [
      'a circle of oneOf',
      "{ $ref: '#/components/schemas/A' }\ncomponents: { schemas: { A: { oneOf: [{ $ref: '#/components/schemas/A' }] } } }",
    ],
    [
      'a property of itself',
      "{ $ref: '#/components/schemas/A' }\ncomponents: { schemas: { A: { properties: { a: { $ref: '#/components/schemas/A' } } } } }",
    ],
    ['a reference to the whole', "{ $ref: '#' }\ncomponents: {}"],
    [
      'keys of prototypes',
      '{ properties: { constructor: { type: string }, toString: { type: object, properties: { hasOwnProperty: { type: integer } } }, __proto__: { polluted: true } } }\ncomponents: {}',
    ],
    [
      'values of wrong types',
      '{ type: 7, properties: [1, null], required: yes, enum: {}, allOf: 3, oneOf: [null, 4, "x"], items: false, pattern: 9, minLength: many }\ncomponents: []',
    ],
    [
      'a pattern that takes for ever',
      `{ type: string, pattern: '^(a+)+$', example: ${'a'.repeat(60)}! }\ncomponents: {}`,
    ],
  ])('terminates with %s', async (_name, text) => {
    const [schema = '', rest = ''] = text.split('\n')
    const built = await build({ 'openapi.yaml': body(schema) + rest })
    expect(built.diagnostics.filter(({ code }) => code === 'render-failed')).toEqual([])
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it('is reported if it contains unread data', async () => {
    const deep = `{ "A": ${'['.repeat(401)}${']'.repeat(401)} }`
    const text = `${body("{ $ref: 'deep.json#/A' }")}x-keys:\n  - { a: 1, __proto__: { b: 2 } }\n`
    const built = await build({ 'openapi.yaml': text, 'deep.json': deep })
    expect(codes(built)).toEqual(['api-invalid-value 1:408', 'api-invalid-value 10:24'])
  })

  it('terminates with schemas nested forty deep, and with texts of ten megabytes', async () => {
    let schema = '{ type: string }'
    for (let depth = 0; depth < 40; depth++) schema = `{ type: object, properties: { p${depth}: ${schema} } }`
    expect((await build({ 'openapi.yaml': body(schema) })).diagnostics).toEqual([])
    const long = await build({
      'openapi.yaml': `${operation('{ description: Fine }')}x-long: ${'x'.repeat(10_000_000)}\n`,
    })
    expect(codes(long)).toEqual(['api-invalid-value 9:9'])
  })

  it('terminates with an alias bomb', async () => {
    const levels = Array.from(
      { length: 30 },
      (_level, index) => `x-l${index + 1}: &l${index + 1} [*l${index}, *l${index}]`,
    )
    const { diagnostics } = await build({
      'openapi.yaml': `${operation('{ description: Fine }')}x-l0: &l0 [a]\n${levels.join('\n')}\n`,
    })
    expect(diagnostics.map(({ code }) => code)).toContain('api-unreadable')
  })
})
