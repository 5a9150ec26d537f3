import { expect, it } from 'vitest'
import { createTestConfig } from '../graph/create-test-graph.js'
import { packAnchors } from '../graph/links/pack-anchors.js'
import { createAnchorCheck } from './create-anchor-check.js'

function check(anchor: string | undefined, config: Readonly<Record<string, unknown>> = {}, route = '/a') {
  const pages = [{ route: '/a', anchors: packAnchors(['install', 'Set-up']) }]
  const page = { kind: 'page', route, href: route, ...(anchor !== undefined && { anchor }) } as const
  return createAnchorCheck(pages, createTestConfig(config))(page)
}

it.each(['install', 'top', 'TOP', undefined])('accepts the anchor %s', (anchor) => {
  expect(check(anchor, { onBrokenAnchors: 'throw' })).toBeUndefined()
})

it('suggests the nearest id, and mentions letter case', () => {
  expect(check('instal', { onBrokenAnchors: 'throw' })).toEqual({
    code: 'broken-anchor',
    severity: 'error',
    message: '/a has no element with the id instal',
    hint: 'Did you mean #install?',
  })
  expect(check('set-up', { onBrokenAnchors: 'warn' })?.hint).toBe(
    'Did you mean #Set-up? The names differ only in letter case',
  )
  expect(check('elsewhere', { onBrokenAnchors: 'warn' })).not.toHaveProperty('hint')
})

it('reports nothing for unknown pages, or if the config ignores anchors', () => {
  expect(check('gone', { onBrokenAnchors: 'throw' }, '/b')).toBeUndefined()
  expect(check('gone', { onBrokenAnchors: 'ignore' })).toBeUndefined()
})
