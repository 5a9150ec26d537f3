import type { OperationView } from '@docgen/renderer/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { heading, operation } from '../../test/api-view-data.js'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { OperationText } from './OperationText.js'

const render = (view: OperationView, hasExamples = false): string =>
  renderToStaticMarkup(
    <OperationText text={text} components={theme.components} operation={view} hasExamples={hasExamples} />,
  )

it('has its parts in the order in which readers need them', () => {
  const servers = [{ url: 'https://eu.example.com', variables: [] }]
  const order = render({ ...operation, servers }).match(
    /Deprecated<|Starts a purchase|https:\/\/example\.com\/orders"|eu\.example|id="(?:authorization|path-parameters|request-body|responses)"/g,
  )
  expect(order).toEqual([
    'Deprecated<',
    'Starts a purchase',
    'https://example.com/orders"',
    'eu.example',
    'id="authorization"',
    'id="path-parameters"',
    'id="request-body"',
    'id="responses"',
  ])
})

it('omits what an operation lacks', () => {
  const {
    deprecation: _d,
    descriptionHtml: _h,
    externalDocs: _e,
    authorization: _a,
    requestBody: _b,
    ...rest
  } = operation
  const responses = { heading: heading('responses', 'responses'), id: 'r', items: [] }
  expect(render({ ...rest, parameterGroups: [], responses })).toBe('')
})

it('has all examples of the body only if no column has them', () => {
  const summary = '<summary>2 examples</summary>'
  expect(render(operation)).toContain(summary)
  expect(render(operation, true)).not.toContain(summary)
  expect(render(operation, true)).toContain('id="one"')
})
