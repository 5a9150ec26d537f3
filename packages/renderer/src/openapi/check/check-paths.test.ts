import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { checkPaths } from './check-paths.js'

const problemsOf = (document: JsonObject) =>
  checkPaths(document).map(({ pointer, message, hint }) => `${pointer} ${message}. ${hint}`)
const ofParameter = (parameter: JsonObject) => problemsOf({ paths: { '/a': { get: { parameters: [parameter] } } } })

describe('checkPaths', () => {
  it('reports nothing without problems', () => {
    const parameters = [{ name: 'a', in: 'query' }, { $ref: '#/components/parameters/b' }, { $ref: '#/nowhere' }]
    const item = { summary: 'x', parameters, get: { parameters }, servers: [], 'x-gett': {}, additionalOperations: {} }
    const components = { parameters: { b: { name: 'b', in: 'cookie' } } }
    const paths = { '/a': item, 'x-own': { gett: {} } }
    expect(problemsOf({ paths, webhooks: { sent: item }, components })).toEqual([])
  })

  it('reports a path without a leading slash', () => {
    expect(problemsOf({ paths: { 'a/{id}': {} } })).toEqual([
      '/paths/a~1{id} the path "a/{id}" does not begin with a slash, so its operations have no pages. Write /a/{id}',
    ])
  })

  it('reports a method in upper case', () => {
    expect(problemsOf({ paths: { '/a': { POST: {} } } })).toEqual([
      '/paths/~1a/POST OpenAPI writes methods in lower case: other tools ignore "POST". Write post',
    ])
  })

  it('reports misspelt methods, once if several paths refer to them', () => {
    const components = { pathItems: { a: { gett: {}, push: { responses: {} }, info: {} } } }
    const item = { $ref: '#/components/pathItems/a' }
    expect(problemsOf({ paths: { '/a': item, '/b': item }, components })).toEqual([
      '/components/pathItems/a/gett "gett" is not an HTTP method, so this operation has no page. Did you mean get?',
      expect.stringMatching(/^\/components\/pathItems\/a\/push .* Use one of get, put, /),
    ])
  })

  it.each([
    [
      { name: 'a', in: 'qury' },
      '/in the parameter "a" has the unknown location "qury", so it is not shown. Did you mean query?',
    ],
    [
      { name: 'a' },
      ' the parameter "a" has no `in`, so it is not shown. Write `in:` and one of path, query, header, cookie',
    ],
    [{ in: 'query' }, ' this parameter has no name, so it is not shown. Give it a `name` in quotes'],
    [
      { name: 5, in: 'query' },
      '/name this parameter has a name that is not a string, so it is not shown. Give it a `name` in quotes',
    ],
  ])('reports the parameter %j, which is not shown', (parameter, problem) => {
    expect(ofParameter(parameter)).toEqual([`/paths/~1a/get/parameters/0${problem}`])
  })
})
