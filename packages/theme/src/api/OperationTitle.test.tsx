import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { operation } from '../../test/api-view-data.js'
import { OperationTitle } from './OperationTitle.js'

const PATH = [{ text: '/orders', isParameter: false }]

it.each([
  ['Order created', '<p>Order created</p>'],
  ['onOrder', ''],
  ['/orders', ''],
  ['POST /orders', ''],
])('renders the title %j only if it adds something', (title, html) => {
  const view = { ...operation, method: 'post', path: PATH, title }
  expect(renderToStaticMarkup(<OperationTitle name="onOrder" operation={view} />)).toBe(html)
})
