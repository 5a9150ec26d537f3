import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { createTargetFinder } from './find-target.js'

const operation = { operationId: 'list', responses: {} }
const SHOP = { name: 'shop', url: './openapi.yaml', type: 'openapi' }

function createFinder(...sourceDescriptions: readonly JsonObject[]) {
  const find = createTargetFinder({
    paths: { '/a/{id}': { get: operation } },
    'x-docgen-files': {
      'a.yaml': { arazzo: '1.0.0', sourceDescriptions, workflows: [{ workflowId: 'one' }] },
      'b.yaml': { arazzo: '1.0.0', workflows: [{ workflowId: 'two' }] },
    },
  })
  return (kind: 'operationId' | 'operationPath' | 'workflowId', value: string) => {
    const target = find({ kind, value }, { file: '/x-docgen-files/a.yaml' })
    return target && 'entry' in target ? target.entry.slug : target?.kind
  }
}

it('finds operations by id and by path', () => {
  const find = createFinder(SHOP)
  expect(find('operationId', 'list')).toBe('list')
  expect(find('operationId', '$sourceDescriptions.shop.list')).toBe('list')
  expect(find('operationPath', '{$sourceDescriptions.shop.url}#/paths/~1a~1{id}/get')).toBe('list')
  expect(find('operationPath', '{$sourceDescriptions.shop.url}#/paths/~1a~1%7Bid%7D/get')).toBe('list')
  expect(find('operationPath', '{$sourceDescriptions.shop.url}#/paths/~1a~1{id}')).toBe('list')
  expect(find('operationId', 'lists')).toBeUndefined()
  expect(find('operationId', '$sourceDescriptions.other.list')).toBeUndefined()
  expect(find('operationPath', '{$sourceDescriptions.shop.url}#/paths/~1b/%/get')).toBeUndefined()
})

it('does not know operations of other descriptions', () => {
  const find = createFinder(SHOP, { name: 'bank', url: 'https://bank.example/openapi.json' })
  expect(find('operationId', '$sourceDescriptions.bank.pay')).toBe('outside')
  expect(find('operationId', 'list')).toBe('list')
})

it('finds workflows of the same document, and of others by the name of their source', () => {
  const find = createFinder(SHOP, { name: 'flows', url: './b.yaml', type: 'arazzo' })
  expect(find('workflowId', 'one')).toBe('workflows/one')
  expect(find('workflowId', 'two')).toBeUndefined()
  expect(find('workflowId', '$sourceDescriptions.flows.two')).toBe('workflows/two')
  expect(find('workflowId', '$sourceDescriptions.flows.gone')).toBe('outside')
})
