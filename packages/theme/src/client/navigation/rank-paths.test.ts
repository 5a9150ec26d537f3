import { expect, it } from 'vitest'
import { rankPaths } from './rank-paths.js'

const KNOWN = [
  '/',
  '/basics/free-chats',
  '/payments/refunds',
  '/payments/binance-pay',
  '/support/contacting-the-support',
]

it.each([
  ['/payment/refund', ['/payments/refunds']],
  ['/refunds', ['/payments/refunds']],
  ['/docs/old/binance-pay', ['/payments/binance-pay']],
  ['/payments/how-to-refund', ['/payments/refunds']],
  ['/contact-support', ['/support/contacting-the-support']],
  ['/basics', ['/basics/free-chats']],
  ['/basics/', ['/basics/free-chats']],
  ['/payments/binance-pay/webhooks/set-up', ['/payments/binance-pay']],
  ['/wp-login.php', []],
  ['/404', []],
])('suggests pages for %s', (wanted, expected) => {
  expect(rankPaths(wanted, KNOWN, 1)).toEqual(expected)
})

it('suggests at most as many as wanted, and the same order each time', () => {
  expect(rankPaths('/payments/refund', KNOWN, 2)[0]).toBe('/payments/refunds')
  expect(rankPaths('/a/plans', ['/c/plans', '/b/plans', '/d/plans'], 2)).toEqual(['/b/plans', '/c/plans'])
})
