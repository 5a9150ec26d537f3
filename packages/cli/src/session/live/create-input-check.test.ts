import { expect, it } from 'vitest'
import { createInputCheck } from './create-input-check.js'
import { createTestSnapshot } from './create-test-snapshot.js'

it.each([
  ['docs/a.md', true],
  ['static/other.svg', true],
  ['src/chart.ts', true],
  ['site.config.ts', true],
  ['Footer.tsx', true],
  ['docs/b.md', false],
  ['README.md', false],
])('knows whether %s is an input', (file, isInput) => {
  expect(createInputCheck(createTestSnapshot(), ['site.config.ts'])(file)).toBe(isInput)
})
