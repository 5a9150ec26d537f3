import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { webhook } from '../../test/api-view-data.js'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { Callbacks } from './Callbacks.js'

const props = { text, components: theme.components }
const callback = (name: string, operations: (typeof webhook)[]) => ({
  name,
  id: `callback-${name}`,
  expression: '{$request.body#/url}',
  operations,
})

it('nests callbacks of a callback one level below', () => {
  const inner = callback('inner', [{ ...webhook, id: 'inner-post', callbacks: [] }])
  const outer = callback('outer', [{ ...webhook, id: 'outer-post', callbacks: [inner] }])
  const html = renderToString(<Callbacks {...props} callbacks={[outer]} />)
  expect(html.match(/<h[234]\b[^>]*>Callbacks/g)).toEqual(['<h2>Callbacks', '<h4>Callbacks'])
  expect(html).toMatch(/<h3[^>]* id="callback-outer"/)
  expect(html).toMatch(/<div class="inner callback"><h4>Callbacks<\/h4><h4[^>]* id="callback-inner"/)
  expect(html.match(/that you provide/g)).toHaveLength(1)
})

it('describes the purpose of a request, and nothing that its URL already states', () => {
  const requests = ['Order shipped', 'POST order.paid', 'shipped'].map((title, index) => ({
    ...webhook,
    id: `request-${index}`,
    path: [{ text: 'order.paid', isParameter: false }],
    title,
    callbacks: [],
  }))
  const html = renderToString(<Callbacks {...props} callbacks={[callback('shipped', requests)]} />)
  expect(html).toContain('<p>Order shipped</p>')
  expect(html).not.toMatch(/<p>(?:POST order.paid|shipped)</)
})

it('shows the URL of a callback without a request', () => {
  const html = renderToString(<Callbacks {...props} callbacks={[callback('empty', [])]} />)
  expect(html).toContain('<code>{$request.body#/url}</code>')
})

it('links to the pages of callbacks that have one', () => {
  const link = {
    id: 'callback-paid-post',
    title: 'Paid',
    method: 'post',
    path: '{$url}',
    isDeprecated: false,
    href: '/c',
  }
  const html = renderToString(<Callbacks {...props} callbacks={[{ ...callback('paid', []), links: [link] }]} />)
  expect(html).toMatch(/<ul class="operations"><li id="callback-paid-post"><a href="\/c">/)
  expect(html).not.toContain('request.body')
})
