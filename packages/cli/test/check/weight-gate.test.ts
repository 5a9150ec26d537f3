import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { GateDetails, PageWeight } from '../../src/gates/gate.js'
import { type CheckResult, runGates } from '../../src/gates/run-gates.js'
import { formatMarkdown } from '../../src/terminal/check/format-markdown.js'
import { createCodeSite } from '../codes/code-case.js'
import { createBuildRequest } from './create-build-request.js'
import { createGitSite, type GitSite } from './git-site.js'

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

it('compares pages with the budget of their kind, and others with that of HTML', async () => {
  const { siteDir, remove } = createCodeSite({
    files: {
      'docs/start.md': `---\nlayout: home\n---\n\n${DENSE}`,
      'docs/dense.md': DENSE,
      'docs/guide/_category_.json': '{ "label": "Guide", "link": { "type": "generated-index" } }',
      'docs/guide/a.md': '# A\n',
    },
    fields: 'checks: { weight: { html: 20, pages: { home: 900, index: 0.1 } } }',
  })
  onTestFinished(remove)
  const build = createBuildRequest(siteDir)
  const { report } = await runGates({ named: ['weight'], build, now: '2026-03-01T12:00:00.000Z' })
  expect(report.findings.map(({ code, message }) => [code, message.split(' ')[0]])).toEqual([
    ['over-budget', 'category/guide/index.html'],
    ['over-budget', 'dense/index.html'],
  ])
})

it('reports pages that have grown by more than the limit since a Git reference', async () => {
  const { check, write } = openSite('growth: 3')
  write('docs/large.md', `# Large\n\n${WORDS.repeat(200)}\n`)
  write('docs/small.md', `# Small\n\n${WORDS.repeat(2)}\n`)
  write('docs/new.md', `# New\n\n${WORDS.repeat(500)}\n`)
  const result = await check(['weight'], { since: 'HEAD' })
  expect(result.report.findings.map(({ code, severity, file }) => [code, severity, file])).toEqual([
    ['page-growth', 'error', 'docs/large.md'],
  ])
  expect(result.report.findings[0]?.message).toMatch(
    /^\/large has grown from \d+\.\d to \d+\.\d kB before gzip; it may grow by 3 kB$/,
  )
  const pages = weightsOf(result)
  expect(pages.slice(0, 2).map(({ route, before }) => [route, before === undefined])).toEqual([
    ['/new', true],
    ['/large', false],
  ])
  expect(pages.find(({ route }) => route === '/large')).toSatisfy(
    ({ before = 0, after }: PageWeight) => after - before > WORDS.length * 198,
  )
  const text = formatMarkdown(result.report)
  expect(text).toMatch(/\n\| html \| \d+ \| \d+\.\d kB \| `[^`]+`<br>\d+\.\d kB of 100 kB \|\n/)
  expect(text).toMatch(/\n\| `\/large` \| \d+\.\d kB \| \d+\.\d kB \(\+5\.\d kB\) \|\n/)
})

it('only lists growth if no limit is set, and compares with a manifest', async () => {
  const { siteDir, check, write } = openSite('severity: "throw"')
  const before = weightsOf(await check(['weight'], { since: 'HEAD' }))
  expect(before).toEqual([])
  const manifest = join(siteDir, 'manifest.json')
  const files = { 'large/index.html': { size: 100, route: '/large' }, 'small/index.html': { route: '/small' } }
  writeFileSync(manifest, JSON.stringify({ version: 1, files }))
  write('docs/large.md', `# Large\n\n${WORDS.repeat(200)}\n`)
  const build = createBuildRequest(siteDir)
  const now = '2026-03-01T12:00:00.000Z'
  const result = await runGates({ named: ['weight'], build, against: manifest, now })
  expect(result.report.gates).toMatchObject([{ state: 'passed' }])
  expect(weightsOf(result).find(({ route }) => route === '/large')).toMatchObject({ before: 100 })
  expect(weightsOf(result).find(({ route }) => route === '/small')?.before).toBeUndefined()
})

it('compares nothing if the earlier site cannot be built, so that a site that fixes it passes', async () => {
  const { git, check, write, remove } = openSite('growth: 3')
  write('site.config.ts', 'export default {')
  git('commit', '-qam', 'Break the config')
  git('revert', '--no-commit', 'HEAD')
  const broken = await check(['content', 'weight'], { since: 'HEAD' })
  expect(broken.report.gates).toMatchObject([{ state: 'passed' }, { state: 'passed' }])
  expect(broken.report.findings.filter(({ code }) => code === 'no-base')).toMatchObject([
    {
      code: 'no-base',
      severity: 'info',
      message: expect.stringMatching(/^the site at HEAD cannot be built.*config\.ts:1/),
    },
  ])
  remove('site.config.ts')
  git('commit', '-qam', 'Remove the config')
  git('checkout', 'HEAD~2', '--', 'site.config.ts')
  const first = await check(['weight'], { since: 'HEAD' })
  expect(first.report.gates).toMatchObject([{ state: 'passed' }])
  expect(first.report.findings).toMatchObject([{ code: 'no-base', severity: 'info' }])
  expect(first.report.findings[0]?.message).toMatch(/config/)
})

const WORDS = 'Some more words to read. '

function openSite(weight: string): GitSite {
  const files = { 'docs/large.md': '# Large\n', 'docs/small.md': '# Small\n' }
  return createGitSite({ files, fields: `checks: { weight: { ${weight} } }` })
}

function weightsOf({ report }: CheckResult): readonly PageWeight[] {
  const details: GateDetails | undefined = report.gates[0]?.details
  if (!details || !('weights' in details) || !details.pageWeights) throw new Error('no weights of pages')
  return details.pageWeights
}
