import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { applyFixes } from '../../src/gates/apply-fixes.js'
import { runGates } from '../../src/gates/run-gates.js'
import { createCodeSite } from '../codes/code-case.js'
import { hasNginx, startNginxOfManual } from '../start-nginx.js'
import { createBuildRequest } from './create-build-request.js'

const NAMES = ['one', 'two', 'three']
const TRANSLATIONS = 'i18n/de/docs/current'

it.skipIf(!hasNginx)('redirects in two languages from the URLs of moved pages, in nginx', async () => {
  const site = openSite()
  const git = (...args: readonly string[]): void => {
    const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com']
    execFileSync('git', ['-C', site.siteDir, ...author, ...args], { stdio: 'ignore' })
  }
  await site.build()
  git('init', '-q')
  git('add', 'docs', 'i18n')
  git('commit', '-qm', 'Add the docs')
  for (const name of NAMES) git('mv', `docs/${name}.md`, `docs/new-${name}.md`)
  git('mv', `${TRANSLATIONS}/one.md`, `${TRANSLATIONS}/new-one.md`)
  git('commit', '-qm', 'Move pages')
  const { report } = await runGates({
    named: ['routes'],
    build: createBuildRequest(site.siteDir),
    against: site.outDir,
    now: '2026-03-01T12:00:00.000Z',
  })
  const fixed = applyFixes(report, site.siteDir)
  expect(fixed.fixed).toHaveLength(6)
  expect(fixed.report.ok).toBe(true)
  const { report: built } = await site.build()
  const repeated = built.diagnostics.filter(({ code }) => code === 'duplicate-redirect')
  expect(repeated.map(({ file }) => file)).toEqual(['docs/second.md', 'site.config.ts'])
  const lines = readFileSync(join(site.outDir, '_redirects'), 'utf8').trimEnd().split('\n')
  const redirects = lines.filter((line) => !line.includes(':')).map((line) => line.split(' '))
  const routes = ['/again', '/old', ...NAMES.map((name) => `/${name}`)].flatMap((route) => [`/de${route}`, route])
  expect(redirects.map(([from]) => from).sort()).toEqual(routes.flatMap((route) => [route, `${route}/`]).sort())
  const server = await startNginxOfManual(site.siteDir)
  try {
    for (const [from = '', to = ''] of redirects) {
      const { status, headers } = await server.read(from)
      expect([from, status, headers['location']]).toEqual([from, 301, to])
      expect([to, (await server.read(to)).status]).toEqual([to, 200])
    }
    for (const name of NAMES) expect(redirects).toContainEqual([`/de/${name}`, `/de/new-${name}`, '301'])
  } finally {
    await server.stop()
  }
})

/** Two pages and the config each have an old URL twice. */
function openSite() {
  const page = (title: string, fields = ''): string => `---\ntitle: ${title}\n${fields}---\n\nThe page ${title}.\n`
  const site = createCodeSite({
    files: {
      ...Object.fromEntries(NAMES.map((name) => [`docs/${name}.md`, page(name)])),
      'docs/first.md': page('first', 'redirect_from: [/old, /old]\n'),
      'docs/second.md': page('second', 'redirect_from: [/old]\n'),
      [`${TRANSLATIONS}/one.md`]: page('eins'),
    },
    fields:
      "trailingSlash: false, i18n: { defaultLocale: 'en', locales: ['en', 'de'] }, redirects: [{ from: '/again', to: '/first' }, { from: '/again', to: '/second' }]",
  })
  onTestFinished(site.remove)
  return site
}
