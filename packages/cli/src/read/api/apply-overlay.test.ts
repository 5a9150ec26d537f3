import type { JsonObject, JsonValue } from '@docgen/renderer/openapi'
import { expect, it } from 'vitest'
import { applyOverlay } from './apply-overlay.js'

const description = {
  info: { title: 'Orders' },
  tags: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
  paths: {
    '/orders': { get: { tags: ['a'], 'x-note': 1 }, post: { deprecated: true } },
    "/it's": { get: { tags: ['b'] } },
  },
}

function apply(actions: JsonValue, overlay: JsonObject = { overlay: '1.0.0' }) {
  const document: JsonObject = structuredClone(description)
  const origins: Record<string, string> = {}
  const problems = applyOverlay(document, { overlay: { ...overlay, actions }, path: 'o.yaml' }, origins)
  return { document, origins, problems: problems.map(({ code, pointer }) => `${code} ${pointer}`) }
}

it('merges objects, joins lists and replaces values, and knows what comes from where', () => {
  const update = {
    info: { version: '1' },
    tags: [{ name: 'd' }],
    paths: { '/orders': { post: { deprecated: false } } },
  }
  const { document, origins, problems } = apply([{ target: '$', update }])
  expect(problems).toEqual([])
  expect(document).toMatchObject({
    info: { title: 'Orders', version: '1' },
    tags: [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }],
    paths: { '/orders': { get: description.paths['/orders'].get, post: { deprecated: false } } },
  })
  const at = '/x-docgen-files/o.yaml/actions/0/update'
  expect(origins).toEqual({
    '/info/version': `${at}/info/version`,
    '/tags/3': `${at}/tags/0`,
    '/paths/~1orders/post/deprecated': `${at}/paths/~1orders/post/deprecated`,
  })
})

it('appends to selected lists, and updates each selected part with its own copy', () => {
  const actions = [
    { target: '$.tags', update: { name: 'e' } },
    { target: '$.paths[*].get', update: { responses: { 200: {} } } },
    { target: '$.paths["/orders"].get.responses', update: { 201: {} } },
    { target: '$.paths["/orders"].get.tags[0]', update: 'z' },
  ]
  const { document, problems } = apply(actions)
  expect(problems).toEqual([])
  expect(document).toMatchObject({
    tags: [{}, {}, {}, { name: 'e' }],
    paths: {
      '/orders': { get: { tags: ['z'], responses: { 200: {}, 201: {} } } },
      "/it's": { get: { responses: { 200: {} } } },
    },
  })
  expect(document).not.toHaveProperty(['paths', "/it's", 'get', 'responses', '201'])
})

it.each<[string, JsonObject]>([
  ['$.tags[0,2]', { tags: [{ name: 'b' }] }],
  ["$.tags[?@.name == 'b']", { tags: [{ name: 'a' }, { name: 'c' }] }],
  ["$.paths['/it\\'s']", { paths: { '/orders': description.paths['/orders'] } }],
  ['$..tags[0]', { tags: [{ name: 'b' }, { name: 'c' }], paths: { "/it's": { get: { tags: [] } } } }],
  ['$.paths.*[?@.deprecated]', { info: { title: 'Orders' } }],
])('removes %s', (target, expected) => {
  const { document, problems } = apply([{ target, remove: true, update: { ignored: 1 } }])
  expect(problems).toEqual([])
  expect(document).toMatchObject(expected)
  expect(JSON.stringify(document)).not.toBe(JSON.stringify(description))
})

it('copies one part into each target', () => {
  const { document, origins, problems } = apply(
    [
      { target: '$.paths', update: { '/items': { get: { tags: ['z'] } } } },
      { target: '$.paths["/items"]', copy: '$.paths["/orders"]' },
      { target: '$.paths["/orders"]', remove: true },
      { target: '$', copy: '$.info' },
      { target: '$.info.title', copy: '$.tags[1].name' },
    ],
    { overlay: '1.1.0' },
  )
  expect(problems).toEqual([])
  expect(document).toMatchObject({ title: 'Orders', info: { title: 'b' } })
  expect(document['paths']).toEqual({
    "/it's": { get: { tags: ['b'] } },
    '/items': { get: { tags: ['z', 'a'], 'x-note': 1 }, post: { deprecated: true } },
  })
  expect(origins['/paths/~1items/post']).toBe('/x-docgen-files/o.yaml/actions/1/copy/post')
})

it('keeps the origins of elements after a removed one', () => {
  const { origins } = apply([
    { target: '$.tags', update: { name: 'd' } },
    { target: '$.tags[0]', remove: true },
  ])
  expect(origins).toMatchObject({ '/tags/0': '/tags/1', '/tags/2': '/x-docgen-files/o.yaml/actions/0/update' })
})

it.each<[string, JsonValue, string]>([
  ['no list', 1, 'api-invalid-overlay /actions'],
  ['no target', [{}], 'api-invalid-overlay /actions/0'],
  ['an unreadable target', [{ target: '$[' }], 'api-invalid-overlay /actions/0/target'],
  ['a target with patterns', [{ target: '$.tags[?match(@.name, "(a+)+$")]' }], 'api-invalid-overlay /actions/0/target'],
  ['too many descents', [{ target: '$..*..*..*' }], 'api-invalid-overlay /actions/0/target'],
  ['searches in searches', [{ target: '$..[?count($..*) > 1]' }], 'api-invalid-overlay /actions/0/target'],
  ['a copy of nothing', [{ target: '$.info', copy: '$.gone' }], 'api-invalid-overlay /actions/0/copy'],
  ['a copy of several parts', [{ target: '$.info', copy: '$.tags[*]' }], 'api-invalid-overlay /actions/0/copy'],
  ['a copy without JSONPath', [{ target: '$.info', copy: {} }], 'api-invalid-overlay /actions/0/copy'],
  ['nothing matched', [{ target: '$.gone', remove: true }], 'api-unmatched-overlay /actions/0/target'],
])('reports %s', (_name, actions, expected) => {
  const { problems, document } = apply(actions)
  expect(problems).toEqual([expected])
  expect(document).toEqual(description)
})

it('reports files of other formats', () => {
  expect(apply([], { openapi: '3.1.0' }).problems).toEqual(['api-invalid-overlay '])
  expect(apply([], { overlay: '2.0.0' }).problems).toEqual(['api-invalid-overlay /overlay'])
})
