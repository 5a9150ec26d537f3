import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { normalizeConfigPath } from './normalize-config-path.js'

const SITE = resolve('/repository/site')

it.each([
  ['./docs', 'docs'],
  ['..\\docs', '../docs'],
  ['a/../docs/', 'docs/'],
  [join(SITE, 'docs'), 'docs'],
  [resolve('/repository/docs'), '../docs'],
])('%s → %s', (path, expected) => {
  expect(normalizeConfigPath(path, SITE)).toBe(expected)
})
