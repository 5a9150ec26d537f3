import { expect, it } from 'vitest'
import type { JsonObject, JsonValue } from '../json-value.js'
import { listArazzoFiles, listWorkflows, readWorkflow, withoutWorkflows } from './workflow.js'

const bundle = (workflows: JsonValue, rest: JsonObject = {}): JsonObject => ({
  openapi: '3.1.0',
  'x-docgen-files': { 'flows.yaml': { arazzo: '1.0.1', workflows, ...rest } },
})

function read(workflow: JsonObject, rest?: JsonObject) {
  const document = bundle([{ workflowId: 'a', ...workflow }], rest)
  const [entry] = listWorkflows(document)
  if (!entry) throw new Error('no workflow')
  return readWorkflow(document, entry)
}

it('lists workflows with titles and unique routes', () => {
  const document = bundle([
    { workflowId: 'placeOrder', steps: [] },
    { workflowId: 'place-order', summary: 'Order again' },
    { workflowId: '' },
    { summary: 'No id' },
  ])
  expect(listWorkflows(document)).toMatchObject([
    { id: 'placeOrder', title: 'Place order', slug: 'workflows/place-order', file: '/x-docgen-files/flows.yaml' },
    { title: 'Order again', slug: 'workflows/place-order-2', pointer: '/x-docgen-files/flows.yaml/workflows/1' },
  ])
  expect(listWorkflows({ openapi: '3.1.0' })).toEqual([])
})

it('removes Arazzo documents from a description', () => {
  const document = bundle([])
  const other = { ...document, 'x-docgen-files': { ...(document['x-docgen-files'] as JsonObject), 'b.yaml': { c: 1 } } }
  expect(listArazzoFiles(other)).toHaveLength(1)
  expect(withoutWorkflows(document)).toEqual({ openapi: '3.1.0' })
  expect(withoutWorkflows(other)).toEqual({ openapi: '3.1.0', 'x-docgen-files': { 'b.yaml': { c: 1 } } })
  const plain = { openapi: '3.1.0' }
  expect(withoutWorkflows(plain)).toBe(plain)
})

it('reads a step with its parts', () => {
  const step = {
    stepId: 's',
    description: 'First.',
    operationId: 'list',
    parameters: [{ name: 'page', in: 'query', value: 2 }],
    requestBody: { payload: { a: 1 }, replacements: [{ target: '/a', value: '$inputs.a' }] },
    successCriteria: [
      { condition: '$statusCode == 200' },
      { context: '$response.body', condition: '$.a', type: { type: 'jsonpath' } },
      {},
    ],
    onSuccess: [{ name: 'next', type: 'goto', stepId: 't', criteria: [{ condition: 'true' }] }],
    outputs: { id: '$response.body#/id' },
  }
  expect(read({ steps: [step] }).steps).toMatchObject([
    {
      id: 's',
      target: { kind: 'operationId', value: 'list' },
      parameters: [{ name: 'page', location: 'query', value: '2' }],
      body: { contentType: '', payload: { a: 1 }, replacements: [{ name: '/a', value: '$inputs.a' }] },
      criteria: [
        { condition: '$statusCode == 200', context: '', type: 'simple' },
        { condition: '$.a', context: '$response.body', type: 'jsonpath' },
      ],
      onSuccess: [{ name: 'next', kind: 'goto', target: { kind: 'stepId', value: 't' }, criteria: [{}] }],
      onFailure: [],
      outputs: [{ name: 'id', value: '$response.body#/id' }],
    },
  ])
})

it('uses components and the actions of the workflow', () => {
  const { steps, parameters } = read(
    {
      parameters: [{ reference: '$components.parameters.page', value: 3 }],
      failureActions: [{ reference: '$components.failureActions.again' }],
      steps: [
        { stepId: 's', operationId: 'list' },
        { stepId: 't', workflowId: 'b', onFailure: [{ name: 'stop', type: 'end' }] },
      ],
    },
    {
      components: {
        parameters: { page: { name: 'page', in: 'query', value: 1 } },
        failureActions: { again: { name: 'again', type: 'retry', retryAfter: 1, retryLimit: 5, workflowId: 'b' } },
      },
    },
  )
  expect(parameters).toMatchObject([{ name: 'page', location: 'query', value: '3' }])
  expect(steps.map(({ onFailure }) => onFailure)).toMatchObject([
    [{ name: 'again', retryAfter: 1, retryLimit: 5, target: { kind: 'workflowId', value: 'b' } }],
    [{ name: 'stop', kind: 'end' }],
  ])
})
