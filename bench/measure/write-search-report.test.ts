import { describe, expect, it } from 'vitest'
import { writeSearchReport } from './write-search-report.mjs'

const row = {
  name: '1000 pages',
  budget: 60,
  queries: 2,
  bytes: { median: 40_000, worst: 50_000 },
  indexBytes: 5_000_000,
  files: { median: 20, worst: 30 },
  whole: { bytes: { median: 60_000, worst: 80_000 }, files: { median: 25, worst: 40 } },
  milliseconds: { median: 1, worst: 2 },
  indexing: { rounds: 3, cpuShare: 0.25, wallShare: 0.26, files: 2000, changedFiles: 8 },
}
const results = { date: '2026-01-31', machine: { node: 'v20', model: 'Chip', cores: 2, load: 0 }, rows: [row] }

const own = { mrr: 0.75, first: 1, fallen: [], places: { 'free trial': 1, refund: 2 } }
const other = { mrr: 0.5, first: 1, fallen: ['free trial'], places: { 'free trial': null, refund: 1 } }
const both = { docgen: own, reference: other }
const depths = { field: 8, page: 100 }
const reference = { date: '2026-02-01', ranking: { version: '1.2.3', questions: 2, depths, field: both, page: both } }

describe('writeSearchReport', () => {
  it('shows the ranking of both searches side by side, with the date of the measurement', () => {
    const report = writeSearchReport({ ...results, reference })
    expect(report).toContain('@easyops-cn/docusaurus-search-local 1.2.3 over the same pages, 2026-02-01')
    expect(report).toContain('| docgen, field | 0.750 | 1 | 2 | 0 |')
    expect(report).toContain('| Docusaurus, field | 0.500 | 1 | 1 | 1 |')
  })

  it('lists the queries that each of them answers better', () => {
    const report = writeSearchReport({ ...results, reference })
    expect(report).toContain("docgen's is better: “free trial” 1 : –.")
    expect(report).toContain('That of Docusaurus is better: “refund” 2 : 1.')
  })

  it('reports that the other search was not measured, and shows the rest', () => {
    const report = writeSearchReport(results)
    expect(report).toContain('Not measured: see bench/README.md.')
    expect(report).toContain('| 1000 pages | 3 | 25 % | 26 % | 2000 | 8 | 0.4 % |')
  })
})
