import { expect, it, onTestFinished } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { writeTestFiles } from '../read/write-test-files.js'
import type { LiveReport } from '../terminal/print-live-report.js'
import { openLiveSite } from './open-live-site.js'

const CONFIG = "export default { title: 'Kit', url: 'https://docs.example', trailingSlash: false }\n"

function open(files: Readonly<Record<string, string>>) {
  const siteDir = createTestFolder(files)
  const reports: LiveReport[] = []
  const errors: unknown[] = []
  const live = openLiveSite({
    siteDir,
    includesDrafts: true,
    now: () => 0,
    report: (report) => reports.push(report),
    onError: (error) => errors.push(error),
  })
  onTestFinished(live.close)
  return { siteDir, live, reports, errors }
}

it('reads the site once, and applies changes one after the other', async () => {
  const { siteDir, live, reports, errors } = open({ 'site.config.ts': CONFIG, 'docs/index.md': '# Start\n' })
  await Promise.all([live.start(), live.start()])
  expect(reports).toMatchObject([{ kind: 'ready' }])
  writeTestFiles(siteDir, { 'docs/a.md': '# A\n' })
  const changes = { paths: ['docs/a.md', 'notes.txt'], isStructural: true }
  await Promise.all([live.apply(changes), live.apply({ paths: ['docs/index.md'], isStructural: false })])
  expect(reports.slice(1)).toMatchObject([
    { kind: 'change', paths: ['docs/a.md', 'notes.txt'], inputs: ['docs/a.md'] },
    { kind: 'change', paths: ['docs/index.md'] },
  ])
  expect(live.snapshot()?.positions.has('a.html')).toBe(true)
  expect([live.hasDiagnostics(), errors]).toEqual([false, []])
})

it('shows the errors of a config until they are fixed', async () => {
  const { siteDir, live } = open({ 'site.config.ts': 'export default { title: 7 }\n', 'docs/index.md': '# Start\n' })
  await live.start()
  expect([live.hasDiagnostics(), live.snapshot()]).toEqual([true, undefined])
  writeTestFiles(siteDir, { 'site.config.ts': CONFIG })
  await live.apply({ paths: ['site.config.ts'], isStructural: false })
  expect(live.snapshot()?.site.config.title).toBe('Kit')
})

it('has the routes of the script in the browser', () => {
  const { live } = open({})
  expect([...live.internalRoutes].map(([path, { method }]) => `${method} ${path}`)).toEqual([
    'GET /__docgen/client.js',
    'GET /__docgen/events',
    'any /__docgen/forward',
    'GET /__docgen/schema',
    'GET /__docgen/page',
    'POST /__docgen/open',
  ])
})
