import { createColors } from 'picocolors'
import { expect, it } from 'vitest'
import { formatHits } from './format-hits.js'

const plain = createColors(false)

it('lists hits with their type, their position and the text around the match', () => {
  const part = (text: string, isMatch = false) => ({ text, isMatch })
  const hit = { title: [part('Coupons', true)], breadcrumbs: ['Guides'], pageHref: '/c', score: 1 }
  const text = formatHits(
    [
      { ...hit, type: 'Title', href: '/c?highlight=coupon', snippet: [part('A '), part('coupon', true)] },
      { ...hit, type: 'Heading', heading: [part('Limits')], href: '/c#limits', snippet: [] },
    ],
    plain,
  )
  expect(text).toBe(
    '1  Coupons  Title\n   Guides › /c?highlight=coupon\n   A coupon\n\n2  Coupons › Limits  Heading\n   Guides › /c#limits',
  )
  expect(formatHits([], plain)).toBe('No results')
  expect(formatHits([], plain, ['next'])).toBe('No results in this version. Other versions: --version next')
})
