import { expect, it } from 'vitest'
import type { CheckReport } from '../../gates/gate.js'
import { formatCheck, readOutputFormat } from '../check-format.js'
import { COMMENT_MARKER } from './format-markdown.js'
import { describePassed } from './format-pretty.js'

const REPORT: CheckReport = {
  ok: false,
  gates: [
    { name: 'content', state: 'failed', errors: 1, warnings: 1, ignored: 0, known: 0 },
    { name: 'search', state: 'skipped', reason: 'no search.tests.yml', errors: 0, warnings: 0, ignored: 0, known: 0 },
    { name: 'translations', state: 'undecided', reason: 'no <answer>', errors: 0, warnings: 0, ignored: 0, known: 0 },
  ],
  findings: [
    {
      gate: 'content',
      code: 'broken-link',
      severity: 'error',
      file: 'docs/a b,c.md',
      line: 3,
      column: 5,
      length: 4,
      message: '100 % of "x"\n<b> & @team #7 {#id} | end\u0001',
      hint: 'Did you mean /x?',
      fingerprint: 'a1',
    },
    { gate: 'content', code: 'no-home-page', severity: 'warning', message: 'no page at /', fingerprint: 'b2' },
  ],
}

const CHECK = {
  report: REPORT,
  site: 'docs',
  version: '1.2.3',
  explanations: new Map([['broken-link', { meaning: 'It is broken.', fix: 'Fix it.' }]]),
}

it('counts what is not translated, even if no language is below its threshold', () => {
  const language = {
    locale: 'de',
    label: 'Deutsch',
    documents: { total: 3, current: 2, percent: 66 },
    texts: { total: 9, current: 4, percent: 44 },
    wanted: 0,
    isEnough: true,
    missingDocuments: ['docs/a.md'],
    staleDocuments: [],
    missingTexts: [],
    staleTexts: [],
  }
  const share = { total: 3, current: 3, percent: 100 }
  const resultOf = (languages: readonly (typeof language)[]): string => describePassed({ details: { languages } })
  expect(resultOf([language])).toBe('1 document and 5 texts to translate')
  expect(resultOf([{ ...language, documents: share, texts: share }])).toBe('no problems')
})

it('writes GitHub annotations with escaped data and properties', () => {
  const lines = formatCheck('github', CHECK).split('\n')
  expect(lines[0]).toBe(
    '::error file=docs/a b%2Cc.md,line=3,endLine=3,col=5,endColumn=9,title=content%3A broken-link::100 %25 of "x"%0A<b> & @team #7 {#id} | end\u0001. Did you mean /x?',
  )
  expect(lines.slice(1)).toEqual(['::warning title=content%3A no-home-page::no page at /', ''])
})

it("writes GitLab's code quality report, with a position for each finding", () => {
  expect(JSON.parse(formatCheck('gitlab', CHECK))).toMatchObject([
    {
      check_name: 'broken-link',
      severity: 'major',
      fingerprint: 'a1',
      location: { path: 'docs/a b,c.md', lines: { begin: 3 } },
    },
    { check_name: 'no-home-page', severity: 'minor', location: { path: 'docs', lines: { begin: 1 } } },
  ])
})

it('writes SARIF with rules from the catalog, encoded paths and UTF-16 columns', () => {
  const log = JSON.parse(formatCheck('sarif', CHECK))
  const [run] = log.runs
  expect(log.version).toBe('2.1.0')
  expect(run.columnKind).toBe('utf16CodeUnits')
  expect(run.tool.driver).toMatchObject({ name: 'docgen', semanticVersion: '1.2.3' })
  expect(run.tool.driver.rules).toMatchObject([
    { id: 'broken-link', shortDescription: { text: 'It is broken.' }, help: { text: 'It is broken. Fix it.' } },
    { id: 'no-home-page' },
  ])
  expect(new URL(run.tool.driver.rules[0].helpUri).hash).toBe('#:~:text=broken%2Dlink')
  expect(run.results[0]).toMatchObject({
    ruleId: 'broken-link',
    ruleIndex: 0,
    level: 'error',
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'docs/a%20b%2Cc.md', uriBaseId: '%SRCROOT%' },
          region: { startLine: 3, startColumn: 5, endColumn: 9 },
        },
      },
    ],
  })
  expect(run.results[1]).not.toHaveProperty('locations')
})

it('writes a JUnit report that XML can contain', () => {
  const text = formatCheck('junit', CHECK)
  expect(text).toContain('<testsuite name="content" tests="2" failures="1" errors="0" skipped="0">')
  expect(text).toContain('name="broken-link docs/a b,c.md:3:5"')
  expect(text).toContain('100 % of &quot;x&quot;&#10;&lt;b&gt; &amp; @team #7 {#id} | end\ufffd. Did you mean /x?')
  expect(text).toContain('<skipped message="no search.tests.yml"/>')
  expect(text).toContain('<error message="no &lt;answer&gt;"/>')
  expect(text).not.toContain('\u0001')
})

it('writes one comment for a pull request, without mentions, HTML or broken tables', () => {
  const text = formatCheck('markdown', CHECK)
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
    return formatCheck('markdown', { ...CHECK, report: { ...REPORT, findings: [finding] } })
  }
  expect(comment('new property `a_b|<i>` and `@team, 1 ` too many')).toContain(
    '| error | new property `a_b\\|<i>` and `@team, 1 ` too many (`broken-link`) |',
  )
  expect(comment('a ` b_c')).toContain('| a \\` b\\_c (`broken-link`) |')
})

it('shortens a comment that GitHub would reject', () => {
  const finding = { ...REPORT.findings[1], message: 'x'.repeat(5000), gate: 'content', severity: 'error' }
  const report = { ...REPORT, findings: Array.from({ length: 60 }, () => finding) } as CheckReport
  const text = formatCheck('markdown', { ...CHECK, report })
  expect(text.length).toBeLessThan(65_536)
  expect(text).toMatch(/\) \|\n\n… The list is too long for a comment\.\n$/)
})

it('closes notes that it cuts', () => {
  const finding = { ...REPORT.findings[1], message: 'x'.repeat(5000), gate: 'content', severity: 'info' }
  const report = { ...REPORT, findings: Array.from({ length: 60 }, () => finding) } as CheckReport
  const text = formatCheck('markdown', { ...CHECK, report })
  expect(text).toMatch(/\) \|\n\n<\/details>\n\n… The list is too long for a comment\.\n$/)
})

it.each([
  ['json', { name: 'json' }],
  ['sarif=out/a=b.sarif', { name: 'sarif', file: 'out/a=b.sarif' }],
  ['sarif=', undefined],
  ['sarf', undefined],
  ['', undefined],
])('reads the format %j', (text, expected) => {
  expect(readOutputFormat(text)).toEqual(expected)
})
