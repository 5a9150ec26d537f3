import { describe, expect, it } from 'vitest'
import { median, memoryPerPage, summarizeRuns } from './summarize-runs.mjs'

const timing = (wallMs: number, peakBytes?: number) => ({ wallMs, cpuMs: wallMs / 2, peakBytes, processes: 1 })

describe('median', () => {
  it('is the middle number, or the mean of the middle two', () => {
    expect(median([9, 1, 10])).toBe(9)
    expect(median([4, 1, 2, 100])).toBe(3)
  })
})

describe('summarizeRuns', () => {
  it('compares with the run of the same round, not with the median of all', () => {
    const summary = summarizeRuns([timing(100), timing(300), timing(90)], [timing(100), timing(100), timing(180)])
    expect(summary.ratio).toBe(1)
    expect(summary.wallMs).toEqual({ median: 100, min: 90, max: 300 })
    expect(summary.cpuMs).toBe(50)
  })

  it('omits what could not be measured', () => {
    expect(summarizeRuns([timing(100)])).toMatchObject({ peakBytes: undefined, ratio: undefined })
  })
})

describe('memoryPerPage', () => {
  it('divides the growth of the median peak by the pages between', () => {
    const size = (pages: number, ...peaks: number[]) => ({
      pages,
      timings: { 'docgen cold': peaks.map((peak) => timing(1, peak)) },
    })
    expect(memoryPerPage(size(1000, 1e6, 2e6, 9e6), size(4000, 5e6), 'docgen cold')).toBe(1000)
    expect(memoryPerPage(size(1000, 1), size(4000, 1), 'docgen warm')).toBeUndefined()
  })
})
