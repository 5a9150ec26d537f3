import type { SchemaView } from '@docgen/renderer/contract'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { property, schema } from '../../test/api-view-data.js'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { SchemaInside } from './SchemaInside.js'

const render = (view: SchemaView, depth = 0): string =>
  renderToString(<SchemaInside text={text} components={theme.components} schema={view} depth={depth} />)

/** Objects in objects, `levels` deep. */
function nest(id: string, levels: number): SchemaView {
  return schema('object', { properties: levels === 0 ? [] : [property(`${id}.a`, nest(`${id}.a`, levels - 1))] })
}

describe('SchemaInside', () => {
  it('renders nothing when a schema has no nested content', () => {
    expect(render(schema('string'))).toBe('')
  })

  it('opens three levels and collapses deeper ones', () => {
    expect(render(nest('x', 3))).not.toContain('<details')
    const html = render(nest('x', 5))
    expect(html.match(/<details class="more"><summary>1 property<\/summary>/g)).toHaveLength(2)
    expect(html.indexOf('id="x.a.a.a"')).toBeLessThan(html.indexOf('<details'))
    expect(html.indexOf('id="x.a.a.a.a"')).toBeGreaterThan(html.indexOf('<details'))
  })

  it('shows the properties of array items directly below the array, and names items that have more to show', () => {
    const items = schema('object', { properties: [property('x.a', schema('string'))] })
    expect(render(schema('Order[]', { items }))).toMatch(/^<ul class="props"><li id="x.a">/)
    const limited = schema('string', { constraints: [{ name: 'minLength', value: '3' }] })
    expect(render(schema('string[]', { items: limited }))).toMatch(/Each item<\/span>.*length ≥ 3/)
  })

  it('links to a folded schema', () => {
    const fold = (href?: string) =>
      render(schema('object', { fold: { reason: 'deep', name: 'Order', ...(href !== undefined && { href }) } }))
    expect(fold('#schema-Order')).toBe(
      '<p class="facts"><span>continues in</span> <a href="#schema-Order">Order</a></p>',
    )
    expect(fold()).toContain('<code>Order</code>')
  })

  it('does not list values as allowed inside `not`', () => {
    const barred = schema('string', { enumValues: [{ value: 'a' }, { value: 'b' }] })
    const html = render(schema('string', { rules: [{ kind: 'not', name: '', schema: barred }] }))
    expect(html).toMatch(/Must not be<\/span> <code>a<\/code> <code>b<\/code>/)
    expect(html).not.toContain('allowed')
  })

  it('describes the rules between the parts', () => {
    const rules = [{ kind: 'dependent', name: 'card', schema: nest('x', 1) }] as const
    expect(render(schema('object', { rules }))).toMatch(/With card also<\/span>.*id="x.a"/)
  })
})
