import { expect, it } from 'vitest'
import { createTestGraph } from '../graph/create-test-graph.js'
import type { MissingLink } from '../graph/links/resolve-link.js'
import { reportChain, reportLoop, reportMissingTarget } from './redirect-problems.js'

const POSITION = { file: 'site.config.ts', line: 7 }

it('names the next redirect of a chain', () => {
  expect(reportChain({ from: '/b', to: '/c' }, POSITION)).toMatchObject({
    code: 'redirect-chain',
    ...POSITION,
    message: '/b redirects to /c',
  })
})

it('names all steps of a loop', () => {
  const messageOf = (...loop: readonly string[]): string =>
    reportLoop(
      loop.map((from) => ({ from })),
      'Redirect to a page instead',
      POSITION,
    ).message
  expect(messageOf('/a')).toBe('/a redirects to itself')
  expect(messageOf('/a', '/b')).toBe('/a → /b → /a is a loop')
})

it('suggests a near page for a missing target, if there is one', () => {
  const missing = (route: string): MissingLink => ({
    kind: 'missing',
    href: route,
    file: '',
    expected: 'route',
    wanted: route,
    isDraft: false,
  })
  const { links } = createTestGraph({ docs: { 'guide/start.md': {} } }).value
  const report = (route: string) =>
    reportMissingTarget({ missing: missing(route), route, severity: 'warning' }, links, POSITION)
  expect(report('/guide/strat')).toMatchObject({
    message: 'no page at /guide/strat',
    severity: 'warning',
    hint: 'Did you mean /guide/start?',
  })
  expect(report('/elsewhere/entirely')).not.toHaveProperty('hint')
})
