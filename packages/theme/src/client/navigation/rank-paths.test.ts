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

it('suggests the newest version first, and all else in the order of the list', () => {
  const versions = ['1.9', '1.58', '1.10', '1.57'].map((name) => `/version-history/${name}`)
  expect(rankPaths('/version-history', versions, 3)).toEqual(
    ['1.58', '1.57', '1.10'].map((name) => `/version-history/${name}`),
  )
  expect(rankPaths('/version-history/1.59', versions, 2)).toEqual(['/version-history/1.58', '/version-history/1.57'])
  expect(rankPaths('/blog', ['/blog/2025-11-02-a', '/blog/2026-01-30-b'], 1)).toEqual(['/blog/2026-01-30-b'])
  expect(rankPaths('/tutorial', ['/tutorial/welcome', '/tutorial/step-1', '/tutorial/step-2'], 3)).toEqual([
    '/tutorial/welcome',
    '/tutorial/step-1',
    '/tutorial/step-2',
  ])
})

it('suggests at most as many as wanted', () => {
  expect(rankPaths('/payments/refund', KNOWN, 2)[0]).toBe('/payments/refunds')
  expect(rankPaths('/a/plans', ['/c/plans', '/b/plans', '/d/plans'], 2)).toEqual(['/c/plans', '/b/plans'])
})
