import { describe, expect, it } from 'vitest'
import { type BuiltApi, buildApiSite } from './hostile/build-api-site.js'

// Legal, and written by somebody: nothing of it is a mistake, and nothing is lost.
const json = (schema: unknown, more: object = {}): object => ({ 'application/json': { schema, ...more } })
const ok = { 200: { description: 'Fine' } }
const send = (content: object): object => ({ operationId: 'send', requestBody: { content }, responses: ok })

function build(rest: object, files: Readonly<Record<string, object>> = {}): Promise<BuiltApi> {
  const whole = { openapi: '3.1.0', info: { title: 'A', version: '1' }, ...rest }
  const all = Object.entries({ 'openapi.yaml': whole, ...files })
  return buildApiSite(Object.fromEntries(all.map(([name, value]) => [name, JSON.stringify(value)])))
}

const codes = ({ diagnostics }: BuiltApi): readonly string[] => diagnostics.map(({ code }) => code)

describe('a description that is odd, but legal', () => {
  it('may have data with a key $ref, which is no reference', async () => {
    const data = { $ref: 'no file' }
    const schema = {
      type: 'object',
      example: data,
      properties: { a: { default: data, enum: [data] }, b: { const: data } },
    }
    const list = { type: 'object', examples: [data] }
    const content = { ...json(schema, { examples: { one: { value: data } } }), 'text/json': { schema: list } }
    const built = await build({ paths: { '/a': { post: send(content) } } })
    expect(codes(built)).toEqual([])
    expect(built.html).toContain('no file')
  })

  it('may call properties, answers and examples like keywords', async () => {
    const part = { $ref: 'part.json' }
    const properties = { default: part, example: part, enum: part, value: part, properties: part, examples: part }
    const responses = { default: { description: 'Fine', content: json({ properties }) } }
    const built = await build(
      { paths: { '/a': { get: { operationId: 'read', responses } } } },
      { 'part.json': { title: 'Part', type: 'object', properties: { inside: { type: 'string' } } } },
    )
    expect(codes(built)).toEqual([])
    for (const name of Object.keys(properties)) expect(built.html).toContain(`id="response-default.${name}.inside"`)
  })

  it('may keep schemas in a file of their own, and call them default and example', async () => {
    const object = (name: string): object => ({ type: 'object', properties: { [name]: { $ref: '#/Name' } } })
    const schemas = {
      default: object('inDefault'),
      example: object('inExample'),
      Name: { title: 'Name', enum: ['Ada'] },
    }
    const parts = json({ allOf: [{ $ref: 'schemas.json#/default' }, { $ref: 'schemas.json#/example' }] })
    const built = await build({ paths: { '/a': { post: send(parts) } } }, { 'schemas.json': schemas })
    expect(codes(built)).toEqual([])
    for (const name of ['inDefault', 'inExample']) expect(built.html).toContain(`id="request.${name}"`)
    expect(built.html).toContain('Ada')
  })

  it('is told of each example that breaks its schema, wherever it stands', async () => {
    const Count = { type: 'integer', example: 'many' }
    const properties = {
      count: { $ref: '#/components/schemas/Count' },
      other: { type: 'string', examples: [1, 'fine'] },
    }
    const query = { name: 'q', in: 'query', schema: { type: 'boolean' }, example: 'perhaps' }
    const content = json({ properties }, { example: { other: 2 } })
    const built = await build({
      components: { schemas: { Count } },
      paths: {
        '/a': { post: { ...send(content), parameters: [query] }, put: { ...send(content), operationId: 'again' } },
      },
    })
    // The description is one line of JSON: the places are those of the values, the one of the shared schema only once.
    expect(codes(built)).toEqual(Array.from({ length: 6 }, () => 'api-invalid-example'))
    const fine = await build({
      paths: { '/a': { post: send(json({ allOf: [{ type: 'string', example: 'a' }, { minLength: 9 }] })) } },
    })
    expect(codes(fine)).toEqual([])
  })

  it('is told of examples in schemas that its pages fold, in whatever file they stand', async () => {
    const level = (index: number): object => ({ properties: { next: { $ref: `deep.json#/Level${index + 1}` } } })
    const levels = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`Level${index}`, level(index)]))
    const last = { Level40: { type: 'object', properties: { size: { type: 'integer', example: 'large' } } } }
    const built = await build(
      { paths: { '/a': { post: send(json({ $ref: 'deep.json#/Level0' })) } } },
      { 'deep.json': { ...levels, ...last } },
    )
    expect(built.diagnostics).toMatchObject([{ code: 'api-invalid-example', file: 'deep.json', line: 1 }])
    expect(built.diagnostics[0]?.column).toBeGreaterThan(1000)
  })

  it('is told of links to operations that are not there, and of no others', async () => {
    const links = {
      right: { operationId: 'readIt' },
      hidden: { operationId: 'hideIt' },
      near: { operationId: 'readlt' },
      gone: { operationRef: '#/paths/~1b/get' },
      there: { operationRef: '#/paths/~1a%7Bid%7D/get' },
      elsewhere: { operationRef: 'https://other.example/api.json#/paths/~1b/get' },
    }
    const responses = {
      200: { description: 'Fine', links, content: json({ properties: { links: { default: links } } }) },
    }
    const built = await build({
      paths: {
        '/a{id}': {
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          get: { operationId: 'readIt', responses },
        },
        '/hidden': { get: { operationId: 'hideIt', 'x-internal': true, responses: ok } },
      },
    })
    const [near, gone, ...others] = built.diagnostics
    expect(near).toMatchObject({
      code: 'api-unknown-operation',
      severity: 'warning',
      hint: expect.stringContaining('readIt'),
    })
    expect(gone).toMatchObject({ code: 'api-unknown-operation', message: expect.stringContaining('~1b/get') })
    expect(others).toEqual([])
    expect(near?.line).toBeGreaterThan(0)
  })

  it('is told where what an answer or a property called default refers to is not there', async () => {
    const schema = { properties: { value: { $ref: '#/components/schemas/Gone' } } }
    const responses = {
      200: { description: 'Fine', content: json(schema) },
      default: { $ref: '#/components/responses/Gone' },
    }
    const built = await build({ paths: { '/a': { get: { operationId: 'read', responses } } } })
    expect(codes(built)).toEqual(['api-dangling-ref', 'api-dangling-ref'])
  })

  it('may give two paths one item without ids: each has a page that shows its own path', async () => {
    const pathItems = { Both: { get: { summary: 'Read it', responses: ok } } }
    const item = { $ref: '#/components/pathItems/Both' }
    const built = await build({ paths: { '/one': item, '/two': item }, components: { pathItems } })
    expect(codes(built)).toEqual(['api-missing-operation-id', 'api-missing-operation-id'])
    for (const path of ['one', 'two'])
      expect(built.html).toMatch(new RegExp(`--url</span> https://api\\.example\\.com/${path}\\s`))
  })

  it('may ask for properties that it does not describe', async () => {
    const anyOf = [{ required: ['phone'] }, { required: ['mail'] }]
    const built = await build({
      paths: { '/a': { post: send(json({ type: 'object', anyOf, not: { required: ['fax'] } })) } },
    })
    for (const name of ['phone', 'mail', 'fax']) expect(built.html).toMatch(new RegExp(`id="request[^"]*\\.${name}"`))
  })

  it('may forbid a property by false', async () => {
    const schema = { type: 'object', properties: { any: true, none: false } }
    const built = await build({ paths: { '/a': { post: send(json(schema)) } } })
    expect(built.html).toMatch(/#request\.none">none<\/a> <span class="type">never</)
    expect(built.html).not.toContain('"none"')
  })

  it('may lead from an answer to an operation by reference', async () => {
    const links = { Next: { operationRef: '#/paths/~1b~1{id}/get' } }
    const paths = {
      '/a': { get: { operationId: 'first', responses: { 200: { description: 'Fine', links } } } },
      '/b/{id}': { get: { operationId: 'second', responses: ok } },
    }
    expect((await build({ paths })).html).toContain('<a href="/api/second">GET /b/{id}</a>')
  })

  it('may lead from an answer to an operation of another of its files, and is told where it leads nowhere', async () => {
    const links = {
      Path: { operationRef: '../openapi.yaml#/paths/~1bots/get' },
      File: { operationRef: 'bots.json#/get' },
      Own: { operationRef: '#/paths/~1bots/get' },
      Other: { operationRef: '../other.json#/paths/~1x/get' },
      Near: { operationRef: '../openapi.yaml#/paths/~1bots/gett' },
      Gone: { operationRef: 'gone.json#/get' },
      Outside: { operationRef: '../../outside.yaml#/a' },
    }
    const built = await build(
      {
        paths: {
          '/a': { get: { operationId: 'first', responses: { 200: { $ref: 'parts/answers.json#/Fine' } } } },
          '/bots': { $ref: 'parts/bots.json' },
        },
      },
      {
        'parts/answers.json': { Fine: { description: 'Fine', links } },
        'parts/bots.json': { get: { operationId: 'listBots', responses: ok } },
        'other.json': {},
      },
    )
    for (const name of ['Path', 'File', 'Own'])
      expect(built.html).toMatch(new RegExp(`>${name}</a> <a href="/api/list-bots">GET /bots</a>`))
    expect(built.html).toContain('other.json#/paths/~1x/get')
    expect(built.diagnostics.toSorted((a, b) => (a.column ?? 0) - (b.column ?? 0))).toMatchObject([
      {
        code: 'api-unknown-operation',
        file: 'parts/answers.json',
        hint: expect.stringContaining('#/paths/~1bots/get'),
      },
      { code: 'api-unknown-operation', file: 'parts/answers.json', message: expect.stringContaining('gone.json') },
      { code: 'api-unknown-operation', file: 'parts/answers.json', message: expect.stringContaining('outside.yaml') },
    ])
  })
})
