import { expect, it } from 'vitest'
import { parseRedirectLines } from '../read/host-files/parse-redirect-lines.js'
import { routeOfRule } from './route-of-rule.js'

it.each([
  ['/old /a', '/', '/old'],
  ['/old/ /a', '/', '/old'],
  ['/%C3%A9 /a', '/', '/é'],
  ['/docs/old /a', '/docs/', '/old'],
  ['/docs /a', '/docs/', '/'],
  ['/docsa /a', '/docs/', undefined],
  ['/old/* /a', '/', undefined],
  ['/old /a 301 Country=de', '/', undefined],
])('finds the route of %j below %s', (text, baseUrl, route) => {
  const [rule] = parseRedirectLines(text).rules
  expect(rule && routeOfRule(rule, baseUrl)).toBe(route)
})
