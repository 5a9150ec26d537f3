import { expect, it } from 'vitest'
import { splitIdentifier } from './split-identifier.js'

it.each([
  ['getUserCount', ['get', 'User', 'Count']],
  ['ml_live_', ['ml', 'live']],
  ['member.joined', ['member', 'joined']],
  ['/orders/{order_id}', ['orders', 'order_id', 'order', 'id']],
  ['HTTPServer', ['HTTP', 'Server']],
  ['eGoods', ['Goods']],
  ["member's", ['member']],
  ['and/or', ['and', 'or']],
  ['v1.2', ['v1']],
  ['react@19.1.0', ['react', '19.1.0']],
  ['docgen/v1.2.x', ['docgen', 'v1.2', 'v1']],
])('finds the words in %s', (word, parts) => expect(splitIdentifier(word)).toEqual(parts))

it.each(['plan', 'Plan', 'über', '1.58', '2,500', 'e.g', 'IDs'])('finds none in %s', (word) =>
  expect(splitIdentifier(word)).toEqual([]),
)
