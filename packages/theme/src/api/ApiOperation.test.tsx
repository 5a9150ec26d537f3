import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { operation, webhook } from '../../test/api-view-data.js'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { ApiOperation } from './ApiOperation.js'

const render = (view = operation): string =>
  renderToString(<ApiOperation text={text} components={theme.components} operation={view} />)

describe('ApiOperation', () => {
  it('renders endpoint, samples, responses, then optional parts', () => {
    const html = render()
    const offsets = [
      'class="code-frame endpoint"',
      'class="api-samples"',
      'Deprecated</span>',
      'Starts a purchase.',
      'id="authorization"',
      'id="path-parameters"',
      'id="request-body"',
      'id="responses"',
      'class="api-rest"',
      'id="schema-Order"',
    ].map((part) => html.indexOf(part))
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
    expect(offsets).not.toContain(-1)
  })

  it('describes an event before its samples', () => {
    const html = render({ ...webhook, descriptionHtml: '<p>Paid.</p>' })
    expect(html.indexOf('Paid.')).toBeGreaterThan(0)
    expect(html.indexOf('Paid.')).toBeLessThan(html.indexOf('class="api-samples"'))
    expect(html.split('Paid.')).toHaveLength(2)
  })

  it('has a column only when it has content', () => {
    const html = render({ ...operation, samples: [], responses: { ...operation.responses, items: [] }, schemas: [] })
    expect(html).not.toContain('api-samples')
    expect(html).not.toContain('api-rest')
  })

  it('collapses several bodies below the schema, because the sample shows one', () => {
    expect(render()).toMatch(/<details class="more"><summary>2 examples<\/summary>.*id="one".*id="two"/s)
  })

  it('renders callbacks with their own ids and examples', () => {
    const own = { ...webhook, kind: 'callback' as const, id: 'callback-paid-post' }
    const html = render({
      ...operation,
      callbacks: [{ name: 'paid', id: 'callback-paid', expression: '{$request.body#/url}', operations: [own] }],
    })
    expect(html).toContain('<h3 id="callback-paid">')
    expect(html).toContain('<div id="callback-paid-post" class="callback">')
    expect(html).toContain('id="webhook-paid-example"')
  })

  it('shows the expression of a callback without an operation', () => {
    const callbacks = [{ name: 'paid', id: 'callback-paid', expression: '{$request.body#/url}', operations: [] }]
    expect(render({ ...operation, callbacks })).toContain('<code>{$request.body#/url}</code>')
  })

  it('separates adjacent inline parts by spaces and nothing else', () => {
    const html = render()
    expect(html).not.toContain('<!--')
    expect(html).not.toMatch(/<\/code><code>|\sstyle=/)
  })
})
