import { randomBytes } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { runGates } from '../../src/gates/run-gates.js'
import { createCodeSite } from '../codes/code-case.js'
import { createBuildRequest } from './create-build-request.js'

// Words that do not compress, and words that do.
const DENSE = `# Dense\n\n${randomBytes(40_000).toString('hex')}\n`
const REPEATED = `# Repeated\n\n${'The same words again. '.repeat(5000)}\n`

it('reports each file over the budget of its kind, after gzip', async () => {
  const { siteDir, remove } = createCodeSite({
    files: {
      'docs/dense.md': DENSE,
      'docs/repeated.md': REPEATED,
      'static/photo.png': randomBytes(9000).toString('hex'),
      'static/other.bin': randomBytes(9000).toString('hex'),
    },
    fields: 'checks: { weight: { html: 20, image: 5, css: 900 } }',
  })
  onTestFinished(remove)
  const build = createBuildRequest(siteDir)
  const { report } = await runGates({ named: ['weight'], build, now: '2026-03-01T12:00:00.000Z' })
  expect(report.findings.map(({ code, file }) => [code, file])).toEqual([
    ['over-budget', 'docs/dense.md'],
    ['over-budget', 'static/photo.png'],
  ])
  expect(report.findings[0]?.message).toMatch(/^dense\/index\.html has 4\d\.\d kB after gzip; its budget is 20 kB$/)
})
