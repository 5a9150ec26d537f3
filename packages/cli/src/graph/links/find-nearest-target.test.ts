import { describe, expect, it } from 'vitest'
import { createTestGraph } from '../create-test-graph.js'
import { findNearestTarget, hintForRoute } from './find-nearest-target.js'

const { value: graph } = createTestGraph({
  docs: Object.fromEntries(
    ['start.md', 'guides/Payments.md', 'guides/refund-rules.md', 'guides/a b.md', 'api/orders.md'].map((path) => [
      path,
      {},
    ]),
  ),
  assets: ['guides/chart.png'],
  statics: ['img/logo.svg'],
})

const missing = (expected: 'file' | 'route', wanted: string, href = wanted) =>
  ({ kind: 'missing', href, file: 'docs/guides/refund-rules.md', expected, wanted, isDraft: false }) as const

describe('findNearestTarget', () => {
  it.each<['file' | 'route', string, string, string | undefined, boolean?]>([
    ['file', 'docs/guides/payments.md', 'payments.md', './Payments.md', true],
    ['file', 'docs/guides/Paymets.md', 'Paymets.md', './Payments.md'],
    ['file', 'docs/orders.md', '../orders.md', '../api/orders.md'],
    ['file', 'docs/guides/refundrules.md', 'refundrules.md', './refund-rules.md'],
    ['file', 'docs/guides/a-b.md', 'a-b.md', './a%20b.md'],
    ['file', 'docs/nothing-alike.md', '../nothing-alike.md', undefined],
    ['file', 'docs/guides/payer.md', 'payer.md', undefined],
    ['file', 'docs/guide/Paymets.md', '../guide/Paymets.md', './Payments.md'],
    ['route', '/guides/invoices', '/guides/invoices', undefined],
    ['route', '/guides/payments', '/guides/payments', '/guides/Payments', true],
    ['route', '/strat', '/strat', '/start'],
    ['route', '/api', '/api', '/api/orders'],
    ['route', '/img/logo.SVG', '/img/logo.SVG', '/img/logo.svg', true],
    ['route', '/guides/Chart.png', './Chart.png', './chart.png', true],
    ['route', '/zzzzzzzz', '/zzzzzzzz', undefined],
  ])('takes for a missing %s %s, written %s, %s', (expected, wanted, href, spelling, isSameButCase = false) => {
    const near = findNearestTarget(missing(expected, wanted, href), graph.links)
    expect(near).toEqual(
      spelling === undefined
        ? undefined
        : { spelling: expect.stringMatching(spelling.replace(/^\//, '')), isSameButCase },
    )
  })
})

it('never takes a page in another language', () => {
  const page = { route: '/de/strat', href: '/de/strat' }
  const [edition] = Object.values(graph.links.editions)
  if (!edition) throw new Error('no edition')
  const german = { ...edition, locale: 'de', pages: { 'i18n/de/docs/current/strat.md': page } }
  const links = {
    ...graph.links,
    editions: { ...graph.links.editions, 'current\nde': german },
    routes: { ...graph.links.routes, [page.route]: page.href },
  }
  expect(findNearestTarget(missing('route', '/strat'), links)?.spelling).toBe('/start')
  expect(findNearestTarget(missing('route', '/gone/strat'), links)).toBeUndefined()
})

describe('hintForRoute', () => {
  it.each([
    ['/strat', 'Did you mean /start?'],
    ['/guides/zzzzzzzz', 'Pages there: /guides/Payments, /guides/a b, /guides/refund-rules'],
    ['/zzz/yyy', 'To see the route of a page: npx docgen explain <its file>'],
    ['/zzzzzzzz.pdf', undefined],
  ])('helps with %s', (wanted, hint) => {
    expect(hintForRoute(missing('route', wanted), graph.links)).toBe(hint)
  })
})
