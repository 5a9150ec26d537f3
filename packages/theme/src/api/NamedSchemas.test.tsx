import type { ApiSchemaProps } from '@docgen/renderer/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { schema } from '../../test/api-view-data.js'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { NamedSchemas } from './NamedSchemas.js'

const named = { id: 'schema-Order', name: 'Order', schema: schema('object') }

const Replaced = ({ named: { name } }: ApiSchemaProps) => <i>{name}</i>

it('contains schemas that are rendered already, as they are, among the others', () => {
  const html = renderToStaticMarkup(
    <NamedSchemas text={text} components={theme.components} schemas={[{ id: 'a', html: '[rendered]' }, named]} />,
  )
  expect(html).toMatch(/^<h2>Schemas<\/h2>\[rendered\]<h3 id="schema-Order">/)
})

it('renders the component of the site, or that of the theme if there is none', () => {
  const render = (components: typeof theme.components) =>
    renderToStaticMarkup(<NamedSchemas text={text} components={components} schemas={[named]} />)
  expect(render({ ...theme.components, ApiSchema: Replaced })).toContain('<i>Order</i>')
  const { ApiSchema: _schema, ...without } = theme.components
  expect(render(without)).toBe(render(theme.components))
})
