import type { Diagnostic } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { createIslandLocator } from './create-island-locator.js'

const failure = (prop = 'draw'): Diagnostic => ({
  code: 'island-props',
  severity: 'error',
  message: 'no',
  failure: { cause: 'no', island: { island: 'Chart', props: [{ name: prop, value: 'a function' }] } },
})

function locate(diagnostic: Diagnostic, files: Readonly<Record<string, string>>): Diagnostic {
  const site = { siteDir: createTestFolder(files), theme: { componentFiles: Object.keys(files) } }
  return createIslandLocator(site as never)(diagnostic)
}

it('prefers the use with the prop', () => {
  const files = {
    'a.tsx': '<Charts draw={f} />\n<Chart.Item draw={f} />\n<Chart size={1} />',
    'b.tsx': '\n  <Chart\n draw={f}>',
  }
  expect(locate(failure(), files)).toMatchObject({ file: 'b.tsx', line: 2, column: 4 })
  expect(locate(failure('other'), files)).toMatchObject({ file: 'a.tsx', line: 3 })
})

it('keeps a diagnostic that has a file, is about nothing of the kind, or whose use is not found', () => {
  const located = { ...failure(), file: 'docs/a.md' }
  const other: Diagnostic = { code: 'broken-link', severity: 'error', message: 'no' }
  for (const each of [located, other, failure()]) expect(locate(each, { 'a.tsx': '<Map />' })).toBe(each)
})
