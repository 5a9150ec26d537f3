import { expect, it } from 'vitest'
import { TEST_REPORT } from './check/test-report.js'
import { formatCheck, readOutputFormat } from './check-format.js'

const CHECK = {
  report: TEST_REPORT,
  site: 'docs',
  version: '1.2.3',
  explanations: new Map([['broken-link', { meaning: 'It is broken.', fix: 'Fix it.', severity: 'error' } as const]]),
}

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
  expect(new URL(run.tool.driver.rules[0].helpUri).hash).toBe('#broken-link')
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

it.each([
  ['json', { name: 'json' }],
  ['sarif=out/a=b.sarif', { name: 'sarif', file: 'out/a=b.sarif' }],
  ['sarif=', undefined],
  ['sarf', undefined],
  ['pretty', { name: 'pretty' }],
  ['pretty=out.txt', undefined],
  ['', undefined],
])('reads the format %j', (text, expected) => {
  expect(readOutputFormat(text)).toEqual(expected)
})
