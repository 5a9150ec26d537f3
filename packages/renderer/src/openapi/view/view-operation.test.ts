import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { listCallbacks } from '../nouns/callback.js'
import { listOperations } from '../operation-entry.js'
import { createTestDraft, wordsOf } from '../test-draft.js'
import { viewOperation } from './view-operation.js'

/** The first operation of a description with one path, as its own page. */
function view(path: string, operation: JsonObject, more: JsonObject = {}, id = '') {
  const document = { openapi: '3.1.0', ...more, paths: { [path]: { post: operation } } }
  const draft = createTestDraft(document)
  const [entry] = listOperations(document)
  if (!entry) throw new Error('no operation')
  const routes = { byId: () => undefined, byReference: () => undefined, byPointer: () => undefined }
  return { draft, view: viewOperation(document, entry, { id, schemes: [], overview: '/api', routes }, draft) }
}

it('links the parameters of its path to their rows', () => {
  const parameters = ['a', 'b c'].map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
  const { view: page } = view('/x/{a}{b c}/y', { parameters })
  expect(page.path).toEqual([
    { text: '/x/', isParameter: false },
    { text: '{a}', isParameter: true, href: '#path-a' },
    { text: '{b c}', isParameter: true, href: '#path-b-c' },
    { text: '/y', isParameter: false },
  ])
  expect(page.parameterGroups[0]?.parameters.map(({ id }) => id)).toEqual(['path-a', 'path-b-c'])
})

it('lists servers only if it has its own, and uses the first for its URL', () => {
  const servers = [{ url: 'https://{r}.example/v1/', variables: { r: { default: 'eu' } } }]
  const shared = view('/x', {}, { servers })
  expect([shared.view.serverUrl, shared.view.servers]).toEqual(['https://eu.example/v1', []])
  const own = view('/x', { servers: [{ url: 'https://own.example' }] }, { servers })
  expect([own.view.serverUrl, own.view.servers.map(({ url }) => url)]).toEqual([
    'https://own.example',
    ['https://own.example'],
  ])
})

it('has its method, path and id among the words of the search', () => {
  const { draft } = view('/x', { operationId: 'makeIt', summary: 'Make it' })
  expect(wordsOf(draft)[0]).toContain('POST /x makeIt')
})

it('prefixes ids and lowers headings in another page', () => {
  const body = { content: { 'application/json': { schema: { type: 'object' } } } }
  const { view: page, draft } = view('/x', { requestBody: body }, {}, 'hook')
  expect([page.requestBody?.heading.id, page.requestBody?.heading.level]).toEqual(['hook-request-body', 4])
  expect(draft.toc).toEqual([])
  expect(view('/x', { requestBody: body }).draft.toc.map(({ id }) => id)).toEqual(['request-body', 'responses'])
})

it('shows callbacks of callbacks, but no further', () => {
  const callback = { $ref: '#/components/callbacks/Again' }
  const again = { '{$request.body#/url}': { post: { callbacks: { again: callback } } } }
  const { view: page } = view('/x', { callbacks: { again: callback } }, { components: { callbacks: { Again: again } } })
  const [first] = page.callbacks
  expect(first).toMatchObject({ id: 'callback-again', expression: '{$request.body#/url}' })
  const inner = first?.operations[0]
  expect(inner).toMatchObject({ kind: 'callback', serverUrl: '', id: 'callback-again-post' })
  expect(inner?.callbacks[0]?.operations[0]?.callbacks).toEqual([])
})

it('links to the pages of its callbacks, and from the page of a callback to the operations', () => {
  const done = { '{$request.body#/url}': { post: {} } }
  const document = { openapi: '3.1.0', paths: { '/x': { post: { callbacks: { done } } } } }
  const operations = listOperations(document)
  const [callback] = listCallbacks(document, operations)
  const [operation] = operations
  if (!operation || !callback) throw new Error('nothing listed')
  const routes = {
    byId: () => undefined,
    byReference: () => undefined,
    byPointer: (pointer: string) => ({ href: pointer === callback.pointer ? '/done' : '/x', name: '' }),
  }
  const input = { id: '', schemes: [], overview: '/api', routes }
  const page = viewOperation(document, operation, input, createTestDraft(document))
  expect(page.callbacks).toMatchObject([
    { name: 'done', operations: [], links: [{ id: 'callback-done-post', title: 'done', method: 'post' }] },
  ])
  const own = viewOperation(document, callback, input, createTestDraft(document))
  expect(own.senders).toMatchObject({ heading: { id: 'used-by' }, operations: [{ method: 'post', path: '/x' }] })
  expect(page.senders).toBeUndefined()
})
