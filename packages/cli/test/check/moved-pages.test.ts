import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyFixes } from '../../src/gates/apply-fixes.js'
import { runGates } from '../../src/gates/run-gates.js'
import { writeTestFiles } from '../../src/read/write-test-files.js'
import { createDiskStore } from '../../src/serve/create-disk-store.js'
import { createListener } from '../../src/serve/http/create-listener.js'
import { createSiteHandler } from '../../src/serve/http/handle-request.js'
import { openServer } from '../../src/serve/http/open-server.js'
import { openBrowser } from '../browser/open-browser.js'
import { openStaticHost } from '../browser/static-host.js'
import type { SiteCopy } from '../build-copy.js'
import { createCorpusSite } from '../corpus/create-corpus-site.js'
import { findSharedFolder } from '../shared-folder.js'
import { hasNginx, startNginxOfManual } from '../start-nginx.js'
import { createBuildRequest } from './create-build-request.js'

const { path: CORPUS, isLeftOut, note } = findSharedFolder('corpora/babel-docs')
// Every eighth page: 30 of 249.
const STEP = 8
const PAGES = 30

interface Move {
  /** Old route. */
  readonly from: string
  /** The new route of its text. */
  readonly to: string
}

describe.skipIf(isLeftOut)(`30 pages of Babel’s documentation that were renamed, split or deleted${note}`, () => {
  let site: SiteCopy
  let moves: readonly Move[]
  let fixes = 0
  let redirects: ReadonlyMap<string, string>

  beforeAll(async () => {
    site = createCorpusSite(CORPUS)
    const config = join(site.siteDir, 'site.config.ts')
    const text = readFileSync(config, 'utf8')
    writeFileSync(config, text.replace('export default {', 'export default {\n  trailingSlash: false,'))
    commit(site.siteDir, 'Add the docs')
    await site.build()
    moves = movePages(site.siteDir)
    commit(site.siteDir, 'Change pages')
    const check = () =>
      runGates({
        named: ['routes'],
        build: createBuildRequest(site.siteDir),
        against: site.outDir,
        now: '2026-03-01T12:00:00.000Z',
      })
    const { report } = await check()
    fixes = applyFixes(report, site.siteDir).fixed.length
    await site.build()
    redirects = readRedirects(site.outDir)
  })
  afterAll(() => site?.remove())

  it('restores at least 28 old URLs, each to the page with its text', () => {
    expect(moves).toHaveLength(PAGES)
    const right = moves.filter(({ from, to }) => redirects.get(from) === to)
    expect(right.length, JSON.stringify(moves.filter((move) => !right.includes(move)))).toBeGreaterThanOrEqual(28)
    expect(fixes).toBe(PAGES)
  })

  it('redirects from each of them in docgen serve', async () => {
    const respond = createSiteHandler(createDiskStore(site.outDir))
    const listener = createListener({ respond, names: new Set(), onError: () => {} })
    const server = await openServer({ listener, port: 0, isStrictPort: true, host: '127.0.0.1' })
    try {
      for (const [from, to] of redirects) {
        const response = await fetch(`http://127.0.0.1:${server.port}${from}`)
        expect([from, response.status, response.redirected, new URL(response.url).pathname]).toEqual([
          from,
          200,
          true,
          to,
        ])
        await response.arrayBuffer()
      }
    } finally {
      await server.close()
    }
  })

  it.skipIf(!hasNginx)('redirects from each of them in nginx with the rules of the manual', async () => {
    const server = await startNginxOfManual(site.siteDir)
    try {
      for (const [from, to] of redirects) {
        const { status, headers } = await server.read(from)
        expect([from, status, headers['location']]).toEqual([from, 301, to])
        expect([to, (await server.read(to)).status]).toEqual([to, 200])
      }
      const { status, headers } = await server.read(`${moves[0]?.to}/`)
      expect([status, headers['location']]).toEqual([301, moves[0]?.to])
      // The start page of another language keeps its slash.
      writeTestFiles(site.outDir, { 'de/index.html': 'Start' })
      expect((await server.read('/de/')).status).toBe(200)
      expect((await server.read('/nowhere')).status).toBe(404)
    } finally {
      await server.stop()
      rmSync(join(site.outDir, 'de'), { recursive: true, force: true })
    }
  })

  it('redirects from each of them by HTML pages, under the policy, in a browser', async () => {
    const config = join(site.siteDir, 'site.config.ts')
    writeFileSync(
      config,
      readFileSync(config, 'utf8').replace('export default {', 'export default {\n  redirectPages: true,'),
    )
    await site.build()
    const [browser, host] = await Promise.all([openBrowser(), openStaticHost(site.outDir)])
    try {
      const page = await browser.open(host.origin + (moves[0]?.to ?? ''))
      for (const [from, to] of redirects) {
        await page.goto(host.origin + from)
        await page.waitForURL(host.origin + to)
      }
      // Some of Babel's images are on other hosts.
      expect(browser.takeProblems().filter((problem) => !problem.startsWith('Failed to load resource'))).toEqual([])
    } finally {
      await browser.close()
      await host.close()
    }
  })
})

/** Renames ten pages, splits ten, and moves the text of ten to the page before. */
function movePages(siteDir: string): readonly Move[] {
  const docs = join(siteDir, 'docs')
  const names = execFileSync('git', ['-C', docs, 'ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n')
  const read = (name: string): string => readFileSync(join(docs, name), 'utf8')
  const write = (name: string, text: string): void => writeFileSync(join(docs, name), text)
  // The id of a page is the last part of its route.
  const routeOf = (name: string): string => `/docs/${/^id: (.*)$/m.exec(read(name))?.[1] ?? name.replace(/\.md$/, '')}`
  mkdirSync(join(docs, 'new'))
  return names
    .filter((_, index) => index % STEP === 1)
    .slice(0, PAGES)
    .map((name, index): Move => {
      const word = name.replace(/\.md$/, '')
      const from = routeOf(name)
      const body = read(name).replace(/^---\n[\s\S]*?\n---\n/, '')
      if (index % 3 === 0) {
        renameSync(join(docs, name), join(docs, `new/${word}-guide.md`))
        return { from, to: from.replace('/docs/', '/docs/new/') }
      }
      rmSync(join(docs, name))
      if (index % 3 === 1) {
        // A third and two thirds of its lines.
        const lines = body.split('\n')
        const cut = Math.floor(lines.length / 3)
        write(`new/${word}-overview.md`, `# Overview of ${word}\n\n${lines.slice(0, cut).join('\n')}\n`)
        write(`new/${word}-details.md`, `# Details of ${word}\n\n${lines.slice(cut).join('\n')}\n`)
        return { from, to: `/docs/new/${word}-details` }
      }
      const neighbor = names[names.indexOf(name) - 1] ?? ''
      write(neighbor, `${read(neighbor)}\n\n## About ${word}\n\n${body}`)
      return { from, to: routeOf(neighbor) }
    })
}

/** The redirects of pages in `_redirects`. */
function readRedirects(outDir: string): ReadonlyMap<string, string> {
  const lines = readFileSync(join(outDir, '_redirects'), 'utf8').trimEnd().split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [from = '', to = ''] = line.split(' ')
      return from.includes(':') ? [] : [[from, to]]
    }),
  )
}

function commit(siteDir: string, message: string): void {
  writeFileSync(join(siteDir, '.gitignore'), '.docgen\ndist\n')
  const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com']
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['commit', '-qm', message],
  ])
    execFileSync('git', ['-C', siteDir, ...author, ...args])
}
