import { describe, expect, it } from 'vitest'
import { type BuiltApi, buildApiSite } from './hostile/build-api-site.js'

// Unusual but valid, and found in practice: nothing may be reported, and nothing lost.
const json = (schema: unknown, more: object = {}): object => ({ 'application/json': { schema, ...more } })
const ok = { 200: { description: 'Fine' } }
const send = (content: object): object => ({ operationId: 'send', requestBody: { content }, responses: ok })

function build(rest: object, files: Readonly<Record<string, object>> = {}): Promise<BuiltApi> {
  const whole = { openapi: '3.1.0', info: { title: 'A', version: '1' }, ...rest }
  const all = Object.entries({ 'openapi.yaml': whole, ...files })
  return buildApiSite(Object.fromEntries(all.map(([name, value]) => [name, JSON.stringify(value)])))
}

const codes = ({ diagnostics }: BuiltApi): readonly string[] => diagnostics.map(({ code }) => code)

describe('an unusual but valid description', () => {
  it('can have data with a key $ref, which is not a reference', async () => {
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

  it('can have properties, responses and examples with the names of keywords', async () => {
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

  it('can have schemas in a separate file, named default and example', async () => {
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

  it('reports each invalid example, wherever it is', async () => {
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
    // The description is one line of JSON: the positions are those of the values, the one of the shared schema only
    // once.
    expect(codes(built)).toEqual(Array.from({ length: 6 }, () => 'api-invalid-example'))
    const fine = await build({
      paths: { '/a': { post: send(json({ allOf: [{ type: 'string', example: 'a' }, { minLength: 9 }] })) } },
    })
    expect(codes(fine)).toEqual([])
  })

  it('gets diagnostics for examples in schemas that its pages fold, in any file', async () => {
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

  it('gets diagnostics for examples and references in unused schemas', async () => {
    const schemas = {
      Spare: {
        properties: { size: { type: 'integer', example: 'large' }, more: { $ref: '#/components/schemas/More' } },
      },
      More: { type: 'integer', example: 'many' },
      Lost: { properties: { gone: { $ref: '#/components/schemas/Gone' } } },
    }
    const built = await build({
      components: { schemas },
      paths: { '/a': { get: { operationId: 'read', responses: ok } } },
    })
    expect(codes(built).toSorted()).toEqual(['api-dangling-ref', 'api-invalid-example', 'api-invalid-example'])
  })

  it('can describe the XML form of its values', async () => {
    const id = { type: 'integer', xml: { attribute: true, 'x-note': 'none' } }
    const properties = { id, lines: { type: 'array', items: {}, xml: { name: 'line', prefix: 's', wrapped: true } } }
    const built = await build({ paths: { '/a': { post: send(json({ type: 'object', properties })) } } })
    expect(codes(built)).toEqual([])
    for (const form of ['attribute: true', 'name: line, prefix: s, wrapped: true'])
      expect(built.html).toMatch(new RegExp(`XML\\s*<code>${form}</code>`))
  })

  it('gets diagnostics for links to missing operations, and for no others', async () => {
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

  it('gets a diagnostic if a response or a property called default has a broken reference', async () => {
    const schema = { properties: { value: { $ref: '#/components/schemas/Gone' } } }
    const responses = {
      200: { description: 'Fine', content: json(schema) },
      default: { $ref: '#/components/responses/Gone' },
    }
    const built = await build({ paths: { '/a': { get: { operationId: 'read', responses } } } })
    expect(codes(built)).toEqual(['api-dangling-ref', 'api-dangling-ref'])
  })

  it('can have two paths with one item without ids: each has a page with its own path', async () => {
    const pathItems = { Both: { get: { summary: 'Read it', responses: ok } } }
    const item = { $ref: '#/components/pathItems/Both' }
    const built = await build({ paths: { '/one': item, '/two': item }, components: { pathItems } })
    expect(codes(built)).toEqual([])
    for (const path of ['one', 'two'])
      expect(built.html).toMatch(new RegExp(`--url</span> https://api\\.example/${path}\\s`))
  })

  it('can require properties that it does not describe', async () => {
    const anyOf = [{ required: ['phone'] }, { required: ['mail'] }]
    const built = await build({
      paths: { '/a': { post: send(json({ type: 'object', anyOf, not: { required: ['fax'] } })) } },
    })
    for (const name of ['phone', 'mail', 'fax']) expect(built.html).toMatch(new RegExp(`id="request[^"]*\\.${name}"`))
  })

  it('can forbid a property with false', async () => {
    const schema = { type: 'object', properties: { any: true, none: false } }
    const built = await build({ paths: { '/a': { post: send(json(schema)) } } })
    expect(built.html).toMatch(/#request\.none">none<\/a> <span class="type">never</)
    expect(built.html).not.toContain('"none"')
  })

  it('can link from a response to an operation by reference', async () => {
    const links = { Next: { operationRef: '#/paths/~1b~1{id}/get' } }
    const paths = {
      '/a': { get: { operationId: 'first', responses: { 200: { description: 'Fine', links } } } },
      '/b/{id}': { get: { operationId: 'second', responses: ok } },
    }
    expect((await build({ paths })).html).toContain('<a href="/api/second">GET /b/{id}</a>')
  })

  it('can link from a response to an operation of another of its files, and gets a diagnostic for a broken link', async () => {
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

  it('can link from a response to an operation of another API of the site, and gets a diagnostic if it does not exist', async () => {
    const links = (...refs: readonly string[]): object =>
      Object.fromEntries(refs.map((operationRef, index) => [`L${index}`, { operationRef }]))
    const paths = (...refs: readonly string[]): object => ({
      '/a': { get: { operationId: 'first', responses: { 200: { description: 'Fine', links: links(...refs) } } } },
    })
    const id = { name: 'id', in: 'path', required: true, schema: {} }
    const other = {
      openapi: '3.1.0',
      info: { title: 'Other', version: '1' },
      paths: { '/old/{id}': { get: { operationId: 'getOld', parameters: [id], responses: ok } } },
    }
    const url = 'https://api.example/openapi.yaml'
    const apis = [
      { path: './openapi.yaml', routeBasePath: '/api', url },
      { path: './more/other.json', routeBasePath: '/other', url },
    ]
    const site = `export default { title: 'T', url: 'https://t.example', trailingSlash: false, openapi: ${JSON.stringify(apis)} }`
    const files = { 'site.config.ts': site, 'more/other.json': JSON.stringify(other) }
    const of = (...refs: readonly string[]): string =>
      JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: paths(...refs) })
    const [plain, encoded] = ['./more/other.json#/paths/~1old~1{id}/get', 'more/other.json#/paths/~1old~1%7Bid%7D/get']
    const built = await buildApiSite({ ...files, 'openapi.yaml': of(plain, encoded) })
    expect(codes(built)).toEqual([])
    expect(built.html.match(/<a href="\/other\/get-old">GET \/old\/\{id\}<\/a>/g)).toHaveLength(2)
    const lost = await buildApiSite({ ...files, 'openapi.yaml': of('more/other.json#/paths/~1old~1{id}/put') })
    expect(lost.diagnostics).toMatchObject([
      {
        code: 'broken-link',
        file: 'openapi.yaml',
        line: 1,
        hint: expect.stringContaining('./more/other.json#/paths/~1old~1{id}/get'),
      },
    ])
  })

  it('can mark any of its parts as internal', async () => {
    const covert = (name: string): object => ({ 'x-internal': true, title: name, description: `Of ${name}.` })
    const model = { $ref: '#/components/schemas/Model' }
    const at = (name: string, more: object = {}): object => ({ name, in: 'query', schema: {}, ...more })
    const schema = {
      required: ['covertProperty', 'shown'],
      properties: {
        covertProperty: covert('covertProperty'),
        shown: {},
        list: { items: model },
      },
      patternProperties: { '^covert': covert('covertPattern') },
      anyOf: [covert('covertVariant'), { title: 'Left', properties: { left: {} } }],
    }
    const operation = {
      operationId: 'send',
      parameters: [at('covertParameter', { 'x-internal': true }), { $ref: '#/components/parameters/P' }, at('open')],
      security: [{ covertKey: [] }, { key: [] }],
      servers: [{ url: 'https://covert.example', 'x-internal': true }, { url: 'https://open.example' }],
      requestBody: { content: json(schema, { example: { shown: 1, left: 2 } }) },
      responses: {
        200: {
          description: 'Fine',
          headers: { 'X-Covert': covert('X-Covert'), 'X-Open': { schema: {} } },
          links: { covertLink: { operationId: 'send', 'x-internal': true }, openLink: { operationId: 'send' } },
          content: { 'text/covert': covert('text/covert'), 'text/csv': { schema: model } },
        },
        418: { ...covert('418'), description: 'Covert answer' },
      },
      callbacks: { covertCallback: { 'x-internal': true, '{$url}': { post: {} } } },
    }
    const scheme = { type: 'http', scheme: 'bearer' }
    const built = await build({
      paths: { '/a': { post: operation } },
      components: {
        // Only its name is internal: lists of models would omit it.
        schemas: { Model: { 'x-internal': true, title: 'Open model', type: 'string', maxLength: 4711 } },
        parameters: { P: { ...at('behindParameter'), 'x-internal': true } },
        securitySchemes: { covertKey: { ...scheme, 'x-internal': true }, key: scheme },
      },
    })
    expect(codes(built)).toEqual([])
    expect(built.html).not.toMatch(/covert|behind|\b418\b/i)
    for (const name of [
      'open',
      'shown',
      'list',
      'X-Open',
      'openLink',
      'left',
      'text/csv',
      '4711',
      'open.example',
      '#security-key',
    ])
      expect(built.html).toContain(name)
  })

  it('can link to pages of its site, and gets diagnostics for missing ones', async () => {
    const docs = (url: string): object => ({ externalDocs: { url } })
    const at = (url: string): BuiltApi | Promise<BuiltApi> =>
      build({
        info: {
          title: 'A',
          version: '1',
          termsOfService: url,
          contact: { url, email: url && 'a@b.example' },
          license: { name: 'L', url },
        },
        tags: [{ name: 'T', ...docs(url) }],
        paths: {
          '/a': {
            post: {
              ...send(json({ properties: { a: docs(url) } }, { examples: { e: { externalValue: url } } })),
              tags: ['T'],
              ...docs(url),
            },
          },
        },
      })
    const built = await at('/api/send')
    expect(codes(built)).toEqual([])
    expect(
      built.html.match(/<a href="\/api\/send">(?:a@b|L|Terms of service|\/api\/send|e|https)/g)?.length,
    ).toBeGreaterThan(6)
    expect(codes(await at('#operation/send'))).toEqual([])
    expect(codes(await at('https://elsewhere.example'))).toEqual([])
    // Generators leave fields empty.
    const empty = await at('')
    expect(codes(empty)).toEqual([])
    expect(empty.html).not.toMatch(/href="(?:mailto:)?"/)
    expect(codes(await at('/gone'))).toEqual(Array.from({ length: 7 }, () => 'broken-link'))
  })

  it('can name its schemas by anchors and ids, and build trees of them', async () => {
    const Tree = { $anchor: 'tree', properties: { leaf: { type: 'string' }, child: { $ref: '#tree' } } }
    const Node = { $dynamicAnchor: 'node', properties: { kids: { items: { $dynamicRef: '#node' } } } }
    const Pet = {
      $id: 'https://x.example/pet',
      properties: { name: { $ref: '#/$defs/Name' }, tree: { $ref: '#/components/schemas/Tree' } },
      $defs: { Name: { type: 'string', description: 'What it is called.' } },
    }
    const all = [{ $ref: '#/components/schemas/Node' }, { $ref: 'https://x.example/pet' }]
    const built = await build({
      paths: { '/a': { post: send(json({ allOf: all })) } },
      components: { schemas: { Tree, Node, Pet } },
    })
    expect(codes(built)).toEqual([])
    for (const name of ['name', 'tree.leaf', 'kids']) expect(built.html).toContain(`id="request.${name}"`)
    expect(built.html).toContain('What it is called.')
    expect(built.html).toMatch(/again<\/span> <a href="#request.tree">/)
  })

  it('can reference schemas of another file by their anchors, and gets a diagnostic for a missing one', async () => {
    const Leaf = { $anchor: 'leaf', type: 'string', maxLength: 4711 }
    const Tree = { $anchor: 'tree', properties: { leaf: { $ref: '#leaf' }, up: { $ref: '../openapi.yaml#root' } } }
    const Root = { $anchor: 'root', properties: { deep: { $ref: 'parts/tree.json#leaf' } } }
    const files = { 'parts/tree.json': { Tree, Leaf } }
    const paths = { '/a': { post: send(json({ $ref: 'parts/tree.json#tree' })) } }
    const built = await build({ paths, components: { schemas: { Root } } }, files)
    expect(codes(built)).toEqual([])
    for (const name of ['leaf', 'up.deep']) expect(built.html).toMatch(new RegExp(`id="request.${name}".*?4711`, 's'))
    const gone = { '/a': { post: send(json({ $ref: 'parts/tree.json#gone' })) } }
    const lost = await build({ paths: gone }, files)
    expect(lost.diagnostics).toMatchObject([
      { code: 'api-dangling-ref', file: 'openapi.yaml', message: expect.stringContaining('parts/tree.json#gone') },
      { code: 'api-dangling-ref', file: 'parts/tree.json', message: expect.stringContaining('../openapi.yaml#root') },
    ])
  })

  it('can override fields next to a reference', async () => {
    const own = (name: string): object => ({ $ref: `#/components/${name}`, description: `Own of ${name}.` })
    const names = ['parameters/A', 'requestBodies/A', 'responses/A', 'headers/A', 'links/A', 'examples/A']
    const examples = { one: { ...own('examples/A'), summary: 'Own summary' }, two: { value: 'b' } }
    const parameters = { A: { name: 'a', in: 'query', description: 'Shared.', schema: {}, examples } }
    const responses = {
      A: { description: 'Shared.', headers: { 'X-A': own('headers/A') }, links: { Next: own('links/A') } },
    }
    const operation = {
      operationId: 'send',
      parameters: [own('parameters/A')],
      requestBody: own('requestBodies/A'),
      responses: { 200: own('responses/A') },
    }
    const built = await build({
      paths: { '/a': { post: operation } },
      components: {
        parameters,
        responses,
        requestBodies: { A: { description: 'Shared.', content: json({ type: 'string' }) } },
        headers: { A: { description: 'Shared.', schema: {} } },
        links: { A: { description: 'Shared.', operationId: 'send' } },
        examples: { A: { summary: 'Shared.', value: 'a' } },
      },
    })
    expect(codes(built)).toEqual([])
    for (const name of names) expect(built.html).toContain(`Own of ${name}.`)
    expect(built.html).toContain('Own summary')
    expect(built.html).not.toContain('Shared.')
  })

  it('can add fields to a path that the referenced item does not have', async () => {
    const shared = {
      get: { operationId: 'read', responses: ok },
      parameters: [{ name: 'deep', in: 'query', schema: {} }],
    }
    const item = {
      $ref: '#/components/pathItems/A',
      put: { operationId: 'write', responses: ok },
      parameters: [{ name: 'wide', in: 'query', schema: {} }],
    }
    const built = await build({ paths: { '/a': item }, components: { pathItems: { A: shared } } })
    expect(codes(built)).toEqual([])
    for (const name of ['deep', 'wide']) expect(built.html.split(`id="query-${name}"`)).toHaveLength(3)
  })

  it('can have only webhooks, extensions in any place, and operations without responses', async () => {
    const callbacks = { 'x-more': { a: 1 }, done: { '{$url}': { post: { summary: 'Done', responses: ok } }, 'x-b': 1 } }
    const hook = { post: { summary: 'Ping', callbacks, 'x-rate': 3 } }
    const built = await build({
      webhooks: { ping: { $ref: '#/components/pathItems/Ping' } },
      components: { pathItems: { Ping: hook } },
      'x-more': 1,
    })
    expect(codes(built)).toEqual([])
    for (const text of ['Ping', 'callback-done']) expect(built.html).toContain(text)
    expect(built.html).not.toContain('x-more')
  })

  it('can reference a nested part without a name', async () => {
    const schema = {
      type: 'object',
      properties: { inner: { type: 'object', properties: { deep: { type: 'string' } } } },
    }
    const at = '#/paths/~1a/get/responses/200/content/application~1json/schema'
    const answer = (content: object): object => ({ responses: { 200: { description: 'Fine', content } } })
    const built = await build({
      paths: {
        '/a': { get: { operationId: 'first', ...answer(json(schema)) } },
        '/b': { get: { operationId: 'second', ...answer(json({ $ref: at })) } },
        '/c': { get: { operationId: 'third', ...answer(json({ $ref: `${at}/properties/inner` })) } },
      },
    })
    expect(codes(built)).toEqual([])
    expect(built.html.split('id="response-200.inner.deep"')).toHaveLength(3)
    expect(built.html).toContain('id="response-200.deep"')
    expect(built.html).not.toContain('>schema object<')
  })

  it('can have an operation with its own name', async () => {
    const built = await build({ paths: { '/a': { get: { operationId: 'a', responses: ok } } } })
    expect(codes(built)).toEqual([])
    expect(built.html).toContain('href="https://t.example/api/a-api"')
  })

  it('has no empty section for a body without details', async () => {
    const { html } = await build({ paths: { '/a': { post: send({}) } } })
    expect(html).toContain('id="responses"')
    expect(html).not.toContain('id="request-body"')
  })

  it('can have falsy values', async () => {
    const properties = {
      none: { const: null },
      no: { const: false },
      zero: { default: 0 },
      list: { enum: [null, '', [1]] },
    }
    const examples = { zero: { value: 0 }, no: { value: false }, nil: { value: null }, empty: { value: '' } }
    const built = await build({ paths: { '/a': { post: send(json({ properties }, { examples })) } } })
    expect(codes(built)).toEqual([])
    for (const value of [
      'always <code>null',
      'always <code>false',
      'default <code>0',
      '<code>&quot;&quot;',
      '<code>[1]',
    ])
      expect(built.html).toContain(value)
    expect(built.html).toContain('4 examples')
  })

  it('can have paths and parameters with special characters', async () => {
    const names = ['filter[name]', '$top', '@type', 'a.b', 'x y', '<b>']
    const path = '/users({id})/{from}..{to}.{format}'
    const at = (name: string, where: string): object => ({
      name,
      in: where,
      required: true,
      schema: { type: 'string' },
    })
    const inPath = ['id', 'from', 'to', 'format'].map((name) => at(name, 'path'))
    const operation = {
      operationId: 'read',
      parameters: [...inPath, ...names.map((name) => at(name, 'query'))],
      responses: ok,
    }
    const built = await build({ paths: { [path]: { get: operation } } })
    expect(codes(built)).toEqual([])
    for (const name of ['id', 'from', 'to', 'format'])
      expect(built.html).toContain(`href="#path-${name}">{${name}}</a>`)
    for (const name of names.slice(0, 5)) expect(built.html).toContain(`>${name}</a>`)
    expect(built.html).toContain('&lt;b&gt;</a>')
  })

  it('can have servers without a host, and the same name in two places', async () => {
    const same = (where: string): object => ({ name: 'same', in: where, schema: { type: 'string' } })
    const operation = { operationId: 'read', parameters: [same('query'), same('header')], responses: ok }
    const servers = [{ url: '/v1' }, { url: '' }]
    const built = await build({ servers, paths: { '/a': { get: operation } } })
    expect(codes(built)).toEqual([])
    for (const id of ['query-same', 'header-same']) expect(built.html).toContain(`id="${id}"`)
    expect(built.html).toMatch(/class="prop">\s*(?:<[^>]+>)?\/v1<.*class="prop">\s*(?:<[^>]+>)?\/</s)
  })
})
