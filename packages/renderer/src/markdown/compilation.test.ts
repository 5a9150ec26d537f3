import { expect, it } from 'vitest'
import { plainOptions } from '../../test/markdown/plain-options.js'
import { createCompilation } from './compilation.js'

it('collects problems as diagnostics, without unknown fields', () => {
  const compilation = createCompilation({ path: 'a.md', text: '', includes: {} }, plainOptions)
  compilation.report('b.md', { line: 2, column: 3 }, { code: 'broken-link', message: 'm', hint: 'h', length: 4 })
  compilation.report('b.md', undefined, { code: 'missing-include', severity: 'error', message: 'n' })
  expect(compilation.diagnostics).toEqual([
    { code: 'broken-link', severity: 'warning', file: 'b.md', line: 2, column: 3, length: 4, message: 'm', hint: 'h' },
    { code: 'missing-include', severity: 'error', file: 'b.md', message: 'n' },
  ])
})
