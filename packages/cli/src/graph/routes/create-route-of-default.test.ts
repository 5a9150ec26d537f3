import { expect, it } from 'vitest'
import { createTestConfig } from '../create-test-graph.js'
import { createRouteOfDefault } from './create-route-of-default.js'

it.each([
  ['/de/a/b', '/a/b'],
  ['/de', '/'],
  ['/a/de', '/a/de'],
  ['/design', '/design'],
])('converts %s to %s', (route, expected) => {
  const config = createTestConfig({ i18n: { defaultLocale: 'en', locales: ['en', 'de'] } })
  expect(createRouteOfDefault(config)(route)).toBe(expected)
})
