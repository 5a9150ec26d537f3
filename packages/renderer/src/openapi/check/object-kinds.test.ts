import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { checkFields } from './check-fields.js'

/** One sound object of each kind. */
const SOUND = {
  openapi: '3.1.0',
  info: { title: 'A', version: '1', contact: { name: 'A', email: 'a@a.example' }, license: { name: 'MIT', url: 'a' } },
  servers: [{ url: 'https://{host}.example.com', variables: { host: { default: 'a', enum: ['a'] } } }],
  tags: [{ name: 'Events', description: 'All', externalDocs: { url: 'https://a.example' } }],
  'x-tagGroups': [{ name: 'All', tags: ['Events'] }],
  security: [{ token: [] }],
  paths: {
    '/a': {
      parameters: [{ name: 'id', in: 'path', required: true, examples: {}, schema: { type: 'string' } }],
      get: {
        tags: ['Events'],
        operationId: 'a',
        deprecated: true,
        responses: {
          '201': {
            description: 'Fine',
            content: { 'application/json': { examples: { a: { value: 1 } } } },
            links: { a: { operationRef: 'b' } },
          },
          default: { description: 'Other' },
        },
        callbacks: { done: { url: { post: { requestBody: { content: {} } } } } },
      },
    },
  },
  components: {
    schemas: {
      Order: {
        required: ['total'],
        discriminator: { propertyName: 'kind' },
        properties: {
          total: { format: 'double', maximum: 5 },
          kind: { items: {}, enum: [1] },
          enums: { pattern: 'a' },
        },
        example: { propertys: 1 },
      },
    },
    securitySchemes: {
      token: { type: 'http', scheme: 'Bearer' },
      key: { type: 'apiKey', name: 'key', in: 'header' },
      login: { type: 'oauth2', flows: { authorizationCode: { tokenUrl: 'https://a.example', scopes: {} } } },
    },
  },
}

const problemsOf = (document: JsonObject): string[] =>
  checkFields(document).map(({ pointer, message, hint }) => `${pointer}: ${message}${hint ? ` (${hint})` : ''}`)

it('accepts a sound description', () => {
  expect(problemsOf(SOUND)).toEqual([])
})

const unknown = (pointer: string, kind: string, near: string): string =>
  `${pointer}: ${/s$/.test(kind) ? `these ${kind} have` : `this ${kind} has`} the unknown field "${pointer.split('/').at(-1)}", which is not shown (Did you mean ${near}?)`
const get = '/paths/~1a/get'
const order = '/components/schemas/Order'
const schemes = '/components/securitySchemes'

it.each([
  ['"tags":[{', '"tag":[{', unknown('/tag', 'description', 'tags')],
  ['"security":', '"securty":', unknown('/securty', 'description', 'security')],
  ['"servers":', '"server":', unknown('/server', 'description', 'servers')],
  ['"paths":', '"path":', unknown('/path', 'description', 'paths')],
  ['"components":', '"component":', unknown('/component', 'description', 'components')],
  ['"email":', '"emial":', unknown('/info/contact/emial', 'contact', 'email')],
  ['"MIT","url":', '"MIT","ulr":', unknown('/info/license/ulr', 'license', 'url')],
  ['"description":"All"', '"describtion":"All"', unknown('/tags/0/describtion', 'tag', 'description')],
  ['"x-tagGroups":', '"x-tagGroup":', unknown('/x-tagGroup', 'description', 'x-tagGroups')],
  ['"description":"All"', '"x-displayname":"All"', unknown('/tags/0/x-displayname', 'tag', 'x-displayName')],
  ['"name":"All"', '"nam":"All"', unknown('/x-tagGroups/0/nam', 'tag group', 'name')],
  ['"variables":', '"variable":', unknown('/servers/0/variable', 'server', 'variables')],
  ['"default":"a"', '"defualt":"a"', unknown('/servers/0/variables/host/defualt', 'server variable', 'default')],
  ['"schemas":', '"schema":', unknown('/components/schema', 'components', 'schemas')],
  ['"securitySchemes":', '"securityScheme":', unknown('/components/securityScheme', 'components', 'securitySchemes')],
  ['"properties":', '"propertys":', unknown(`${order}/propertys`, 'schema', 'properties')],
  ['"maximum":', '"maxium":', unknown(`${order}/properties/total/maxium`, 'schema', 'maximum')],
  ['"pattern":', '"patern":', unknown(`${order}/properties/enums/patern`, 'schema', 'pattern')],
  ['"enum":[1]', '"enums":[1]', unknown(`${order}/properties/kind/enums`, 'schema', 'enum')],
  ['"items":', '"item":', unknown(`${order}/properties/kind/item`, 'schema', 'items')],
  ['"propertyName":', '"propertName":', unknown(`${order}/discriminator/propertName`, 'discriminator', 'propertyName')],
  ['"scheme":', '"schema":', unknown(`${schemes}/token/schema`, 'security scheme', 'scheme')],
  [
    '"authorizationCode":',
    '"authorisationCode":',
    unknown(`${schemes}/login/flows/authorisationCode`, 'flows', 'authorizationCode'),
  ],
  ['"tokenUrl":', '"tokenURI":', unknown(`${schemes}/login/flows/authorizationCode/tokenURI`, 'flow', 'tokenUrl')],
  [
    '"requestBody":',
    '"requestbody":',
    unknown(`${get}/callbacks/done/url/post/requestbody`, 'operation', 'requestBody'),
  ],
  ['"operationRef":', '"operationref":', unknown(`${get}/responses/201/links/a/operationref`, 'link', 'operationRef')],
  [
    '"value":1',
    '"vaule":1',
    unknown(`${get}/responses/201/content/application~1json/examples/a/vaule`, 'example', 'value'),
  ],
  [
    '"application/json":',
    '"json":',
    `${get}/responses/201/content/json: "json" is not a media type (Did you mean application/json?)`,
  ],
  ['"201":', '"20X":', `${get}/responses/20X: "20X" is not an HTTP status (Did you mean 2XX?)`],
  [
    '"201":',
    '"604":',
    `${get}/responses/604: "604" is not an HTTP status (Write a number from 100 to 599, a range such as 2XX, or default)`,
  ],
  ['"default":{', '"deafult":{', `${get}/responses/deafult: "deafult" is not an HTTP status (Did you mean default?)`],
  ['"double"', '"dubble"', `${order}/properties/total/format: unknown format "dubble" (Did you mean double?)`],
  ['["total"]', '["totl"]', `${order}/required/0: the required property "totl" is not defined (Did you mean total?)`],
  ['"Bearer"', '"basci"', `${schemes}/token/scheme: unknown scheme "basci" (Did you mean basic?)`],
  [
    '"type":"http"',
    '"type":"htpp"',
    `${schemes}/token/type: \`type\` must be one of apiKey, http, mutualTLS, oauth2, openIdConnect, got "htpp" (Did you mean http?)`,
  ],
  [
    '"in":"header"',
    '"in":"headers"',
    `${schemes}/key/in: \`in\` must be one of query, header, cookie, got "headers" (Did you mean header?)`,
  ],
  [
    '"required":true',
    '"required":"true"',
    '/paths/~1a/parameters/0/required: `required` must be true or false, got "true" (Write true without quotes)',
  ],
  [
    '"required":true',
    '"required":false',
    '/paths/~1a/parameters/0/required: `required` must be true for a path parameter, got false',
  ],
  [
    '"deprecated":true',
    '"deprecated":"yes"',
    `${get}/deprecated: \`deprecated\` must be true or false, got "yes" (Write true)`,
  ],
  ['"tags":["Events"],"op', '"tags":"Events","op', `${get}/tags: \`tags\` must be a list, got "Events"`],
  ['"security":[{"token":[]}]', '"security":"none"', '/security: `security` must be a list, got "none"'],
  ['"examples":{},', '"examples":[5],', '/paths/~1a/parameters/0/examples: `examples` must be an object, got a list'],
  ['"operationId":"a"', '"operationId":5', `${get}/operationId: \`operationId\` must be a string, got 5`],
])('reports %s written as %s', (from, to, expected) => {
  const sound = JSON.stringify(SOUND)
  expect(sound).toContain(from)
  expect(problemsOf(JSON.parse(sound.replace(from, to)))).toEqual([expected])
})

it('ignores what is internal, and visits recursive parts once', () => {
  const Node = { 'x-internal': true, propertys: {} }
  const Tree = { properties: { child: { $ref: '#/components/schemas/Tree' } }, descripton: 'A' }
  expect(problemsOf({ components: { schemas: { Node, Tree } } })).toEqual([
    unknown('/components/schemas/Tree/descripton', 'schema', 'description'),
  ])
})

it('accepts formats of other tools, and properties that another part of a schema defines', () => {
  const A = {
    properties: { urn: { format: 'urn' }, text: { format: 'twiml' } },
    allOf: [{ required: ['accessed'], properties: { access: {} } }, { properties: { accessed: {} } }],
  }
  expect(problemsOf({ components: { schemas: { A } } })).toEqual([])
})
