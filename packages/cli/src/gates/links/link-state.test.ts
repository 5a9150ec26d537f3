import { expect, it } from 'vitest'
import { formatLinkState, judgeFailure } from './link-state.js'

const at = (hours: number): string => new Date(Date.UTC(2026, 2, 1) + hours * 3_600_000).toISOString()

it('takes a link that never worked for broken', () => {
  expect(judgeFailure(undefined, at(0))).toEqual({ isBroken: true })
})

it('takes a link that has worked for broken after three failures within 72 hours', () => {
  expect(judgeFailure([], at(0))).toEqual({ isBroken: false, failures: [at(0)] })
  expect(judgeFailure([at(0)], at(24))).toEqual({ isBroken: false, failures: [at(0), at(24)] })
  expect(judgeFailure([at(0), at(24)], at(72))).toEqual({ isBroken: true, failures: [at(0), at(24), at(72)] })
})

it('forgets failures after 72 hours, but not that a link is broken', () => {
  expect(judgeFailure([at(0), at(24)], at(73))).toEqual({ isBroken: false, failures: [at(24), at(73)] })
  const failures = [at(0), at(1), at(2)]
  expect(judgeFailure(failures, at(1000))).toEqual({ isBroken: true, failures })
})

it('writes URLs sorted, one a line', () => {
  const state = new Map([
    ['https://b.example/', []],
    ['https://a.example/', [at(0)]],
  ])
  expect(formatLinkState(state).split('\n').slice(3, 5)).toEqual([
    `    "https://a.example/": ["${at(0)}"],`,
    '    "https://b.example/": []',
  ])
})
