import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { schema } from '../../test/api-view-data.js'
import { TypeLabel } from './TypeLabel.js'

const render = (...given: Parameters<typeof schema>): string =>
  renderToStaticMarkup(<TypeLabel schema={schema(...given)} />)

it('is the type, with a link to the page of the schema that it names or that follows it', () => {
  expect(render('object')).toBe('<span class="type">object</span>')
  expect(render('Order[]', { page: { href: '/o' } })).toBe('<a class="type" href="/o">Order[]</a>')
  expect(render('object', { page: { href: '/o', name: 'Order' } })).toBe(
    '<span class="type">object</span> <a class="type" href="/o">Order</a>',
  )
})
