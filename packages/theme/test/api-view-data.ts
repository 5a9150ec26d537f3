import type {
  ApiHeadingView,
  ExampleView,
  MediaTypeView,
  OperationView,
  OverviewView,
  PropertyView,
  ResponseView,
  SchemaView,
} from '@docgen/renderer/contract'

/** A schema of a type; `more` overrides the defaults. */
export const schema = (type: string, more: Partial<SchemaView> = {}): SchemaView => ({
  type,
  title: '',
  isNullable: false,
  isReadOnly: false,
  isWriteOnly: false,
  constraints: [],
  enumValues: [],
  isEnumFolded: false,
  examples: [],
  properties: [],
  tuple: [],
  variantGroups: [],
  rules: [],
  conflicts: [],
  ...more,
})

/** A row whose id is its path. */
export const property = (id: string, own: SchemaView, more: Partial<PropertyView> = {}): PropertyView => ({
  name: id.split('.').at(-1) ?? id,
  kind: 'name',
  id,
  isRequired: false,
  schema: own,
  ...more,
})

/** A typical parameter. */
export const parameter = (id: string, own: SchemaView, more: Partial<PropertyView> = {}) => ({
  ...property(id, own, more),
  allowsEmptyValue: false,
  allowsReserved: false,
  namedExamples: [],
})

/** A heading in the page's language. */
export const heading = (id: string, key: string, level: 2 | 3 | 4 = 2): ApiHeadingView => ({
  id,
  level,
  key: `theme.api.${key}`,
  label: id,
})

/** An example whose code is its name. */
export const example = (id: string, label = ''): ExampleView => ({
  name: label,
  label,
  id,
  isGenerated: false,
  code: { language: 'json', html: `<span><span class="s">"${id}"</span>\n</span>` },
})

/** A body in one media type. */
export const body = (id: string, own: SchemaView, examples: readonly ExampleView[] = []): MediaTypeView => ({
  mediaType: 'application/json',
  id,
  schema: own,
  examples,
  encodings: [],
  isSampled: true,
})

/** A response with a body. */
export const response = (status: string, mediaTypes: readonly MediaTypeView[]): ResponseView => ({
  status,
  statusName: status === '200' ? 'OK' : 'Not Found',
  statusClass: status === '200' ? 'success' : 'client-error',
  id: `response-${status}`,
  descriptionHtml: `<p>Answer ${status}.</p>`,
  headers: [parameter(`response-${status}-header-Retry-After`, schema('integer'))],
  mediaTypes,
  links: [],
})

const money = (id: string): SchemaView =>
  schema('object', {
    title: 'Money',
    properties: [
      property(`${id}.amount`, schema('integer', { constraints: [{ name: 'minimum', value: '0' }] }), {
        isRequired: true,
      }),
      property(`${id}.currency`, schema('string', { enumValues: [{ value: 'EUR' }, { value: 'USD' }] })),
    ],
  })

const order = (id: string): SchemaView =>
  schema('object', {
    title: 'Order',
    descriptionHtml: '<p>One purchase, see <a href="/plans">plans</a>.</p>',
    properties: [
      property(`${id}.id`, schema('string', { isReadOnly: true }), { isRequired: true }),
      property(`${id}.total`, money(`${id}.total`)),
      property(`${id}.legacy`, schema('string', { deprecation: { html: '<p>Use <code>total</code>.</p>' } })),
      property(
        `${id}.item`,
        schema('one of', {
          variantGroups: [
            {
              kind: 'oneOf',
              id: `${id}.item.oneOf`,
              discriminator: 'type',
              variants: ['Plan', 'File'].map((label) => ({
                id: `${id}.item.${label}`,
                label,
                discriminatorValues: [label.toLowerCase()],
                schema: schema('object', {
                  properties: [property(`${id}.item.${label}.type`, schema('string', { constant: '"x"' }))],
                }),
              })),
            },
          ],
        }),
      ),
      property(
        `${id}.parent`,
        schema('object', { fold: { reason: 'recursive', name: 'Order', href: '#schema-Order' } }),
      ),
    ],
  })

/** An operation with one of everything. */
export const operation: OperationView = {
  kind: 'operation',
  id: '',
  title: 'Create an order',
  method: 'post',
  serverUrl: 'https://api.example.com/v1',
  path: [
    { text: '/bots/', isParameter: false },
    { text: '{bot_id}', isParameter: true, href: '#path-bot_id' },
    { text: '/orders', isParameter: false },
  ],
  descriptionHtml: '<p>Starts a purchase.</p><h2 id="rules">Rules</h2><p>There are some.</p>',
  deprecation: {},
  externalDocs: { href: 'https://example.com/orders', label: 'https://example.com/orders', isUrl: true },
  authorization: {
    heading: heading('authorization', 'authorization'),
    isOptional: false,
    alternatives: [{ schemes: [{ name: 'apiKey', type: 'HTTP bearer', scopes: ['write'], href: '/api#security' }] }],
  },
  parameterGroups: [
    {
      location: 'path',
      heading: heading('path-parameters', 'parameters.path'),
      parameters: [
        parameter(
          'path-bot_id',
          schema('string', { constraints: [{ name: 'pattern', value: '^bot_' }], examples: ['"bot_1"'] }),
          { isRequired: true },
        ),
      ],
    },
  ],
  requestBody: {
    heading: heading('request-body', 'requestBody'),
    isRequired: true,
    id: 'request-tabs',
    mediaTypes: [body('request-content', order('request'), [example('one', 'First'), example('two', 'Second')])],
  },
  responses: {
    heading: heading('responses', 'responses'),
    id: 'response-tabs',
    items: [
      response('200', [body('response-200-content', order('response-200'), [example('response-200-example')])]),
      response('404', [body('response-404-content', schema('object'), [example('response-404-example')])]),
    ],
  },
  callbacks: [],
  servers: [],
  samples: ['curl', 'python'].map((value) => ({
    value,
    label: value,
    codes: [{ label: '', code: { language: 'bash', html: `<span>${value} ${'a long line '.repeat(20)}\n</span>` } }],
  })),
  schemas: [{ id: 'schema-Order', name: 'Order', schema: money('schema-Order') }],
}

const { authorization, ...unguarded } = operation

/** A request that the reader receives: it has neither samples nor a URL. */
export const webhook: OperationView = {
  ...unguarded,
  kind: 'webhook',
  id: 'webhook-paid',
  title: 'An order is paid',
  serverUrl: '',
  path: [{ text: 'order.paid', isParameter: false }],
  descriptionHtml: '<p>Money has come.</p>',
  parameterGroups: [],
  requestBody: {
    heading: heading('webhook-paid-request-body', 'requestBody', 4),
    isRequired: true,
    id: 'webhook-paid-request-tabs',
    mediaTypes: [body('webhook-paid-content', money('webhook-paid-request'), [example('webhook-paid-example')])],
  },
  responses: { heading: heading('webhook-paid-responses', 'responses', 4), id: 'webhook-paid-tabs', items: [] },
  samples: [],
  schemas: [],
}

/** An overview with one of everything. */
export const overview: OverviewView = {
  title: 'Shop API',
  version: '1.2.0',
  summary: 'Sells things.',
  descriptionHtml: '<p>All of it.</p>',
  downloads: [{ href: '/openapi.yaml', label: 'openapi.yaml' }],
  servers: [
    {
      url: 'https://{region}.example.com',
      variables: [{ name: 'region', defaultValue: 'eu', values: ['eu', 'us'] }],
    },
  ],
  serversHeading: heading('servers', 'servers'),
  securitySchemes: [
    {
      name: 'login',
      id: 'security-login',
      type: 'OAuth 2.0',
      descriptionHtml: '<p>Ask for a token.</p>',
      facts: [{ name: 'in', value: 'header' }],
      flows: [
        {
          name: 'authorizationCode',
          facts: [{ name: 'tokenUrl', value: 'https://example.com/token' }],
          scopes: [{ name: 'write', description: 'Change things' }],
        },
      ],
    },
  ],
  securityHeading: heading('security', 'security'),
  tags: [
    {
      name: 'Orders',
      id: 'tag-Orders',
      level: 4,
      group: { id: 'group-Shop', label: 'Shop' },
      models: [],
      descriptionHtml: '<p>About orders.</p>',
      operations: [
        { title: 'Create an order', method: 'post', path: '/orders', isDeprecated: false, href: '/api/create-order' },
        { title: 'Count orders', method: 'get', path: '/orders/count', isDeprecated: true, href: '/api/count' },
      ],
    },
  ],
  operationsHeading: heading('operations', 'operations'),
  webhookLinks: [],
  webhooks: [webhook],
  webhooksHeading: heading('webhooks', 'webhooks'),
  workflows: [],
  workflowsHeading: heading('workflows', 'workflows'),
  contact: { name: 'Support', email: 'support@example.com' },
  license: { name: 'The MIT License', identifier: 'MIT' },
  models: [],
  schemas: [],
}
