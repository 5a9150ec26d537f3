import { expect, it } from 'vitest'
import type { Finding } from '../../gates/gate.js'
import { formatGithub } from './format-github.js'

const format = (finding: Partial<Finding>): string =>
  formatGithub({
    ok: true,
    gates: [],
    findings: [{ gate: 'links', code: 'broken-link', severity: 'info', message: 'gone', fingerprint: 'a', ...finding }],
  })

it('writes an info as notice, without a position if there is none', () => {
  expect(format({})).toBe('::notice title=links%3A broken-link::gone\n')
})

it('writes a column only with a line, and ends after one character without a length', () => {
  expect(format({ file: 'a.md', column: 2 })).toContain('::notice file=a.md,title=')
  expect(format({ file: 'a.md', line: 3, column: 2 })).toContain('line=3,endLine=3,col=2,endColumn=3,')
})

it('escapes line ends', () => {
  expect(format({ message: 'a\r\nb' })).toContain('::a%0D%0Ab')
})

it('is empty without findings', () => {
  expect(formatGithub({ ok: true, gates: [], findings: [] })).toBe('')
})

it('lists related positions below the text', () => {
  const related = [{ file: 'b c.md', line: 2, column: 4, message: 'has the <id>' }]
  expect(format({ related })).toContain('::gone%0A→ b c.md:2:4: has the <id>')
})
