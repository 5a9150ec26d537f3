import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph } from '../graph/create-test-graph.js'
import { parseRedirectLines } from '../read/host-files/parse-redirect-lines.js'
import { checkRuleTargets } from './check-rule-targets.js'

function check(text: string, config: Readonly<Record<string, unknown>> = {}) {
  const { value: graph } = createTestGraph({
    docs: { 'a.md': {} },
    config: { docs: { routeBasePath: '/' }, ...config },
  })
  const problems = checkRuleTargets('static/_redirects', parseRedirectLines(text).rules, {
    graph,
    config: createTestConfig(config),
  })
  return problems.map(({ severity, line, message }) => `${severity} ${line} ${message}`)
}

it('lowers errors to warnings, because the host may serve the target', () => {
  expect(check('/x /gone', { onBrokenLinks: 'throw' })).toEqual(['warning 1 no page at /gone'])
  expect(check('/x /gone', { onBrokenLinks: 'log' })).toEqual(['info 1 no page at /gone'])
})

it.each([
  '/x /a?b#c',
  '/x https://other.org/gone',
  '/x //other.org/gone',
  '/x /:name',
  '/x /gone 404',
  '/x /served/gone\n/served/* /a',
  '/a/ /a',
  '/x /a\n/a /a/ 308',
])('accepts %j', (text) => {
  expect(check(text)).toEqual([])
})

it('reports a loop once, at its first rule, and each rule that points into it', () => {
  expect(check('/in /y\n/x /y\n/y /x')).toEqual(['warning 1 /y redirects to /x', 'warning 2 /x → /y → /x is a loop'])
})

it('reports a rule that redirects to itself', () => {
  expect(check('/a /a')).toEqual(['warning 1 /a redirects to itself'])
})

it('takes the first of several rules for a path', () => {
  expect(check('/x /y\n/y /a\n/y /x')).toEqual(['warning 1 /y redirects to /a', 'warning 3 /x redirects to /y'])
})
