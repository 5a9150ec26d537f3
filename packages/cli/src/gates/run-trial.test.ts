import { describe, expect, it } from 'vitest'
import { createBuildRequest } from '../../test/check/create-build-request.js'
import { createTestConfig } from '../graph/create-test-graph.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { runTrial, selectGates } from './run-trial.js'

describe('selectGates', () => {
  const { checks } = createTestConfig({ checks: { prose: { severity: 'ignore' } } })

  it('selects every gate that runs without a network, except ignored ones', () => {
    const selected = selectGates([], checks)
    expect(selected).toEqual(expect.arrayContaining(['content', 'a11y', 'weight']))
    expect(selected).not.toContain('links')
    expect(selected).not.toContain('prose')
  })

  it('selects the named ones in their own order, also ignored ones', () => {
    expect(selectGates(['prose', 'links', 'content'], checks)).toEqual(['content', 'links', 'prose'])
  })
})

describe('runTrial', () => {
  it('finds nothing without a usable config', async () => {
    const build = createBuildRequest(createTestFolder())
    const { findings, isConfigBroken, pages, report } = await runTrial({
      build,
      named: [],
      now: '2026-03-01T12:00:00Z',
    })
    expect([findings, isConfigBroken, pages.size]).toEqual([undefined, true, 0])
    expect(report.diagnostics).not.toEqual([])
  })
})
