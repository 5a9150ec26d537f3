import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { createTestDraft, wordsOf } from '../test-draft.js'
import { createTargetFinder } from '../workflows/find-target.js'
import { listWorkflows, readWorkflow } from '../workflows/workflow.js'
import { viewWorkflow } from './view-workflow.js'

function view(...workflows: readonly JsonObject[]) {
  const document = {
    paths: { '/a': { get: { operationId: 'list', summary: 'List all', responses: {} } } },
    'x-docgen-files': { f: { arazzo: '1.0.1', workflows } },
  }
  const [entry] = listWorkflows(document)
  if (!entry) throw new Error('no workflow')
  const draft = createTestDraft(document)
  const input = { routeBase: '/api', findTarget: createTargetFinder(document) }
  return { view: viewWorkflow(readWorkflow(document, entry), input, draft), draft }
}

it('links steps to operations, workflows and other steps', () => {
  const { view: found, draft } = view(
    {
      workflowId: 'first',
      dependsOn: ['second'],
      steps: [
        {
          stepId: 's',
          operationId: 'list',
          onSuccess: [
            { name: 'a', type: 'goto', stepId: 't' },
            { name: 'b', type: 'goto', stepId: 'gone' },
            { name: 'c', type: 'retry', workflowId: 'second' },
          ],
        },
        { stepId: 't', workflowId: 'second', requestBody: { payload: '<a/>' } },
        { stepId: 'u', workflowId: '$sourceDescriptions.other.third', requestBody: { payload: 'plain' } },
      ],
      outputs: { id: '$steps.s.outputs.id' },
    },
    { workflowId: 'second', summary: 'Second flow', steps: [] },
  )
  expect(found.dependsOn).toMatchObject([{ name: 'Second flow' }])
  expect(found.steps).toMatchObject([
    {
      id: 'step-s',
      name: '1. s',
      operation: { title: 'List all', method: 'get' },
      onSuccess: [
        { target: { name: 't', href: '#step-t' }, retryLimit: 1, retryAfter: 0 },
        { target: { name: 'gone' } },
        { kind: 'retry', target: { name: 'Second flow' } },
      ],
    },
    { target: { name: 'Second flow' }, body: { code: { language: 'xml' } } },
    { target: { name: 'other.third' }, body: { code: { language: 'text' } } },
  ])
  expect(draft.links.map(({ href }) => href)).toEqual([
    '/api/workflows/second',
    '/api/list',
    '/api/workflows/second',
    '/api/workflows/second',
  ])
  expect(draft.toc.map(({ text }) => text)).toEqual(['Steps', '1. s', '2. t', '3. u', 'Outputs'])
  expect(wordsOf(draft).join(' ')).toContain('List all')
})

it('shows inputs, parameters and payloads', () => {
  const { view: found, draft } = view({
    workflowId: 'first',
    summary: 'Long\nsummary',
    inputs: { type: 'object', properties: { id: { type: 'string' } } },
    parameters: [{ name: 'page', in: 'query', value: 1 }],
    steps: [{ stepId: 's', operationId: 'list', requestBody: { contentType: 'text/x', payload: { a: 1 } } }],
  })
  expect(found).toMatchObject({
    inputs: { properties: [expect.anything()] },
    parameters: [{ name: 'page', location: 'query', value: '1' }],
    steps: [{ body: { contentType: 'text/x', code: { language: 'json' } } }],
  })
  expect(found).toHaveProperty('descriptionHtml')
  expect(draft.toc[0]?.text).toBe('Inputs')
})
