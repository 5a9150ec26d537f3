import { describe, expect, it } from 'vitest'
import { createTestInput, type TestTrial } from '../create-test-trial.js'
import type { GateInput } from '../gate.js'
import { checkWeightGate } from './check-weight-gate.js'

/** Text that gzip cannot shorten. */
const noise = Array.from({ length: 3000 }, (_, index) => ((index * 7919) ^ (index * index)).toString(36)).join('')
const check = (weight: object, more: Partial<GateInput> = {}, site: TestTrial = {}) =>
  checkWeightGate(
    createTestInput(
      {
        docs: { 'a.md': {}, 'b.md': {} },
        written: { 'a.html': noise, 'b.html': ' '.repeat(9000) },
        config: { checks: { weight } },
        ...site,
      },
      more,
    ),
  )

describe('checkWeightGate', () => {
  it('compares the compressed size of a file with the budget of its kind', async () => {
    const { diagnostics } = await check({ html: 3 })
    expect(diagnostics).toMatchObject([{ code: 'over-budget', file: 'docs/a.md' }])
    expect(diagnostics[0]?.message).toMatch(/^a\.html has \d+\.\d kB after gzip; its budget is 3 kB$/)
  })

  it('prefers the budget of a kind of page, and describes the largest file of each kind', async () => {
    const { diagnostics, details } = await check({ html: 3, pages: { doc: 1000 } })
    expect(diagnostics).toEqual([])
    expect(details).toMatchObject({
      weights: [{ kind: 'html', files: 4, size: noise.length + 9000, largest: { file: 'a.html', budget: 1000 } }],
    })
    expect(details).not.toHaveProperty('pageWeights')
  })

  it('describes the file that is largest after gzip, if any may be over its budget', async () => {
    const written = { 'a.html': noise, 'b.html': ' '.repeat(100_000) }
    const largestOf = async (html: number) => {
      const { details } = await check({ html }, {}, { written })
      return details && 'weights' in details ? details.weights[0]?.largest.file : undefined
    }
    expect(await largestOf(3)).toBe('a.html')
    expect(await largestOf(1000)).toBe('b.html')
  })

  it('lists pages with another size than before, and reports those that have grown too much', async () => {
    const page = (route: string, size: number) => [`${route}.html`, { route, size, hash: '' }] as const
    const basePages = new Map([page('/a', 1000), page('/b', 9000), page('/404', 50)])
    const { diagnostics, details } = await check({ growth: 1 }, { builtBase: { pages: basePages } })
    expect(details).toMatchObject({
      pageWeights: [
        { route: '/a', before: 1000, after: noise.length },
        { route: '/404', before: 50, after: 0 },
      ],
    })
    expect(diagnostics).toMatchObject([{ code: 'page-growth', file: 'docs/a.md' }])
  })

  it('compares with the deployed site, and cannot decide if it has no answer', async () => {
    const readPublished = async () => ({ value: [{ route: '/b', size: 1 }, { route: '/old' }], diagnostics: [] })
    const { details } = await check({}, { readPublished })
    expect(details).toMatchObject({
      pageWeights: [
        { route: '/a', after: noise.length },
        { route: '/b', before: 1 },
      ],
    })
    const failed = async () => ({ value: undefined, diagnostics: [], undecided: 'no answer' })
    expect((await check({}, { readPublished: failed })).undecided).toBe('no answer')
  })
})
