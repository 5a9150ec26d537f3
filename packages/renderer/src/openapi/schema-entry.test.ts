import { expect, it } from 'vitest'
import { listSchemas } from './schema-entry.js'

it('lists named schemas in the order of the description, with distinct routes', () => {
  const schemas = {
    OrderItem: { deprecated: true },
    order_item: {},
    'Order.Item': {},
    注文: {},
    '!': {},
    Hidden: { 'x-internal': true },
  }
  expect(listSchemas({ components: { schemas } })).toEqual([
    { name: 'OrderItem', slug: 'schemas/order-item', pointer: '/components/schemas/OrderItem', isDeprecated: true },
    {
      name: 'order_item',
      slug: 'schemas/order-item-2',
      pointer: '/components/schemas/order_item',
      isDeprecated: false,
    },
    {
      name: 'Order.Item',
      slug: 'schemas/order-item-3',
      pointer: '/components/schemas/Order.Item',
      isDeprecated: false,
    },
    { name: '注文', slug: 'schemas/注文', pointer: '/components/schemas/注文', isDeprecated: false },
    { name: '!', slug: 'schemas/schema', pointer: '/components/schemas/!', isDeprecated: false },
  ])
})

it('is empty without components', () => {
  expect(listSchemas({ components: { schemas: [] } })).toEqual([])
  expect(listSchemas({})).toEqual([])
})
