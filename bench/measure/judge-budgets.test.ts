import { describe, expect, it } from 'vitest'
import { judgeBudgets } from './judge-budgets.mjs'

const timing = (wallMs: number, peakBytes: number) => [{ wallMs, cpuMs: wallMs, peakBytes, processes: 1 }]

function size(pages: number, walls: { cold: number; warm: number; edit: number }, peakBytes: number) {
  return {
    pages,
    timings: {
      'docgen cold': timing(walls.cold, peakBytes),
      'eleventy cold': timing(1000, 1e6),
      'docgen warm': timing(walls.warm, peakBytes + 1e6),
      'docgen edit': timing(walls.edit, peakBytes),
    },
  }
}

describe('judgeBudgets', () => {
  it('compares each size with its own limit', () => {
    const judgements = judgeBudgets([
      size(250, { cold: 900, warm: 999, edit: 999 }, 1e8),
      size(1000, { cold: 701, warm: 250, edit: 301 }, 2e8),
      size(4000, { cold: 600, warm: 251, edit: 300 }, 3.8e8),
    ])
    expect(judgements.map(({ isMet }) => isMet)).toEqual([true, false, true, true, false, false, true, true, true])
    expect(judgements.at(-2)).toMatchObject({ limit: '700 MB', actual: '381 MB' })
    expect(judgements.at(-1)).toMatchObject({ limit: '60 kB', actual: '60 kB', off: 0 })
  })

  it('uses the highest peak of any build and returns its distance from the limit', () => {
    const walls = { cold: 1, warm: 1, edit: 1 }
    const peak = judgeBudgets([size(4000, walls, 769e6)]).at(-1)
    expect(peak).toMatchObject({ actual: '770 MB', isMet: false })
    expect(peak?.off).toBeCloseTo(0.1)
  })

  it('ignores sizes and builders that were not measured', () => {
    expect(judgeBudgets([{ pages: 1000, timings: { 'eleventy cold': timing(1, 1) } }])).toEqual([])
  })
})
