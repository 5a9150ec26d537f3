import { expect, it } from 'vitest'
import type { Finding } from '../../gates/gate.js'
import { formatSarif } from './format-sarif.js'

const FINDING: Finding = { gate: 'links', code: 'broken-link', severity: 'info', message: 'gone', fingerprint: 'a' }
const run = (...findings: readonly Partial<Finding>[]) => {
  const report = { ok: true, gates: [], findings: findings.map((each) => ({ ...FINDING, ...each })) }
  return JSON.parse(formatSarif(report, { version: '1.0.0', explanations: new Map() })).runs[0]
}

it('lists each rule once, in order, and refers to it by index', () => {
  const { tool, results } = run({ code: 'broken-link' }, { code: 'broken-anchor' }, { code: 'broken-link' })
  expect(tool.driver.rules).toEqual([{ id: 'broken-anchor' }, { id: 'broken-link' }])
  expect(results.map(({ ruleIndex }: { readonly ruleIndex: number }) => ruleIndex)).toEqual([1, 0, 1])
})

it('writes a file without a line as a location without a region', () => {
  const [{ level, locations }] = run({ file: 'a/ü.md' }).results
  expect(level).toBe('note')
  expect(locations).toEqual([
    { physicalLocation: { artifactLocation: { uri: 'a/%C3%BC.md', uriBaseId: '%SRCROOT%' } } },
  ])
})

it('writes a fix as a replacement of its region', () => {
  const fix = { line: 2, column: 3, length: 4, text: 'new' }
  const [{ fixes }] = run({ file: 'a.md', fix }).results
  expect(fixes[0].artifactChanges[0].replacements).toEqual([
    { deletedRegion: { startLine: 2, startColumn: 3, endColumn: 7 }, insertedContent: { text: 'new' } },
  ])
  expect(run({ fix }).results[0]).not.toHaveProperty('fixes')
})

it('writes related positions with their texts', () => {
  const related = [{ file: 'b c.md', line: 2, column: 4, message: 'has the <id>' }]
  expect(run({ file: 'a.md', related }).results[0].relatedLocations).toEqual([
    {
      id: 0,
      physicalLocation: {
        artifactLocation: { uri: 'b%20c.md', uriBaseId: '%SRCROOT%' },
        region: { startLine: 2, startColumn: 4, endColumn: 5 },
      },
      message: { text: 'has the <id>' },
    },
  ])
  expect(run({}).results[0]).not.toHaveProperty('relatedLocations')
})
