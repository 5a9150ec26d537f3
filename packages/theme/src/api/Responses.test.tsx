import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { body, example, heading, response, schema } from '../../test/api-view-data.js'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { ResponseLinks, Responses } from './Responses.js'

const responses = {
  heading: heading('responses', 'responses'),
  id: 'response-tabs',
  items: [response('200', [body('b', schema('string'), [example('e')])]), response('404', [])],
}
const render = (hasExamples: boolean, items = responses.items): string =>
  renderToString(
    <Responses
      text={text}
      components={theme.components}
      responses={{ ...responses, items }}
      hasExamples={hasExamples}
    />,
  )

describe('Responses', () => {
  it('are tabs by status with everything in the HTML', () => {
    const html = render(false)
    expect(html).toContain('<div class="statuses"><div class="tabs" data-tab-group="api-status"')
    expect(html).toMatch(/value="200".*id="response-200" class="status">200 OK<.*Answer 200\./)
    expect(html).toMatch(/value="404".*id="response-404" class="status">404 Not Found</)
    expect(html).toContain('<summary>1 response header</summary>')
    expect(html).toContain('id="response-404-header-Retry-After"')
    expect(html).toContain('<code>application/json</code> <span class="type">string</span>')
  })

  it('have examples only when no column does', () => {
    expect(render(false)).not.toContain('id="e"')
    const html = render(true)
    expect(html).toContain('id="e"')
    expect(html).not.toContain('data-tab-group')
  })

  it('render nothing when empty', () => {
    expect(render(false, [])).toBe('')
  })
})

it('ResponseLinks link to operations with the values they pass', () => {
  const link = {
    name: 'GetOrder',
    id: 'link-GetOrder',
    operation: 'get-order',
    href: '/api/get-order',
    parameters: [{ name: 'order_id', value: '$response.body#/id' }],
  }
  const html = renderToString(<ResponseLinks text={text} components={theme.components} links={[link]} />)
  expect(html).toContain('<a href="/api/get-order">get-order</a>')
  expect(html).toContain('<code>order_id = $response.body#/id</code>')
})
