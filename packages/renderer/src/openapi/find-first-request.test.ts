import { expect, it } from 'vitest'
import { readApiDescription } from './api-description.js'
import { findFirstRequest } from './find-first-request.js'
import type { JsonObject } from './json-value.js'

const find = (paths: JsonObject): string | undefined =>
  findFirstRequest(readApiDescription({ openapi: '3.1.0', info: { title: 'A' }, paths }))?.entry.path

const required = { parameters: [{ name: 'q', in: 'query', required: true }] }
const optional = { parameters: [{ name: 'q', in: 'query' }] }

it('skips what writes, needs a parameter or is deprecated', () => {
  const paths = {
    '/write': { post: {} },
    '/a/{id}': { get: {} },
    '/old': { get: { deprecated: true } },
    '/search': { get: required },
    '/shared': { get: {}, ...required },
    '/list': { get: optional },
    '/later': { get: {} },
  }
  expect(find(paths)).toBe('/list')
})

it('finds none if every request needs something', () => {
  expect(find({ '/a': { get: required } })).toBeUndefined()
  expect(find({})).toBeUndefined()
})
