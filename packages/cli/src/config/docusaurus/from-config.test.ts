import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { fromConfig } from './from-config.js'

const SITE = resolve('/repository/site')

it.each([
  ['./docs', 'docs'],
  ['..\\docs', '../docs'],
  ['a/../docs/', 'docs/'],
  [join(SITE, 'docs'), 'docs'],
  [resolve('/repository/docs'), '../docs'],
])('%s → %s', (path, expected) => {
  expect(fromConfig(path, SITE)).toBe(expected)
})
