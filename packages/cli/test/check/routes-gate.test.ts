import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { applyFixes } from '../../src/gates/apply-fixes.js'
import { runGates } from '../../src/gates/run-gates.js'
import { createCodeSite } from '../codes/code-case.js'
import { createBuildRequest } from './create-build-request.js'

const FILES = {
  'docs/kept.md': '# Kept\n',
  'docs/slug.md': '# Slug\n',
  'docs/old-name.md': '# Renamed\n\nThe text of a page that keeps its words when it moves.\n',
  'docs/redirected.md': '# Redirected\n',
  'docs/by-rule.md': '# By rule\n',
  'docs/deleted.md': '# Deleted\n',
}

it('finds every lost route, and names the page that has moved', async () => {
  const { siteDir, outDir, write, move, build } = openSite()
  await build()
  write('docs/slug.md', '---\nslug: /new-slug\n---\n\n# Slug\n')
  move('docs/old-name.md', 'docs/middle.md')
  move('docs/middle.md', 'docs/guide/new-name.md')
  rmSync(join(siteDir, 'docs/redirected.md'))
  rmSync(join(siteDir, 'docs/by-rule.md'))
  rmSync(join(siteDir, 'docs/deleted.md'))
  write('docs/kept.md', '---\nredirect_from: [/redirected]\n---\n\n# Kept\n')
  write('static/_redirects', '/by-rul* /kept 301\n')
  const { report } = await runRoutes(siteDir, outDir)
  expect(report.gates).toMatchObject([{ state: 'failed', errors: 3, details: { lost: 3 } }])
  expect(report.findings.map(({ code, file, line, message, hint }) => [code, file, line, message, hint])).toEqual([
    [
      'lost-route',
      undefined,
      undefined,
      LOST('/deleted'),
      "Add redirects: [{ from: '/deleted', to: '…' }] to the config",
    ],
    ['lost-route', 'docs/guide/new-name.md', 1, LOST('/old-name'), moved('/guide/new-name', '/old-name')],
    ['lost-route', 'docs/slug.md', 1, LOST('/slug'), moved('/new-slug', '/slug')],
  ])
})

it('reports lost anchors of pages that still exist, lost redirects, and redirects to nothing', async () => {
  const { siteDir, outDir, write, build } = openSite({
    'docs/kept.md': '# Kept\n\n## Set up\n\n## Deploy\n\n## Same\n\nNote[^1]\n\n[^1]: Text\n',
    'docs/target.md': '---\nredirect_from: [/older]\n---\n\n# Target\n',
    'static/_redirects': '/by-rule /kept\n/dropped /kept\n',
  })
  await build()
  write('docs/kept.md', '# Kept\n\n```md\n## Setup\n```\n\n## Setup\n\n## Same\n')
  write('docs/target.md', '# Target\n')
  write('static/_redirects', '/by-rule /gone\n/a /b\n/b /kept\n/c /d\n/d /c\n')
  const { report } = await runRoutes(siteDir, outDir)
  expect(report.gates).toMatchObject([{ state: 'failed', details: { lost: 2, lostAnchors: 2 } }])
  expect(report.findings.map(({ code, file, line, message }) => [code, file, line, message])).toEqual([
    ['lost-route', 'docs/kept.md', 1, REDIRECT('/dropped', '/kept')],
    ['lost-route', 'docs/target.md', 1, REDIRECT('/older', '/target')],
    ['lost-anchor', 'docs/kept.md', 7, '/kept: the published anchor #set-up is lost'],
    ['lost-anchor', 'docs/kept.md', 1, '/kept: the published anchor #deploy is lost'],
    ['redirect-target', 'static/_redirects', 1, 'no page at /gone'],
    ['redirect-chain', 'static/_redirects', 2, '/b redirects to /kept'],
    ['redirect-loop', 'static/_redirects', 4, '/c → /d → /c is a loop'],
  ])
  const whole = await runGates({
    named: ['content', 'routes'],
    build: createBuildRequest(siteDir),
    against: outDir,
    now: NOW,
  })
  expect(whole.report.findings.filter(({ code }) => code === 'redirect-loop').map(({ gate }) => gate)).toEqual([
    'routes',
  ])
})

it('reports lost anchors of a page that has moved to a new URL, and not of one that another page replaces', async () => {
  const { siteDir, outDir, write, move, build } = openSite({
    'docs/old-name.md': '---\ntitle: Old\n---\n\n## Kept\n\n## Set up\n',
    'docs/deleted.md': '---\ntitle: Deleted\n---\n\n## Gone\n',
    'docs/kept.md': '# Kept\n',
  })
  await build()
  move('docs/old-name.md', 'docs/new-name.md')
  write('docs/new-name.md', '---\ntitle: New\nredirect_from: [/old-name]\n---\n\n## Kept\n\n## Setup\n')
  rmSync(join(siteDir, 'docs/deleted.md'))
  write('docs/kept.md', '---\nredirect_from: [/deleted]\n---\n\n# Kept\n')
  const { report } = await runRoutes(siteDir, outDir)
  expect(report.findings.map(({ code, file, line, message }) => [code, file, line, message])).toEqual([
    ['lost-anchor', 'docs/new-name.md', 8, '/old-name: the published anchor #set-up is lost'],
  ])
  expect(report.gates).toMatchObject([{ state: 'passed', details: { lost: 0, lostAnchors: 1 } }])
})

it('reads manifests without anchors and redirects', async () => {
  const { siteDir, write } = openSite()
  const files = { 'kept.html': { route: '/kept', source: 'docs/kept.md' } }
  write('old.json', JSON.stringify({ version: 1, files }))
  expect((await runRoutes(siteDir, join(siteDir, 'old.json'))).report).toMatchObject({
    ok: true,
    gates: [{ state: 'passed', details: { published: 1, lost: 0, lostAnchors: 0 } }],
  })
})

it('redirects from operations that were renamed, and reports the lost anchors of an API page together', async () => {
  const operation = (name: string): string =>
    `  /${name}:\n    get:\n      operationId: ${name}\n      responses: { default: { description: All } }\n`
  const head = 'openapi: 3.1.0\ninfo: { title: Pets, version: 1 }\nservers: [{ url: https://a.example }]\npaths:\n'
  const { siteDir } = openSite({
    ...FILES,
    'pets.yaml': head + ['listPets', 'getPetStatistics', 'zooPlan'].map(operation).join(''),
    'site.config.ts': `export default {
  title: 'Base',
  url: 'https://docs.example.com',
  openapi: [{ path: 'pets.yaml', routeBasePath: '/api' }],
}\n`,
    'old.json': JSON.stringify({
      version: 1,
      files: Object.fromEntries(
        ['/api/list-pets', '/api/get-pet-statistic', '/api/zoo-plan', '/api/add-owner'].map((route) => [
          route,
          { route, source: 'pets.yaml', ...(route === '/api/zoo-plan' && { anchors: '0,1,a0,1,b0,1,c0,1,d' }) },
        ]),
      ),
    }),
  })
  const { report } = await runRoutes(siteDir, join(siteDir, 'old.json'))
  expect(report.findings.map(({ severity, message, hint }) => [severity, message, hint])).toEqual([
    [
      'error',
      LOST('/api/get-pet-statistic'),
      "Add redirects: [{ from: '/api/get-pet-statistic', to: '/api/get-pet-statistics' }] to the config",
    ],
    ['error', LOST('/api/add-owner'), "Add redirects: [{ from: '/api/add-owner', to: '…' }] to the config"],
    [
      'info',
      '/api/zoo-plan: published anchors are lost: #a, #b, #c, 1 more',
      'The API description no longer has these parts. Links to them open the top of the page',
    ],
  ])
})

it('redirects from pages that were renamed, split or merged to those with their text', async () => {
  const { siteDir, outDir, write, read, remove, commit, move, build } = openSite({
    'docs/renamed.md': `# Renamed\n\n${prose('renamed')}\n`,
    'docs/split.md': `# Split\n\n${prose('one')}\n\n${prose('one')}\n\n${prose('two')}\n`,
    'docs/merged.md': `---\ntitle: Merged\n---\n\n${prose('merged')}\n`,
    'docs/whole.md': `---\nredirect_from: [/entire]\n---\n\n# Whole\n\n${prose('whole')}\n`,
    'docs/gone.md': `# Gone\n\n${prose('gone')}\n`,
  })
  await build()
  move('docs/renamed.md', 'docs/guide/new-name.md')
  remove('docs/split.md')
  write('docs/part-one.md', `# Part one\n\n${prose('one')}\n`)
  write('docs/part-two.md', `# Part two\n\n${prose('two')}\n`)
  commit()
  // Not committed yet.
  remove('docs/merged.md')
  remove('docs/gone.md')
  write('docs/whole.md', `${read('docs/whole.md')}\n${prose('merged')}\n`)
  const { report } = await runRoutes(siteDir, outDir)
  expect(report.findings.map(({ file, message }) => [file, message])).toEqual([
    [undefined, LOST('/gone')],
    ['docs/whole.md', LOST('/merged')],
    ['docs/guide/new-name.md', LOST('/renamed')],
    ['docs/part-one.md', LOST('/split')],
  ])
  expect(applyFixes(report, siteDir).fixed).toHaveLength(3)
  expect(read('docs/whole.md')).toContain('redirect_from: [/entire, "/merged"]')
  expect((await runRoutes(siteDir, outDir)).report.findings.map(({ message }) => message)).toEqual([LOST('/gone')])
})

it('passes if every route is still there', async () => {
  const { siteDir, outDir, build } = openSite()
  await build()
  expect((await runRoutes(siteDir, join(outDir, 'docgen-manifest.json'))).report.gates).toMatchObject([
    { state: 'passed', errors: 0, details: { lost: 0 } },
  ])
})

it('cannot decide if the deployed site does not answer, and fails if it has no manifest', async () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/busy/docgen-manifest.json' ? 503 : 404
    response.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const { siteDir } = openSite()
  const busy = await runRoutes(siteDir, `${origin}/busy/`)
  expect(busy.report).toMatchObject({ ok: true, findings: [], gates: [{ state: 'undecided' }] })
  expect(busy.report.gates[0]?.reason).toContain('the server answered 503')
  const gone = await runRoutes(siteDir, origin)
  expect(gone.report.findings).toMatchObject([{ code: 'no-manifest' }])
})

it('requires the URL of the deployed site', async () => {
  const { isMisused, report } = await runRoutes(openSite().siteDir, undefined)
  expect(isMisused).toBe(true)
  expect(report.findings).toMatchObject([{ code: 'no-manifest' }])
})

const NOW = '2026-03-01T12:00:00.000Z'
const REDIRECT = (route: string, to: string): string =>
  `${route} is published and redirects to ${to}, but has neither a page nor a redirect`
const LOST = (route: string): string => `${route} is published, but has neither a page nor a redirect`
const moved = (now: string, old: string): string =>
  `Its page is now ${now}: add redirect_from: ['${old}'] to the front matter, or run docgen check routes --fix`

/** Twenty sentences that no other topic has. */
function prose(topic: string): string {
  return Array.from({ length: 20 }, (_, index) => `Fact ${index} about ${topic} is ${topic}-${index}.`).join(' ')
}

function openSite(files: Readonly<Record<string, string>> = FILES) {
  const copy = createCodeSite({ files })
  onTestFinished(copy.remove)
  const git = (...args: readonly string[]): void => {
    const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com']
    execFileSync('git', ['-C', copy.siteDir, ...author, ...args], { stdio: 'ignore' })
  }
  git('init', '-q')
  git('add', 'docs')
  git('commit', '-qm', 'Add the docs')
  const commit = (): void => {
    git('add', '-A', 'docs')
    git('commit', '-qm', 'Change pages')
  }
  return {
    ...copy,
    commit,
    read: (path: string): string => readFileSync(join(copy.siteDir, path), 'utf8'),
    remove: (path: string): void => rmSync(join(copy.siteDir, path)),
    write: (path: string, text: string): void => {
      mkdirSync(dirname(join(copy.siteDir, path)), { recursive: true })
      writeFileSync(join(copy.siteDir, path), text)
    },
    move: (from: string, to: string): void => {
      mkdirSync(dirname(join(copy.siteDir, to)), { recursive: true })
      renameSync(join(copy.siteDir, from), join(copy.siteDir, to))
      commit()
    },
  }
}

function runRoutes(siteDir: string, against: string | undefined) {
  const build = createBuildRequest(siteDir)
  return runGates({ named: ['routes'], build, against, now: NOW })
}
