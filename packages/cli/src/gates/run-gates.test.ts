import { expect, it } from 'vitest'
import { createBuildRequest } from '../../test/check/create-build-request.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { runGates } from './run-gates.js'

const run = (siteDir: string, more: object = {}) =>
  runGates({ build: createBuildRequest(siteDir), named: [], now: '2026-03-01T12:00:00Z', ...more })

it('gives the problems of a site that cannot be built to the gate content', async () => {
  const { report, allFindings, isMisused } = await run(createTestFolder())
  expect(report).toMatchObject({ ok: false, gates: [{ name: 'content', state: 'failed', errors: 1, known: 0 }] })
  expect(allFindings).toEqual(report.findings)
  expect(isMisused).toBe(true)
})

it('does not report findings of the baseline, whose fingerprints do not depend on the folder', async () => {
  const { allFindings } = await run(createTestFolder())
  const baselineFingerprints = new Set(allFindings.map(({ fingerprint }) => fingerprint))
  const { report } = await run(createTestFolder(), { baselineFingerprints })
  expect(report.findings).toEqual([])
  expect(report.gates).toMatchObject([{ state: 'passed', errors: 0, known: allFindings.length }])
})
