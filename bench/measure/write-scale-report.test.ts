import { expect, it } from 'vitest'
import { writeScaleReport } from './write-scale-report.mjs'

const machine = { node: 'v20', model: 'Chip', cores: 2, gigabytes: 24 }
const run = { cpuMs: 5000, wallMs: 4000, peakBytes: 7e8 }
const search = { bytes: { median: 70_000, worst: 90_000 } }

it('compares the median page with that of the smallest site of the same shape, and names builds that failed', () => {
  const site = { load: 1, cold: run, warm: run, edit: run, outputBytes: 3e8, largestPage: 40_000, search }
  const rows = [
    { ...site, shape: 'flat', count: 250, medianPage: 20_000 },
    { ...site, shape: 'flat', count: 1000, medianPage: 25_000 },
    { shape: 'flat', count: 40_000, load: 2, cold: { ...run, problem: 'ended with signal SIGKILL: ' } },
  ]
  const report = writeScaleReport({ date: '2026-11-30', machine, limits: { memory: 8000, minutes: 10 }, rows })
  const cells = (count: number) =>
    report
      .split('\n')
      .find((line) => line.startsWith(`| ${count} flat`))
      ?.split(' | ')
  expect(cells(1000)?.slice(2, 10)).toEqual(['5.00', '700', '5.0', '5.0', '300', '25.0', '1.25', '40.0'])
  expect(cells(40_000)).toContain('ended with signal SIGKILL: ')
})
