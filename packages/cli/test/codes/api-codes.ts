import type { CodeCase } from './code-case.js'

const INFO = "openapi: 3.1.0\ninfo: { title: Orders, version: '1' }\nservers: [{ url: https://api.example.com }]\n"
const FINE = "responses: { '200': { description: Fine } }"

const description = (text: string, more: Readonly<Record<string, string>> = {}): CodeCase => ({
  fields: "openapi: [{ path: 'openapi.yaml', routeBasePath: '/api' }]",
  files: { 'openapi.yaml': text, ...more },
})
const paths = (text: string): CodeCase => description(`${INFO}paths:\n${text}`)
const get = (fields: string, rest = ''): CodeCase =>
  paths(`  /orders:\n    get: { operationId: list-orders, summary: List, ${fields} }\n${rest}`)
const body = (schema: string, example?: string, rest = ''): CodeCase => {
  const content = `{ schema: ${schema}${example === undefined ? '' : `, example: ${example}`} }`
  return get(`responses: { '200': { description: Fine, content: { application/json: ${content} } } }`, rest)
}

/** Problems in API descriptions. */
export const apiCodes: Readonly<Record<string, CodeCase>> = {
  'api-old-version': description("swagger: '2.0'\ninfo: { title: Orders, version: '1' }\npaths: {}\n"),
  'api-unknown-version': description("openapi: 4.0.0\ninfo: { title: Orders, version: '1' }\npaths: {}\n"),
  'api-unknown-field': paths(`  /orders:\n    get: { operationId: list, summery: List, ${FINE} }\n`),
  'api-empty': paths('  {}\n'),
  'api-later-than-version': description(
    `${INFO}paths:\n  /orders:\n    get: { operationId: list, summary: List, ${FINE} }\n`,
    {
      'versions.json': '["1.0"]\n',
      'versioned_docs/version-1.0/index.md': '---\nslug: /\n---\n\n# Start\n',
    },
  ),
  'api-missing-info': description(`openapi: 3.1.0\npaths:\n  /orders:\n    get: { operationId: list, ${FINE} }\n`),
  'api-invalid-value': get(`__proto__: 1, ${FINE}`),
  'api-file-outside': body("{ $ref: '/etc/order.yaml' }"),
  'api-remote-ref': body("{ $ref: 'https://schemas.example.com/order.yaml' }"),
  'api-circular-ref': body(
    "{ $ref: '#/components/schemas/A' }",
    undefined,
    "components: { schemas: { A: { $ref: '#/components/schemas/A' } } }\n",
  ),
  'api-duplicate-operation-id': paths(
    `  /orders:\n    get: { operationId: list, summary: List, ${FINE} }\n  /plans:\n    get: { operationId: list, summary: List, ${FINE} }\n`,
  ),
  'api-duplicate-part': get(
    `parameters: [{ name: page, in: query, schema: {} }, { name: page, in: query, schema: {} }], ${FINE}`,
  ),
  'api-missing-operation-id': paths(`  /:\n    get: { ${FINE} }\n`),
  'api-unknown-method': paths(
    `  /orders:\n    get: { operationId: list, summary: List, ${FINE} }\n    pots: { operationId: add, summary: Add, ${FINE} }\n`,
  ),
  'api-invalid-path': paths(`  orders:\n    get: { operationId: list, summary: List, ${FINE} }\n`),
  'api-missing-parameter': paths(`  /orders/{id}:\n    get: { operationId: read, summary: Read, ${FINE} }\n`),
  'api-unknown-parameter': get(`parameters: [{ name: page, in: qurey, schema: { type: integer } }], ${FINE}`),
  'api-missing-responses': get('tags: []'),
  'api-missing-description': get("responses: { '200': {} }"),
  'api-undeclared-tag': get(`tags: [Oders], ${FINE}`, 'tags: [{ name: Orders }]\n'),
  'api-unknown-security': get(`security: [{ token: [] }], ${FINE}`),
  'api-unknown-operation': get(
    "responses: { '200': { description: Fine, links: { next: { operationId: list-oders } } } }",
  ),
  'api-unknown-type': body('{ type: strnig }'),
  'api-invalid-keyword': body('{ type: object, required: true }'),
  'api-schema-conflict': body('{ allOf: [{ type: string }, { type: integer }] }'),
  'api-invalid-example': body('{ type: integer }', 'seven'),
  'api-long-example': body('{ type: string }', `'${'long '.repeat(20_000)}'`),
  'api-unsupported-field': description(
    `${INFO.replace('3.1.0', '3.2.0')}tags: [{ name: Orders, kind: nav }]\npaths:\n  /orders:\n    get: { operationId: list, summary: List, tags: [Orders], ${FINE} }\n`,
  ),
}
