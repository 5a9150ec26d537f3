import { expect, it } from 'vitest'
import { listOperations } from '../operation-entry.js'
import { listCallbacks } from './callback.js'

const list = (paths: Record<string, object>, callbacks: Record<string, object> = {}) => {
  const document = JSON.parse(JSON.stringify({ openapi: '3.1.0', paths, components: { callbacks } }))
  return listCallbacks(document, listOperations(document))
}
const hook = (operation: object = {}): object => ({ '{$request.body#/url}': { post: operation } })

it('names callbacks by their id or name, with the operation where a name is taken', () => {
  const paths = {
    '/a': { post: { operationId: 'makeA', callbacks: { onDone: hook({ summary: 'It is done' }), '✓': hook() } } },
    '/b': { post: { operationId: 'makeB', callbacks: { 'on-done': hook(), late: hook({ operationId: 'onDone' }) } } },
    '/c': { post: { operationId: 'make-b', callbacks: { 'on-done': hook() } } },
  }
  expect(list(paths).map(({ slug, title }) => [slug, title])).toEqual([
    ['callbacks/on-done', 'It is done'],
    ['callbacks/post', '✓'],
    ['callbacks/on-done-post', 'on-done'],
    ['callbacks/make-b-on-done', 'On done'],
    ['callbacks/make-b-2-on-done', 'on-done'],
  ])
})

it('numbers callbacks of one operation whose names are alike', () => {
  const callbacks = { done: hook(), Done: hook(), DONE: hook(), 'done!': hook() }
  expect(list({ '/a': { post: { operationId: 'a', callbacks } } }).map(({ slug }) => slug)).toEqual([
    'callbacks/done',
    'callbacks/done-post',
    'callbacks/a-done',
    'callbacks/a-done-2',
  ])
})

it('lists a shared callback once, with all operations that lead to it, and no internal one', () => {
  const shared = { callbacks: { done: { $ref: '#/components/callbacks/Done' } } }
  const hidden = { callbacks: { secret: { 'x-internal': true, ...hook() } } }
  const [first, ...others] = list({ '/a': { post: shared }, '/b': { put: shared, get: hidden } }, { Done: hook() })
  expect(others).toEqual([])
  expect(first?.senders.map(({ method, path }) => [method, path])).toEqual([
    ['post', '/a'],
    ['put', '/b'],
  ])
})
