import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { checkFields } from './check-fields.js'

const problemsOf = (document: JsonObject) =>
  checkFields(document).map(({ pointer, message, hint }) => `${pointer} ${message}. ${hint}`)

it('reports misspelled fields, once for each component', () => {
  const operation = {
    summery: 'List',
    parameters: [{ name: 'a', in: 'query', shema: {} }],
    requestBody: { contnt: {} },
    responses: { 200: { $ref: '#/components/responses/fine' } },
  }
  const content = { 'application/json': { schma: {} } }
  const document = {
    info: { title: 'A', versoin: '1' },
    paths: {
      '/a': { get: operation, parameters: [{ name: 'b', in: 'query', requird: true }], descripton: 'A', delte: {} },
      '/b': { get: { responses: operation.responses } },
    },
    components: { responses: { fine: { descripton: 'Fine', content, headers: { Age: { shema: {} } } } } },
  }
  const unknown = (kind: string, field: string, near: string): string =>
    `this ${kind} has the unknown field "${field}", which is not shown. Did you mean ${near}?`
  const get = '/paths/~1a/get'
  const fine = '/components/responses/fine'
  expect(problemsOf(document)).toEqual([
    `/info/versoin ${unknown('info', 'versoin', 'version')}`,
    `/paths/~1a/descripton ${unknown('path item', 'descripton', 'description')}`,
    `${get}/summery ${unknown('operation', 'summery', 'summary')}`,
    `${get}/parameters/0/shema ${unknown('parameter', 'shema', 'schema')}`,
    `${get}/requestBody/contnt ${unknown('request body', 'contnt', 'content')}`,
    `${fine}/descripton ${unknown('response', 'descripton', 'description')}`,
    `${fine}/content/application~1json/schma ${unknown('media type', 'schma', 'schema')}`,
    `${fine}/headers/Age/shema ${unknown('header', 'shema', 'schema')}`,
    `/paths/~1a/parameters/0/requird ${unknown('parameter', 'requird', 'required')}`,
  ])
})

it('accepts fields of other tools, and those next to the field that they resemble', () => {
  const operation = { 'x-summery': 1, produces: [], summary: 'a', summarys: 'b', responses: {} }
  expect(problemsOf({ info: { title: 'A', version: '1', logo: {} }, paths: { '/a': { get: operation } } })).toEqual([])
})

it('reports `x-internal` with a value that is not a boolean, or in other letters', () => {
  const shared = { 'x-internal': 'yes', description: 'Fine' }
  const responses = { 200: { $ref: '#/components/responses/shared' }, 404: { $ref: '#/components/responses/shared' } }
  const item = {
    get: { 'x-internal': 'true', summery: 'internal' },
    put: { 'x-Internal': true },
    post: { 'x-internal': 'no', responses },
    patch: { 'x-internal': [] },
    delete: { 'x-internal': true },
    head: { 'x-interal': true },
  }
  const document = { paths: { '/a': item }, components: { responses: { shared } } }
  const wrong = '`x-internal` must be true or false, got'
  const kept = 'docgen does not publish this'
  expect(problemsOf(document)).toEqual([
    `/paths/~1a/get/x-internal ${wrong} "true". ${kept} operation. Write true without quotes`,
    `/paths/~1a/put/x-Internal \`x-Internal\` is read as \`x-internal\`: ${kept} operation. Write x-internal`,
    `/paths/~1a/post/x-internal ${wrong} "no". docgen publishes this operation. Write false`,
    `/components/responses/shared/x-internal ${wrong} "yes". ${kept} response. Write true`,
    `/paths/~1a/patch/x-internal ${wrong} an empty list. docgen publishes this operation`,
    '/paths/~1a/head/x-interal this operation has the unknown field "x-interal", which is not shown. Did you mean x-internal?',
  ])
})

it('reports words in place of booleans', () => {
  const get = { deprecated: 'yes', parameters: [{ name: 'a', in: 'query', schema: {}, required: 1, explode: 'maybe' }] }
  expect(problemsOf({ paths: { '/a': { get } } })).toEqual([
    '/paths/~1a/get/deprecated `deprecated` must be true or false, got "yes". Write true',
    '/paths/~1a/get/parameters/0/required `required` must be true or false, got 1. Write true',
    '/paths/~1a/get/parameters/0/explode `explode` must be true or false, got "maybe". undefined',
  ])
})

it('reports entries of lists and maps that are not objects', () => {
  const get = {
    parameters: ['limit'],
    responses: { 200: 'Fine', 201: null, 'x-more': 1 },
    callbacks: { done: { '{$request.body#/url}': [] } },
  }
  const document = {
    tags: ['Orders'],
    paths: { '/a': { get }, '/b': [1], 'x-note': 'none' },
    components: { schemas: { A: { properties: { id: 'string', any: true }, allOf: [1] }, B: 5 } },
  }
  expect(problemsOf(document).map((line) => line.replace('. undefined', ''))).toEqual([
    '/tags/0 `tags[0]` must be an object, got "Orders"',
    '/paths/~1b `/b` must be an object, got a list',
    '/paths/~1a/get/parameters/0 `parameters[0]` must be an object, got "limit"',
    '/paths/~1a/get/responses/200 `200` must be an object, got "Fine"',
    '/paths/~1a/get/callbacks/done/{$request.body#~1url} `{$request.body#/url}` must be an object, got an empty list',
    '/components/schemas/B `B` must be a schema, got 5',
    '/components/schemas/A/properties/id `id` must be a schema, got "string"',
    '/components/schemas/A/allOf/0 `allOf[0]` must be a schema, got 1',
  ])
})

it('names a kind with a plural in the plural', () => {
  const oauth = { type: 'oauth2', flows: { implict: {} } }
  expect(problemsOf({ components: { securitySchemes: { oauth } } })).toEqual([
    '/components/securitySchemes/oauth/flows/implict these flows have the unknown field "implict", which is not shown. Did you mean implicit?',
  ])
})

it('accepts a description in a file', () => {
  const info = { title: 'A', description: { $ref: '#/x-docgen-files/a.md' } }
  expect(problemsOf({ info, 'x-docgen-files': { 'a.md': 'Text' } })).toEqual([])
  expect(problemsOf({ info, 'x-docgen-files': { 'a.md': {} } })).toEqual([
    '/info/description `description` must be a string, got an object. undefined',
  ])
})
