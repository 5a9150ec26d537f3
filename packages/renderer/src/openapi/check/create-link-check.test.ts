import { expect, it } from 'vitest'
import { childNode, EXTERNAL_FILES, nodeAt, rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { createLinkCheck } from './create-link-check.js'

const document = {
  paths: { '/orders/{id}': { get: { operationId: 'getOrder' } } },
  [EXTERNAL_FILES]: { 'a.yaml': {} },
}

function check(link: JsonObject) {
  const whole = { ...document, link }
  const { visit, problems } = createLinkCheck(rootNode(whole))
  visit(childNode(rootNode(whole), 'link'), true)
  visit(nodeAt(whole, '/paths/~1orders~1{id}/get'), false)
  return problems().map(({ pointer, message, hint }) => [pointer, message.replace(/^.*: /, ''), hint])
}

it.each<[string, JsonObject]>([
  ['an id', { operationId: 'getOrder' }],
  ['a reference', { operationRef: '#/paths/~1orders~1{id}/get' }],
  ['another description', { operationRef: 'https://a.org/api.yaml#/paths/~1a/get' }],
  ['a file that is missing', { operationRef: `#/${EXTERNAL_FILES}/gone.yaml/paths/~1a/get` }],
  ['nothing', {}],
])('accepts a link to %s', (_name, link) => {
  expect(check(link)).toEqual([])
})

it('suggests the nearest operation', () => {
  expect(check({ operationId: 'getOrdr' })).toEqual([
    ['/link/operationId', '"getOrdr"', 'Did you mean `operationId: getOrder`?'],
  ])
  expect(check({ operationRef: '#/paths/~1order~1{id}/get' })).toEqual([
    ['/link/operationRef', '"#/paths/~1order~1{id}/get"', "Did you mean `operationRef: '#/paths/~1orders~1{id}/get'`?"],
  ])
  expect(check({ operationId: 'x' })).toEqual([['/link/operationId', '"x"', undefined]])
})
