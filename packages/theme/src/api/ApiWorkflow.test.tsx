import type { WorkflowView } from '@docgen/renderer/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { ApiWorkflow } from './ApiWorkflow.js'

const heading = (name: 'inputs' | 'steps' | 'outputs') =>
  ({ id: name, level: 2, key: `theme.api.workflow.${name}`, label: name }) as const

const EMPTY: WorkflowView = {
  dependsOn: [],
  inputsHeading: heading('inputs'),
  inputsId: 'inputs-schema',
  parameters: [],
  stepsHeading: heading('steps'),
  steps: [],
  outputsHeading: heading('outputs'),
  outputs: [],
  schemas: [],
}

const render = (workflow: Partial<WorkflowView>): string =>
  renderToStaticMarkup(
    <ApiWorkflow text={text} components={theme.components} workflow={{ ...EMPTY, ...workflow }} />,
  ).replaceAll('<!-- -->', '')

const STEP: WorkflowView['steps'][number] = {
  id: 'step-a',
  name: '1. a',
  parameters: [],
  criteria: [],
  onSuccess: [],
  onFailure: [],
  outputs: [],
}

it('shows only the steps if there is nothing else', () => {
  expect(render({})).not.toMatch(/Inputs|Outputs|Run first/)
  expect(render({})).toMatch(/<h2 id="steps">/)
})

it('shows what a step sends, expects and returns', () => {
  const html = render({
    dependsOn: [{ name: 'Log in', href: '/login' }],
    steps: [
      {
        ...STEP,
        operation: { title: 'List', method: 'get', path: '/a', isDeprecated: false, href: '/api/list' },
        parameters: [{ name: 'page', location: 'query', value: '1' }],
        body: { contentType: 'application/json', code: { language: 'json', html: '{}' }, replacements: [] },
        criteria: [{ condition: '$.a', context: '$response.body', type: 'jsonpath' }],
        outputs: [{ name: 'id', location: '', value: '$response.body#/id' }],
      },
      { ...STEP, id: 'step-b', target: { name: 'other.flow' } },
    ],
    outputs: [{ name: 'total', location: '', value: '$steps.a.outputs.id' }],
  })
  expect(html).toContain('<p><strong>Run first</strong></p><ul><li><a href="/login">Log in</a></li></ul>')
  expect(html).toContain('<li><code>page</code> (query): <code>1</code></li>')
  expect(html).toContain('<strong>Request body</strong> <code>application/json</code>')
  expect(html).toContain('<li><code>$response.body</code> jsonpath <code>$.a</code></li>')
  expect(html).toContain('<p><code>other.flow</code></p>')
  expect(html).toMatch(/<h2 id="outputs">.*<code>total<\/code>: <code>\$steps/s)
})

it('says what follows a step', () => {
  const action = { name: '', kind: 'end', retryAfter: 0, retryLimit: 1, criteria: [] }
  const condition = { condition: 'a == 1', context: '', type: 'simple' }
  const html = render({
    steps: [
      {
        ...STEP,
        onSuccess: [
          { ...action, name: 'done', criteria: [condition, condition] },
          { ...action, kind: 'goto', target: { name: 'b', href: '#step-b' } },
        ],
        onFailure: [{ ...action, kind: 'retry', retryAfter: 2, retryLimit: 3, target: { name: 'c' } }],
      },
    ],
  })
  expect(html).toContain('<li>done: End the workflow if <code>a == 1</code> and <code>a == 1</code></li>')
  expect(html).toContain('<li>go to <a href="#step-b">b</a></li>')
  expect(html).toContain('<li>Try again after 2 s, at most 3 times go to <code>c</code></li>')
})
