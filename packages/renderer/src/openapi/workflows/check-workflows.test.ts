import { expect, it } from 'vitest'
import type { JsonObject, JsonValue } from '../json-value.js'
import { checkWorkflows } from './check-workflows.js'

const check = (arazzo: JsonObject): readonly string[] =>
  checkWorkflows({
    paths: { '/a': { get: { operationId: 'list', responses: {} } } },
    'x-docgen-files': { f: { arazzo: '1.0.1', ...arazzo } },
  }).map(
    ({ code, pointer, message, hint }) => `${code} ${pointer.replace('/x-docgen-files/f', '')} ${message}. ${hint}`,
  )

const checkStep = (step: JsonObject, rest: JsonObject = {}): readonly string[] =>
  check({
    workflows: [{ workflowId: 'w', steps: [{ stepId: 's', operationId: 'list', ...step }] }],
    ...rest,
  }).map((line) => line.replace('/workflows/0/steps/0', ''))

it('accepts valid documents, and descriptions without any', () => {
  expect(
    checkStep({ onSuccess: [{ name: 'a', type: 'goto', stepId: 's' }], outputs: { a: '$response.body' } }),
  ).toEqual([])
  expect(checkWorkflows({})).toEqual([])
})

it('reports documents of other versions and without workflows', () => {
  expect(check({ arazzo: '2.0.0' })).toEqual([
    'api-invalid-workflow /arazzo docgen reads Arazzo 1.x, but this document has version 2.0.0. Write arazzo: 1.0.1',
  ])
  expect(check({ arazzo: null })[0]).toContain('has no version')
  expect(check({})[0]).toContain('has no list of workflows')
  expect(check({ workflows: [] })[0]).toContain('the list of workflows is empty')
})

it('reports missing and duplicate ids, and workflows without steps', () => {
  const steps = [{ stepId: 's', operationId: 'list' }]
  const workflows: JsonValue = [{ steps }, { workflowId: 'w', steps: [...steps, ...steps] }, { workflowId: 'w' }]
  expect(check({ workflows })).toEqual([
    'api-invalid-workflow /workflows/0 this workflow has no workflowId. Add a workflowId that no other workflow has',
    'api-invalid-workflow /workflows/2/workflowId another workflow has the workflowId "w", too. Rename one',
    'api-invalid-workflow /workflows/1/steps/1/stepId another step has the stepId "s", too. Rename one',
    'api-invalid-workflow /workflows/2/steps this workflow has no steps. Add at least one step',
  ])
})

it('reports steps without an existing target', () => {
  expect(checkStep({ operationId: 'lits' })).toEqual([
    'api-unknown-operation /operationId no operation has the id "lits". Did you mean list?',
  ])
  const [path] = check({ workflows: [{ workflowId: 'w', steps: [{ stepId: 's', operationPath: '#/paths/~1b/get' }] }] })
  expect(path).toContain('this points to no operation: "#/paths/~1b/get"')
  const [none] = check({ workflows: [{ workflowId: 'w', steps: [{ stepId: 's' }] }] })
  expect(none).toContain('the step "s" runs nothing')
  expect(checkStep({ workflowId: 'w' })[0]).toContain('has both operationId and workflowId')
  expect(checkStep({ operationId: 1 })[0]).toContain('operationId has to be text')
})

it('reports invalid actions and their unknown targets', () => {
  expect(checkStep({ onSuccess: [{ type: 'goto', stepId: 'x' }] })).toEqual([
    'api-unknown-step /onSuccess/0/stepId the workflow has no step "x". Write one of these: s',
  ])
  expect(checkStep({ onFailure: [{ type: 'goto', workflowId: 'x' }] })[0]).toContain('no workflow has the id "x"')
  expect(checkStep({ onFailure: [{ type: 'goto' }] })[0]).toContain('this action goes nowhere')
  expect(checkStep({ onFailure: [{ type: 'stop' }] })[0]).toContain('there is no action of the type "stop"')
  expect(checkStep({ onFailure: [{ name: 'a' }] })[0]).toContain('this action has no type')
  expect(checkStep({ onFailure: [{ type: 'retry', retryLimit: 1 }] })).toEqual([])
})

it('reports references to unknown components and steps', () => {
  const parameters = [{ reference: '$components.parameters.x' }]
  expect(checkStep({ parameters })[0]).toContain('the reference "$components.parameters.x" points to no component')
  expect(checkStep({ parameters: [{ reference: 'x' }] })[0]).toContain('points to no component')
  expect(checkStep({ parameters }, { components: { parameters: { x: { name: 'x', value: 1 } } } })).toEqual([])
  expect(checkStep({ requestBody: { payload: { a: '{$steps.gone.outputs.b}' } } })[0]).toContain(
    'this expression names the step "gone"',
  )
  const steps = [{ stepId: 'List all', operationId: 'list', outputs: { a: '$response.body' } }]
  const outputs = { b: '$steps.List all.outputs.a' }
  expect(check({ workflows: [{ workflowId: 'w', steps, outputs }] })).toEqual([])
  expect(check({ workflows: [{ workflowId: 'w', steps, outputs: { b: '$steps.List alle.outputs.a' } }] })).toHaveLength(
    1,
  )
})
