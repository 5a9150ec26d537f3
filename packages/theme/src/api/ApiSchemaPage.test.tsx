import type { SchemaPageView } from '@docgen/renderer/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { example, heading, property, schema } from '../../test/api-view-data.js'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { ApiSchemaPage } from './ApiSchemaPage.js'

const page: SchemaPageView = {
  id: 'schema',
  schema: schema('object', {
    descriptionHtml: '<p>An order.</p>',
    properties: [property('schema.id', schema('string'))],
    page: { href: '/schemas/order', name: 'Order' },
  }),
  examples: [example('schema-example')],
  usedByHeading: heading('used-by', 'usedBy'),
  operations: [{ title: 'Get an order', method: 'get', path: '/orders/{id}', isDeprecated: false, href: '/get-order' }],
  usedBy: [{ name: 'OldList', isDeprecated: true, href: '/schemas/old-list' }],
  schemas: [],
}

const render = (more: Partial<SchemaPageView> = {}): string =>
  renderToStaticMarkup(<ApiSchemaPage text={text} components={theme.components} page={{ ...page, ...more }} />)

describe('ApiSchemaPage', () => {
  it('has the description first, then an example, the schema without a link to itself, and its users', () => {
    const html = render()
    const parts = [
      'An order.',
      'class="api-samples"',
      'id="schema"',
      'id="schema.id"',
      '>Used by',
      '/get-order',
      '<s>OldList</s>',
    ]
    const positions = parts.map((part) => html.indexOf(part))
    expect(positions).not.toContain(-1)
    expect(positions.toSorted((a, b) => a - b)).toEqual(positions)
    expect(html).not.toContain('href="/schemas/order"')
  })

  it('has no empty parts', () => {
    const html = render({ examples: [], operations: [], usedBy: [] })
    expect(html).not.toMatch(/api-samples|has-samples|Used by|api-rest/)
  })
})
