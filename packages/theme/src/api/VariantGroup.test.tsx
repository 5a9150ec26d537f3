import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { property, schema } from '../../test/api-view-data.js'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { createRenderInside } from './SchemaInside.js'
import { VariantGroup } from './VariantGroup.js'

it('VariantGroup has all variants in the HTML as tabs, each with its discriminator value', () => {
  const variant = (label: string) => ({
    id: `x.${label}`,
    label,
    discriminatorValues: [label.toLowerCase()],
    schema: schema('object', { properties: [property(`x.${label}.a`, schema('string'))] }),
  })
  const html = renderToString(
    <VariantGroup
      text={text}
      components={theme.components}
      renderInside={createRenderInside({ text, components: theme.components })}
      group={{ kind: 'anyOf', id: 'x.anyOf', discriminator: 'type', variants: [variant('Cat'), variant('Dog')] }}
      depth={0}
    />,
  )
  expect(html).toContain('<p id="x.anyOf" class="prop"><span class="label">Any of</span> <span class="type">by type')
  expect(html.match(/type="radio"/g)).toHaveLength(2)
  for (const label of ['Cat', 'Dog']) {
    expect(html).toContain(`<div id="x.${label}">`)
    expect(html).toContain(`<span>type is</span> <code>${label.toLowerCase()}</code>`)
    expect(html).toContain(`id="x.${label}.a"`)
  }
})

it('VariantGroup is a select with a search field from 13 variants', () => {
  const render = (count: number): string =>
    renderToString(
      <VariantGroup
        text={text}
        components={theme.components}
        renderInside={() => null}
        group={{
          kind: 'oneOf',
          id: 'x',
          variants: Array.from({ length: count }, (_, index) => ({
            id: `x.${index}`,
            label: `V${index}`,
            discriminatorValues: [],
            schema: schema('object'),
          })),
        }}
        depth={0}
      />,
    )
  expect(render(12)).toContain('<div class="variants"><p')
  expect(render(13)).toContain('<div class="variants" data-find="Find a variant" data-empty="No results">')
  expect(render(13).match(/type="radio"/g)).toHaveLength(13)
})
