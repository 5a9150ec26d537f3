import type { CodeCase } from './code-case.js'

const INFO = "openapi: 3.1.0\ninfo: { title: Orders, version: '1' }\nservers: [{ url: https://api.example.com }]\n"
const FINE = "responses: { '200': { description: Fine } }"

const description = (text: string, more: Readonly<Record<string, string>> = {}): CodeCase => ({
  fields: "openapi: [{ path: 'openapi.yaml', routeBasePath: '/api' }]",
  files: { 'openapi.yaml': text, ...more },
})
const paths = (text: string): CodeCase => description(`${INFO}paths:\n${text}`)
// One field a line: the lines are shown in the manual.
const get = (fields: string, rest = ''): CodeCase =>
  paths(`  /orders:\n    get:\n      operationId: list-orders\n      summary: List\n      ${fields}\n${rest}`)
const body = (fields: string, rest = ''): CodeCase => {
  const content = `content:\n            application/json:\n              ${fields}`
  return get(`responses:\n        '200':\n          description: Fine\n          ${content}`, rest)
}

const overlaid = (action: string): CodeCase => ({
  ...description(`${INFO}paths: { /orders: { get: { operationId: list-orders, summary: List, ${FINE} } } }\n`, {
    'overlay.yaml': `overlay: 1.0.0\ninfo: { title: Changes, version: '1' }\nactions: [${action}]\n`,
  }),
  fields: "openapi: [{ path: 'openapi.yaml', routeBasePath: '/api', overlays: ['overlay.yaml'] }]",
})

const flows = (workflow: string): CodeCase => ({
  ...description(`${INFO}paths: { /orders: { get: { operationId: list-orders, summary: List, ${FINE} } } }\n`, {
    'flows.yaml': `arazzo: 1.0.1\ninfo: { title: Flows, version: '1' }\nsourceDescriptions: [{ name: shop, url: ./openapi.yaml }]\nworkflows:\n  - workflowId: order\n    ${workflow}\n`,
  }),
  fields: "openapi: [{ path: 'openapi.yaml', routeBasePath: '/api', workflows: ['flows.yaml'] }]",
})

/** Problems in API descriptions. */
export const apiCodes: Readonly<Record<string, CodeCase>> = {
  'api-old-version': description("swaggerVersion: '1.2'\ninfo: { title: Orders, version: '1' }\npaths: {}\n"),
  'api-unknown-version': description("openapi: 4.0.0\ninfo: { title: Orders, version: '1' }\npaths: {}\n"),
  'api-unknown-field': paths(`  /orders:\n    get: { operationId: list, summery: List, ${FINE} }\n`),
  'api-no-earlier-version': {
    fields: "openapi: [{ path: 'openapi.yaml', routeBasePath: '/api', changelog: { since: './openapi-1.yaml' } }]",
    files: {
      'openapi.yaml': `${INFO}paths:\n  /orders:\n    get: { operationId: list-orders, summary: List, ${FINE} }\n`,
    },
  },
  'api-empty': paths('  {}\n'),
  'api-later-than-version': description(
    `${INFO}paths:\n  /orders:\n    get: { operationId: list, summary: List, ${FINE} }\n`,
    {
      'versions.json': '["1.0"]\n',
      'versioned_docs/version-1.0/index.md': '---\nslug: /\n---\n\n# Start\n',
    },
  ),
  'api-missing-info': description(`openapi: 3.1.0\npaths:\n  /orders:\n    get: { operationId: list, ${FINE} }\n`),
  'api-invalid-value': get(`__proto__: 1\n      ${FINE}`),
  'api-file-outside': body("schema: { $ref: '/etc/order.yaml' }"),
  'api-remote-ref': body("schema: { $ref: 'https://schemas.example.com/order.yaml' }"),
  'api-circular-ref': body(
    "schema: { $ref: '#/components/schemas/A' }",
    "components: { schemas: { A: { $ref: '#/components/schemas/A' } } }\n",
  ),
  'api-duplicate-operation-id': paths(
    `  /orders:\n    get: { operationId: list, summary: List, ${FINE} }\n  /plans:\n    get: { operationId: list, summary: List, ${FINE} }\n`,
  ),
  'api-duplicate-part': get(
    `parameters: [{ name: page, in: query, schema: {} }, { name: page, in: query, schema: {} }]\n      ${FINE}`,
  ),
  'api-missing-operation-id': paths(`  /:\n    get: { ${FINE} }\n`),
  'api-unknown-method': paths(
    `  /orders:\n    get: { operationId: list, summary: List, ${FINE} }\n    pots: { operationId: add, summary: Add, ${FINE} }\n`,
  ),
  'api-invalid-path': paths(`  orders:\n    get: { operationId: list, summary: List, ${FINE} }\n`),
  'api-missing-parameter': paths(`  /orders/{id}:\n    get: { operationId: read, summary: Read, ${FINE} }\n`),
  'api-unknown-parameter': get(`parameters: [{ name: page, in: qurey, schema: { type: integer } }]\n      ${FINE}`),
  'api-invalid-event': description(
    "asyncapi: 3.0.0\ninfo: { title: Orders, version: '1' }\nchannels: { orders: { address: orders } }\noperations:\n  onOrder:\n    action: recieve\n    channel: { $ref: '#/channels/orders' }\n",
  ),
  'api-missing-responses': get('responses: {}'),
  'api-missing-description': get("responses: { '200': {} }"),
  'api-undeclared-tag': get(`tags: [Oders]\n      ${FINE}`, 'tags: [{ name: Orders }]\n'),
  'api-unknown-security': get(`security: [{ token: [] }]\n      ${FINE}`),
  'api-unknown-operation': get(
    "responses:\n        '200': { description: Fine, links: { next: { operationId: list-oders } } }",
  ),
  'api-unknown-type': body('schema: { type: strnig }'),
  'api-invalid-keyword': body('schema: { type: object, required: true }'),
  'api-schema-conflict': body('schema: { allOf: [{ type: string }, { type: integer }] }'),
  'api-invalid-example': body('schema: { type: integer }\n              example: seven'),
  'api-long-example': body(`schema: { type: string }\n              example: '${'long '.repeat(20_000)}'`),
  'api-invalid-overlay': overlaid("{ target: '$.info[', remove: true }"),
  'api-unmatched-overlay': overlaid('{ target: $.webhooks, remove: true }'),
  'api-invalid-workflow': flows('steps: [{ stepId: list }]'),
  'api-unknown-step': flows(
    'steps: [{ stepId: list, operationId: list-orders, onSuccess: [{ name: again, type: goto, stepId: lits }] }]',
  ),
  'api-unsupported-field': description(
    `${INFO.replace('3.1.0', '3.2.0')}tags: [{ name: Orders, kind: lifecycle }]\npaths:\n  /orders:\n    get: { operationId: list, summary: List, tags: [Orders], ${FINE} }\n`,
  ),
}
