import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { checkFields } from './check-fields.js'

const problemsOf = (get: JsonObject, components: JsonObject = {}) =>
  checkFields({ paths: { '/a': { get } }, components }).map(
    ({ code, pointer, message, hint }) => `${code} ${pointer.replace('/paths/~1a/get/', '')} ${message}. ${hint}`,
  )

const schema = { type: 'string' }
const move = 'Move it: `content: { application/json: { schema: … } }`'

it('reports the schema of a body outside of `content`', () => {
  const content = { 'text/plain': { schema } }
  expect(problemsOf({ requestBody: { schema }, responses: { 200: { schema, content } } })).toEqual([
    `api-unknown-field requestBody/schema this request body has \`schema\` outside of \`content\`. ${move}`,
    `api-unknown-field responses/200/schema this response has \`schema\` outside of \`content\`, which is not shown. ${move}`,
  ])
})

it('reports keywords outside of the schema of a parameter, a header and a media type', () => {
  const parameters = [
    { name: 'a', in: 'query', type: 'string', format: 'date' },
    { name: 'b', in: 'query', schema, default: 'x', required: true },
  ]
  const response = { headers: { Age: schema }, content: { 'application/json': { type: 'object', properties: {} } } }
  expect(problemsOf({ parameters, responses: { 200: response } })).toEqual([
    'api-unknown-field parameters/0/type `type` of this parameter is outside of `schema`. Move it: `schema: { type: … }`',
    'api-unknown-field parameters/1/default `default` of this parameter is outside of `schema`, so it is not shown. Move it: `schema: { default: … }`',
    'api-unknown-field responses/200/headers/Age/type `type` of this header is outside of `schema`. Move it: `schema: { type: … }`',
    'api-unknown-field responses/200/content/application~1json/type `type` of this media type is outside of `schema`. Move it: `schema: { type: … }`',
  ])
})

it('reports what describes no data', () => {
  const examples = { a: { id: 1 }, b: 5, c: { summary: 'C' }, d: { value: 1 }, e: { externalValue: '/e' } }
  const parameters = [
    { name: 'a', in: 'query' },
    { name: 'b', in: 'query', examples, schema },
  ]
  const get = {
    requestBody: { description: 'Body' },
    parameters,
    responses: { 200: { headers: { Age: {} } }, 204: {} },
  }
  expect(problemsOf(get)).toEqual([
    'api-invalid-keyword requestBody this request body has no `content`, so nothing describes its data. Add `content` with a media type',
    'api-invalid-keyword parameters/0 this parameter has no `schema`, so its type is not shown. Add `schema`',
    'api-invalid-keyword parameters/1/examples/b `b` must be an object, got 5. undefined',
    'api-invalid-keyword parameters/1/examples/a this example has no `value`. Move its data into `value`',
    'api-invalid-keyword parameters/1/examples/c this example has no `value`. Add `value` or `externalValue`',
    'api-invalid-keyword responses/200/headers/Age this header has no `schema`, so its type is not shown. Add `schema`',
  ])
})

it('reports references to another kind of component', () => {
  const $ref = '#/components/schemas/A'
  const responses = {
    200: { $ref },
    201: { content: { 'application/json': { $ref } } },
    404: { $ref: '#/components/headers/H' },
    500: { $ref: '#/components/examples/E' },
  }
  const schemas = { A: { type: 'object', xml: 5 } }
  const problems = problemsOf({ responses }, { schemas, headers: { H: { schema } }, examples: { E: { value: 1 } } })
  expect(problems).toEqual([
    'api-invalid-keyword responses/200/$ref `$ref` of this response points to a schema. Write `content: { application/json: { schema: { $ref: … } } }`',
    'api-invalid-keyword responses/201/content/application~1json/$ref `$ref` of this media type points to a schema. Write `schema: { $ref: … }`',
    'api-invalid-keyword responses/404/$ref `$ref` of this response points to a header. Refer to a response',
    'api-invalid-keyword responses/500/$ref `$ref` of this response points to an example. Refer to a response',
  ])
})
