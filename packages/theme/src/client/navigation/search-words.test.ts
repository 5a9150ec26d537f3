import { expect, it } from 'vitest'
import { searchWords } from './search-words.js'

it.each([
  ['/advanced/coupon-codes', 'coupon codes'],
  ['/payments/how_to_refund.html', 'how to refund'],
  ['/version-history/1.59', '1.59'],
  ['/zahlung/rückerstattung/', 'rückerstattung'],
  ['/wp-login.php', 'wp login'],
  ['/', ''],
])('takes the words of %s', (path, words) => {
  expect(searchWords(path)).toBe(words)
})
