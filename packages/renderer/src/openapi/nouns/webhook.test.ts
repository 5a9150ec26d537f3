import { expect, it } from 'vitest'
import { listWebhooks } from './webhook.js'

it('names webhooks by their key, and several methods of one by the method', () => {
  const document = {
    webhooks: {
      'order.paid': { post: { operationId: 'onPaid', summary: 'Order paid' }, put: {} },
      hidden: { 'x-internal': true, post: {} },
    },
    'x-webhooks': { 'order-paid': { post: {} } },
  }
  expect(listWebhooks(document).map(({ slug, title, operationId }) => [slug, title, operationId])).toEqual([
    ['webhooks/order-paid', 'Order paid', 'onPaid'],
    ['webhooks/order-paid-put', 'order.paid', undefined],
    ['webhooks/order-paid-post', 'order-paid', undefined],
  ])
})
