import { expect, it } from 'vitest'
import type { CheckReport, GateReport } from '../../gates/gate.js'
import { COMMENT_MARKER, formatMarkdown } from './format-markdown.js'
import { TEST_REPORT } from './test-report.js'

it('writes one comment for a pull request, without mentions, HTML or broken tables', () => {
  const text = formatMarkdown(TEST_REPORT)
  expect(text.startsWith(`${COMMENT_MARKER}\n### Documentation: 1 error, 1 warning\n`)).toBe(true)
  expect(text).toContain('| ➖ | search | no search.tests.yml |')
  expect(text).toContain(
    '| error | `docs/a b,c.md:3`<br>100 % of "x"<br>&lt;b> &amp; @&#8203;team #&#8203;7 {#id} \\| end\u0001. Did you mean /x? (`broken-link`) |',
  )
})

it('shows code of a message in a comment as code', () => {
  const comment = (message: string): string => {
    const finding: CheckReport['findings'][number] = {
      gate: 'content',
      code: 'broken-link',
      severity: 'error',
      message,
      fingerprint: 'c3',
    }
    return formatMarkdown({ ...TEST_REPORT, findings: [finding] })
  }
  expect(comment('new property `a_b|<i>` and `@team, 1 ` too many')).toContain(
    '| error | new property `a_b\\|<i>` and `@team, 1 ` too many (`broken-link`) |',
  )
  expect(comment('a ` b_c')).toContain('| a \\` b\\_c (`broken-link`) |')
})

it('shortens a comment that GitHub would reject', () => {
  const finding = { ...TEST_REPORT.findings[1], message: 'x'.repeat(5000), gate: 'content', severity: 'error' }
  const report = { ...TEST_REPORT, findings: Array.from({ length: 60 }, () => finding) } as CheckReport
  const text = formatMarkdown(report)
  expect(text.length).toBeLessThan(65_536)
  expect(text).toMatch(/\) \|\n\n… The list is too long for a comment\.\n$/)
})

it('closes notes that it cuts', () => {
  const finding = { ...TEST_REPORT.findings[1], message: 'x'.repeat(5000), gate: 'content', severity: 'info' }
  const report = { ...TEST_REPORT, findings: Array.from({ length: 60 }, () => finding) } as CheckReport
  const text = formatMarkdown(report)
  expect(text).toMatch(/\) \|\n\n<\/details>\n\n… The list is too long for a comment\.\n$/)
})

const gate = (details: GateReport['details'], facts: Partial<GateReport> = {}): GateReport => ({
  name: 'content',
  state: 'passed',
  errors: 0,
  warnings: 0,
  ignored: 0,
  known: 0,
  details,
  ...facts,
})

it('links changed pages to the preview, except removed ones', () => {
  const changed = [
    { route: '/a b', state: 'changed' },
    { route: '/new', state: 'added' },
    { route: '/gone', state: 'removed' },
  ] as const
  const report = { ok: true, gates: [], changes: { since: 'origin/a_b', changed, pages: 9 }, findings: [] }
  const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => /^(?:- |####)/.test(line))
  expect(linesOf(formatMarkdown(report, 'https://preview.example/x/'))).toEqual([
    '#### 3 pages changed since origin/a\\_b',
    '- [/a b](https://preview.example/x/a%20b) changed',
    '- [/new](https://preview.example/x/new) added',
    '- `/gone` removed',
  ])
  expect(linesOf(formatMarkdown(report))[1]).toBe('- `/a b` changed')
})

it('lists at most 50 changed pages', () => {
  const changed = Array.from({ length: 52 }, (_, index) => ({ route: `/${index}`, state: 'changed' as const }))
  const text = formatMarkdown({ ok: true, gates: [], changes: { since: 'main', changed, pages: 52 }, findings: [] })
  expect(text).toContain('- `/49` changed\n- … and 2 more\n')
})

it('adds changes of the API without HTML and mentions', () => {
  const details = { examples: 0, changes: [], changelog: '- `GET /a` <b> of @team' }
  const text = formatMarkdown({ ok: true, gates: [gate(details)], findings: [] })
  expect(text).toContain('#### API changes\n\n- `GET /a` &lt;b> of @&#8203;team')
  expect(formatMarkdown({ ok: true, gates: [gate({ ...details, changelog: '' })], findings: [] })).not.toContain('API')
})

it('shows related positions as code, below the text', () => {
  const related = [{ file: 'b c.md', line: 2, column: 4, message: 'has the <id>' }]
  const report = { ...TEST_REPORT, findings: TEST_REPORT.findings.map((each) => ({ ...each, related })) }
  expect(formatMarkdown(report)).toContain('no page at / (`no-home-page`)<br>→ `b c.md:2:4` has the &lt;id> |')
})
