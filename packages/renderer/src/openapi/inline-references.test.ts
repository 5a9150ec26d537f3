import { expect, it } from 'vitest'
import { inlineReferences } from './inline-references.js'

const ref = (pointer: string) => ({ $ref: `#${pointer}` })
const LIST = { operationId: 'listPets', responses: { 200: { description: 'OK' } } }

it('inlines operations, maps and lists, and says where they come from', () => {
  const { document, origins } = inlineReferences({
    info: ref('/x-info'),
    tags: [ref('/x-tag'), { name: 'b' }],
    paths: {
      '/pets': { get: ref('/x-docgen-files/list.yaml'), post: { responses: ref('/x-docgen-files/all.yaml/ok') } },
    },
    components: {
      schemas: { Pet: { properties: ref('/components/x-fields') } },
      'x-fields': { id: { type: 'string' } },
    },
    'x-info': { title: 'Pets' },
    'x-tag': { name: 'a' },
    'x-docgen-files': { 'list.yaml': LIST, 'all.yaml': { ok: { 200: { description: 'Yes' } } } },
  })
  expect(document).toMatchObject({
    info: { title: 'Pets' },
    tags: [{ name: 'a' }, { name: 'b' }],
    paths: { '/pets': { get: LIST, post: { responses: { 200: { description: 'Yes' } } } } },
    components: { schemas: { Pet: { properties: { id: { type: 'string' } } } } },
  })
  expect(origins).toEqual({
    '/info': '/x-info',
    '/tags/0': '/x-tag',
    '/paths/~1pets/get': '/x-docgen-files/list.yaml',
    '/paths/~1pets/post/responses': '/x-docgen-files/all.yaml/ok',
    '/components/schemas/Pet/properties': '/components/x-fields',
  })
})

it('inlines operations in the file of a path, and parts of inlined parts', () => {
  const { document, origins } = inlineReferences({
    paths: { '/pets': ref('/x-docgen-files/path.yaml') },
    'x-docgen-files': {
      'path.yaml': { get: ref('/x-docgen-files/get.yaml') },
      'get.yaml': { operationId: 'get', responses: ref('/x-docgen-files/more.yaml/responses') },
      'more.yaml': { responses: { 404: { description: 'No' } } },
    },
  })
  expect(document['x-docgen-files']).toMatchObject({
    'path.yaml': { get: { operationId: 'get', responses: { 404: { description: 'No' } } } },
  })
  expect(origins['/x-docgen-files/path.yaml/get/responses']).toBe('/x-docgen-files/more.yaml/responses')
})

it('keeps files that other references need, and removes the others', () => {
  const { document } = inlineReferences({
    paths: { '/a': { get: ref('/x-docgen-files/a.yaml') }, '/b': { get: ref('/x-docgen-files/b.yaml') } },
    components: { responses: { Ok: ref('/x-docgen-files/b.yaml/responses/200') } },
    'x-docgen-files': { 'a.yaml': LIST, 'b.yaml': LIST },
  })
  expect(Object.keys(document['x-docgen-files'] ?? {})).toEqual(['b.yaml'])
})

it.each([
  ['components that references may name', { paths: { '/a': ref('/x') }, components: { schemas: { A: ref('/b') } } }],
  [
    'properties with the names of fields',
    { components: { schemas: { A: { properties: { get: ref('/b'), tags: ref('/b') } } } } },
  ],
  ['data', { components: { examples: { a: { value: { tags: [ref('/b')], info: ref('/b') } } } } }],
  ['references with other fields', { info: { ...ref('/b'), title: 'A' } }],
  ['references to nothing, and to text', { info: ref('/gone'), tags: [ref('/c')], c: 'text' }],
  ['cycles', { components: { schemas: { A: { properties: ref('/components/schemas/A/properties') } } } }],
  ['longer cycles', { info: ref('/externalDocs'), externalDocs: ref('/info') }],
])('keeps %s', (_name, document) => {
  expect(inlineReferences({ b: { type: 'string' }, ...document })).toEqual({
    document: { b: { type: 'string' }, ...document },
    origins: {},
  })
})

it('ends for parts that contain themselves, and for parts that would grow without limit', () => {
  const own = inlineReferences({ paths: { '/a': { get: { callbacks: ref('/paths') } } } })
  expect(Object.keys(own.origins)).toEqual(['/paths/~1a/get/callbacks'])
  const levels = Object.fromEntries(
    Array.from({ length: 60 }, (_, level) => {
      const next = { properties: ref(`/x-${level + 1}`) }
      return [`x-${level}`, { a: next, b: next }]
    }),
  )
  const grown = inlineReferences({ components: { schemas: { A: { properties: ref('/x-0') } } }, ...levels })
  expect(Object.keys(grown.origins).length).toBeLessThan(250_000)
})
