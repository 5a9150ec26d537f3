const EVIL = '<script>alert(1)</script><img src=x onerror=alert(2)>[x](javascript:alert(3))<svg/onload=alert(4)>'
const evil = JSON.stringify(EVIL)
const HEAD = 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\n'

/** A description that is broken or wants to do harm, and codes of what has to be said about it; none where it is merely odd. */
export interface BrokenApi {
  readonly text: string
  readonly codes: readonly string[]
}

const whole = (text: string, ...codes: readonly string[]): BrokenApi => ({ text, codes })
const operation = (fields: string, rest = '', ...codes: readonly string[]): BrokenApi =>
  whole(`${HEAD}paths:\n  /a/{id}:\n    post: { operationId: make-a, ${fields} }\n${rest}`, ...codes)
const schema = (json: string, components = '', ...codes: readonly string[]): BrokenApi =>
  operation(
    `requestBody: { content: { application/json: { schema: ${json} } } }, responses: { 200: { description: Fine, content: { application/json: { schema: ${json} } } } }`,
    components === '' ? '' : `components: { schemas: { ${components} } }\n`,
    ...codes,
  )
const A = "{ $ref: '#/components/schemas/A' }"
const ref = (name: string): string => `{ $ref: '#/components/schemas/${name}' }`
const repeat = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(', ')

/** References that go in circles, in every place that takes one. */
const circles: Readonly<Record<string, BrokenApi>> = {
  'a schema that is itself': schema(A, `A: ${A}`),
  'two schemas that are each other': schema(A, `A: ${ref('B')}, B: ${A}`),
  'allOf of itself': schema(A, `A: { allOf: [${A}] }`),
  'allOf in a circle of three': schema(
    A,
    `A: { allOf: [${ref('B')}] }, B: { allOf: [${ref('C')}] }, C: { allOf: [${A}] }`,
  ),
  'oneOf of itself': schema(A, `A: { oneOf: [${A}, { type: string }] }`),
  'anyOf of each other': schema(A, `A: { anyOf: [${ref('B')}] }, B: { anyOf: [${A}] }`),
  'not itself': schema(A, `A: { not: ${A} }`),
  'items of itself': schema(A, `A: { type: array, items: ${A} }`),
  'prefixItems of itself': schema(A, `A: { type: array, prefixItems: [${A}, ${A}] }`),
  'additionalProperties of itself': schema(A, `A: { type: object, additionalProperties: ${A} }`),
  'patternProperties of itself': schema(A, `A: { type: object, patternProperties: { '^x': ${A} } }`),
  'propertyNames of itself': schema(A, `A: { type: object, propertyNames: ${A} }`),
  'if, then and else of itself': schema(A, `A: { if: ${A}, then: ${A}, else: ${A} }`),
  'contains itself': schema(A, `A: { type: array, contains: ${A} }`),
  'dependentSchemas of itself': schema(A, `A: { dependentSchemas: { a: ${A} } }`),
  'a discriminator that leads back': schema(
    A,
    `A: { type: object, properties: { k: { type: string } }, discriminator: { propertyName: k, mapping: { a: '#/components/schemas/A' } }, oneOf: [${A}] }`,
  ),
  'a property of itself through allOf': schema(
    A,
    `A: { allOf: [{ properties: { a: ${A} } }, ${ref('B')}] }, B: { properties: { b: ${A} } }`,
  ),
  'two schemas with ten properties of each other': schema(
    A,
    `A: { properties: { ${repeat(10, (index) => `p${index}: ${ref('B')}`)} } }, B: { properties: { ${repeat(10, (index) => `q${index}: ${A}`)} } }`,
  ),
  'twelve schemas, each with all': schema(
    ref('S0'),
    repeat(12, (index) => `S${index}: { properties: { ${repeat(12, (other) => `p${other}: ${ref(`S${other}`)}`)} } }`),
  ),
  'a parameter that is itself': operation(
    `parameters: [{ $ref: '#/components/parameters/P' }], responses: {}`,
    `components: { parameters: { P: { $ref: '#/components/parameters/P' } } }\n`,
  ),
  'a response that is itself': operation(
    `responses: { 200: { $ref: '#/components/responses/R' } }`,
    `components: { responses: { R: { $ref: '#/components/responses/R' } } }\n`,
  ),
  'a header that is itself': operation(
    `responses: { 200: { description: F, headers: { H: { $ref: '#/components/headers/H' } } } }`,
    `components: { headers: { H: { $ref: '#/components/headers/H' } } }\n`,
  ),
  'an example that is itself': operation(
    `requestBody: { content: { application/json: { examples: { e: { $ref: '#/components/examples/E' } } } } }, responses: {}`,
    `components: { examples: { E: { $ref: '#/components/examples/E' } } }\n`,
  ),
  'a request body that is itself': operation(
    `requestBody: { $ref: '#/components/requestBodies/B' }, responses: {}`,
    `components: { requestBodies: { B: { $ref: '#/components/requestBodies/B' } } }\n`,
  ),
  'a path item that is itself': whole(`${HEAD}paths:\n  /a: { $ref: '#/paths/~1a' }\n`),
  'two path items that are each other': whole(
    `${HEAD}paths:\n  /a: { $ref: '#/paths/~1b' }\n  /b: { $ref: '#/paths/~1a' }\n`,
  ),
  'a callback of its own operation': operation(
    `responses: {}, callbacks: { c: { '{$request.body#/u}': { $ref: '#/paths/~1a~1{id}' } } }`,
  ),
  'a callback that is itself': operation(
    `responses: {}, callbacks: { c: { $ref: '#/components/callbacks/C' } }`,
    `components: { callbacks: { C: { $ref: '#/components/callbacks/C' } } }\n`,
  ),
  'a link that is itself': operation(
    `responses: { 200: { description: F, links: { l: { $ref: '#/components/links/L' } } } }`,
    `components: { links: { L: { $ref: '#/components/links/L' } } }\n`,
  ),
  'a security scheme that is itself': operation(
    `security: [{ s: [] }], responses: {}`,
    `components: { securitySchemes: { s: { $ref: '#/components/securitySchemes/s' } } }\n`,
  ),
  'a reference to the whole': schema(`{ $ref: '#' }`),
  'tags that are each other’s parents': whole(
    `${HEAD}tags: [{ name: a, parent: b }, { name: b, parent: a }]\npaths:\n  /a:\n    get: { operationId: g, tags: [a], responses: {} }\n`,
  ),
  'an alias inside its own anchor': whole(`${HEAD}paths: &p\n  /a: *p\n`),
}

/** References that lead where nothing may be read. */
const references: Readonly<Record<string, BrokenApi>> = Object.fromEntries(
  (
    [
      ['../outside.yaml#/a', 'api-file-outside'],
      ['./../outside.yaml#/a', 'api-file-outside'],
      ['a/../../outside.yaml#/a', 'api-file-outside'],
      ['..%2Foutside.yaml#/a', 'api-file-outside'],
      ['%2e%2e/outside.yaml#/a', 'api-file-outside'],
      ['..\\outside.yaml#/a', 'api-file-outside'],
      ['/etc/passwd', 'api-file-outside'],
      ['//evil.example/a.yaml', 'api-remote-ref'],
      ['http://127.0.0.1:1/a.yaml', 'api-remote-ref'],
      ['HTTPS://evil.example/a.yaml', 'api-remote-ref'],
      ['file:///etc/passwd', 'api-remote-ref'],
      ['data:application/json,{}', 'api-remote-ref'],
      ['javascript:alert(1)', 'api-remote-ref'],
      ['ftp://evil.example/a', 'api-remote-ref'],
      ['gone.yaml#/a', 'api-unreadable'],
      ['docs#/a', 'api-unreadable'],
      ['#/components/schemas/Gone', 'api-dangling-ref'],
      ['#/__proto__/polluted', 'api-dangling-ref'],
      ['#/constructor/prototype', 'api-dangling-ref'],
      ['#components', 'api-dangling-ref'],
      ['#/%zz', 'api-dangling-ref'],
    ] as const
  ).map(([target, code]) => [`a reference to ${target}`, schema(`{ $ref: ${JSON.stringify(target)} }`, '', code)]),
)

/** Scripts in every place whose text is shown. */
const scripts: Readonly<Record<string, BrokenApi>> = Object.fromEntries(
  Object.entries({
    'info.title': whole(`openapi: 3.1.0\ninfo: { title: ${evil}, version: "1" }\npaths: {}\n`),
    'info.summary': whole(`openapi: 3.1.0\ninfo: { title: A, summary: ${evil}, version: ${evil} }\npaths: {}\n`),
    'info.description': whole(`openapi: 3.1.0\ninfo: { title: A, version: "1", description: ${evil} }\npaths: {}\n`),
    'info.contact and license': whole(
      `openapi: 3.1.0\ninfo: { title: A, version: "1", termsOfService: 'javascript:alert(1)', contact: { name: ${evil}, url: 'javascript:alert(1)', email: 'a@b"onclick=alert(1)' }, license: { name: ${evil}, url: 'data:text/html,alert(1)' } }\npaths: {}\n`,
    ),
    servers: whole(
      `${HEAD}servers: [{ url: 'javascript:alert(1)', description: ${evil} }, { url: 'https://{x}', variables: { x: { default: ${evil}, enum: [${evil}], description: ${evil} } } }]\npaths:\n  /a:\n    get: { operationId: g, responses: {} }\n`,
    ),
    tags: whole(
      `${HEAD}tags: [{ name: ${evil}, description: ${evil}, x-displayName: ${evil}, externalDocs: { url: 'javascript:alert(1)', description: ${evil} } }]\npaths:\n  /a:\n    get: { operationId: g, tags: [${evil}], responses: {} }\n`,
    ),
    'an operation id': whole(`${HEAD}paths:\n  /a:\n    get: { operationId: ${evil}, responses: {} }\n`),
    'a path': whole(`${HEAD}paths:\n  ${JSON.stringify(`/${EVIL}`)}:\n    get: { operationId: g, responses: {} }\n`),
    'summary and description': operation(`summary: ${evil}, description: ${evil}, responses: {}`),
    externalDocs: operation(`externalDocs: { url: 'java\\tscript:alert(1)', description: ${evil} }, responses: {}`),
    'a deprecation': operation(`deprecated: true, x-deprecated-description: ${evil}, responses: {}`),
    'a parameter': operation(
      `parameters: [{ name: ${evil}, in: query, description: ${evil}, schema: { type: string, default: ${evil}, example: ${evil} } }], responses: {}`,
    ),
    'a header': operation(
      `responses: { 200: { description: ${evil}, headers: { ${evil}: { description: ${evil}, schema: {} } } } }`,
    ),
    'a status': operation(`responses: { ${evil}: { description: F } }`),
    'a media type': operation(
      `requestBody: { content: { ${evil}: { schema: { type: string }, example: ${evil} } } }, responses: {}`,
    ),
    'a request body': operation(`requestBody: { description: ${evil}, content: {} }, responses: {}`),
    examples: operation(
      `requestBody: { content: { application/json: { examples: { ${evil}: { summary: ${evil}, description: ${evil}, value: ${evil} }, b: { externalValue: 'javascript:alert(1)' } } } } }, responses: {}`,
    ),
    'a schema': schema(
      `{ title: ${evil}, description: ${evil}, type: string, format: ${evil}, pattern: ${evil}, enum: [${evil}], default: ${evil}, x-enumDescriptions: { ${evil}: ${evil} } }`,
    ),
    'a type': schema(`{ type: ${evil} }`),
    properties: schema(
      `{ properties: { ${evil}: { type: string, const: ${evil}, examples: [${evil}] } }, required: [${evil}, ${JSON.stringify(`${EVIL}2`)}] }`,
    ),
    'a component’s name': schema(
      `{ $ref: ${JSON.stringify('#/components/schemas/<b onclick=alert(1)>')} }`,
      `'<b onclick=alert(1)>': { type: object, title: ${evil} }`,
    ),
    'a discriminator': schema(
      `{ oneOf: [${A}], discriminator: { propertyName: ${evil}, mapping: { ${evil}: '#/components/schemas/A' } } }`,
      `A: { type: object }`,
    ),
    'own code samples': operation(`x-codeSamples: [{ lang: ${evil}, label: ${evil}, source: ${evil} }], responses: {}`),
    callbacks: operation(
      `responses: {}, callbacks: { ${evil}: { ${evil}: { post: { description: ${evil}, responses: {} } } } }`,
    ),
    links: operation(
      `responses: { 200: { description: F, links: { ${evil}: { operationId: ${evil}, description: ${evil}, parameters: { ${evil}: ${evil} }, requestBody: ${evil} } } } }`,
    ),
    'security schemes': operation(
      `security: [{ s: [${evil}] }, { t: [] }], responses: {}`,
      `components: { securitySchemes: { s: { type: oauth2, description: ${evil}, flows: { implicit: { authorizationUrl: 'javascript:alert(1)', scopes: { ${evil}: ${evil} } } } }, t: { type: openIdConnect, openIdConnectUrl: 'javascript:alert(1)' } } }\n`,
    ),
    webhooks: whole(
      `${HEAD}webhooks: { ${evil}: { post: { summary: ${evil}, description: ${evil}, responses: {} } } }\n`,
    ),
    'a multipart encoding': operation(
      `requestBody: { content: { multipart/form-data: { schema: { properties: { f: { type: string } } }, encoding: { f: { contentType: ${evil}, headers: { ${evil}: { description: ${evil} } } } } } } }, responses: {}`,
    ),
    xml: schema(
      `{ type: object, xml: { name: ${evil}, namespace: ${evil} }, properties: { a: { type: string, xml: { attribute: true, name: ${evil} } } } }`,
    ),
    'HTML in Markdown': operation(
      `description: "<iframe src=//e.example></iframe><form action=//e.example><input></form><style>*{color:red}</style><base href=//e.example><meta http-equiv=refresh content=0><object data=x></object>", responses: {}`,
    ),
  }).map(([place, broken]) => [`a script in ${place}`, broken]),
)

/** More of everything than anybody writes, and values that no schema allows. */
const excesses: Readonly<Record<string, BrokenApi>> = {
  'a text of ten megabytes': operation(
    `description: ${'x'.repeat(10_000_000)}, responses: {}`,
    '',
    'api-invalid-value',
  ),
  'a key of two megabytes': schema(
    `{ properties: { ${'k'.repeat(2_000_000)}: { type: string } } }`,
    '',
    'api-invalid-value',
  ),
  'five thousand enum values': schema(`{ type: string, enum: [${repeat(5000, (index) => `v${index}`)}] }`),
  'two thousand properties': schema(`{ properties: { ${repeat(2000, (index) => `p${index}: { type: string }`)} } }`),
  'a thousand variants': schema(
    `{ oneOf: [${repeat(1000, (index) => `{ title: V${index}, type: object, properties: { a: { const: ${index} } } }`)}] }`,
  ),
  'five hundred responses': operation(`responses: { ${repeat(500, (index) => `${100 + index}: { description: R }`)} }`),
  'five hundred parameters': operation(
    `parameters: [${repeat(500, (index) => `{ name: p${index}, in: query, schema: {} }`)}], responses: {}`,
  ),
  'two hundred parts of allOf': schema(
    `{ allOf: [${repeat(200, (index) => `{ properties: { p${index}: { type: string } } }`)}] }`,
  ),
  'schemas a thousand deep': schema(
    `${'{ properties: { a: '.repeat(1000)}{}${' } }'.repeat(1000)}`,
    '',
    'api-unreadable',
  ),
  'a chain of a hundred references': schema(
    ref('S0'),
    repeat(100, (index) => `S${index}: ${ref(`S${index + 1}`)}`),
  ),
  'a description of ten thousand brackets': operation(`description: "${'['.repeat(10_000)}", responses: {}`),
  'a description of ten thousand quotes': operation(`description: "${'> '.repeat(10_000)}x", responses: {}`),
  'a pattern that takes for ever': schema(`{ type: string, pattern: '^(a|a)*$', example: ${'a'.repeat(60)}b }`),
  'prototype keys': schema(
    `{ properties: { __proto__: { polluted: true }, constructor: { prototype: { polluted: true } }, toString: {}, hasOwnProperty: {}, valueOf: {} }, required: [__proto__, constructor] }`,
    `__proto__: { polluted: true }, constructor: { type: object }`,
    'api-invalid-value',
  ),
  'a null byte': operation(`summary: "a\\0b", description: "\\0d0\\0 \\0r0\\0 \\0i\\0", responses: {}`),
  'halves of characters': whole(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'A \ud800', version: '1' },
      paths: {
        '/a/{id}': {
          get: {
            operationId: 'get\udfff',
            parameters: ['path', 'query', 'header', 'cookie'].map((place) => ({
              name: place === 'path' ? 'id' : 'p\ud800',
              in: place,
              required: true,
              example: '\udc00',
            })),
            security: [{ key: [] }],
            responses: { 200: { description: '\ud800' } },
          },
        },
      },
      components: { securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'k\ud800' } } },
    }),
  ),
  'numbers that are none': schema(`{ type: number, minimum: .nan, maximum: .inf, multipleOf: -0, default: -.inf }`),
  'limits that contradict each other': schema(
    `{ type: array, minItems: 9999999, maxItems: 0, items: { type: string, minLength: 99999999 } }`,
  ),
  'an operation id that leads out': whole(
    `${HEAD}paths:\n  /a:\n    get: { operationId: ../../../outside, responses: {} }\n`,
  ),
  'a title that leads out': whole(`openapi: 3.1.0\ninfo: { title: ../../outside, version: "1" }\npaths: {}\n`),
  'two operations of one address': whole(
    `${HEAD}paths:\n  /a:\n    get: { operationId: get a, responses: {} }\n    put: { operationId: get-a, responses: {} }\n`,
    'api-duplicate-operation-id',
  ),
}

/** Values of the wrong type, one after the other, at each of these keys. */
const WRONG = ['null', '7', 'text', '[]', '{}', '[null, 1, x, [], {}]', 'true', '{ a: null }'] as const
const OPERATION_KEYS = [
  'tags',
  'summary',
  'parameters',
  'requestBody',
  'responses',
  'callbacks',
  'security',
  'servers',
  'externalDocs',
  'x-codeSamples',
  'deprecated',
]
const SCHEMA_KEYS = [
  'type',
  'properties',
  'required',
  'items',
  'prefixItems',
  'allOf',
  'oneOf',
  'enum',
  'discriminator',
  'additionalProperties',
  'patternProperties',
  'dependentSchemas',
  'examples',
  'xml',
  'format',
  'description',
  'not',
  'if',
  '$ref',
  'x-enumDescriptions',
  'externalDocs',
]
const ROOT_KEYS = [
  'info',
  'servers',
  'tags',
  'security',
  'components',
  'webhooks',
  'paths',
  'x-tagGroups',
  'externalDocs',
]

const wrongTypes: Readonly<Record<string, BrokenApi>> = Object.fromEntries([
  ...OPERATION_KEYS.map((key) => [
    `operation.${key} of every wrong type`,
    whole(
      `${HEAD}paths:\n${WRONG.map((value, index) => `  /a${index}:\n    post: { operationId: o${index}, ${key}: ${value}${key === 'responses' ? '' : ', responses: {}'} }\n`).join('')}`,
    ),
  ]),
  ...SCHEMA_KEYS.map((key) => [
    `schema.${key} of every wrong type`,
    schema(`{ properties: { ${WRONG.map((value, index) => `p${index}: { ${key}: ${value} }`).join(', ')} } }`),
  ]),
  ...ROOT_KEYS.map((key) => [
    `${key} of the wrong type`,
    whole(
      `openapi: 3.1.0\n${key === 'info' ? '' : 'info: { title: A, version: "1" }\n'}${key === 'paths' ? '' : 'paths:\n  /a:\n    get: { operationId: g, tags: [a], responses: {} }\n'}${key}: [null, 1, x, [], { name: null }]\n`,
    ),
  ]),
])

/** Every broken description by what is wrong with it. */
export const brokenApis: Readonly<Record<string, BrokenApi>> = {
  ...circles,
  ...references,
  ...scripts,
  ...excesses,
  ...wrongTypes,
}
