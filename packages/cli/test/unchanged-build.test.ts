import {
  appendFileSync,
  copyFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import type { BuildRequest } from '../src/session/site-request.js'
import { copySite, readTree, type SiteCopy } from './build-copy.js'

const SITES = fileURLToPath(new URL('sites', import.meta.url))
const UNREAD = /(?:^|\/)(?:expected|dist|\.docgen)(?:\/|$)/

const copies: SiteCopy[] = []
afterEach(() => {
  for (const copy of copies.splice(0)) copy.remove()
})

function open(name: string): SiteCopy {
  const copy = copySite(join(SITES, name))
  copies.push(copy)
  return copy
}

/** Builds, and returns whether it was planned or skipped as unchanged. */
async function build(copy: SiteCopy, request: Partial<BuildRequest> = {}) {
  const { report } = await copy.build(request)
  return { report, isPlanned: report.stages.some(({ name }) => name === 'graph') }
}

function replace(path: string, before: string, after: string): void {
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(before)
  writeFileSync(path, text.replace(before, after))
}

/** Builds a site with warnings. */
function openWarned(): SiteCopy {
  const copy = open('languages')
  replace(join(copy.siteDir, 'site.config.ts'), 'announcementBar:', "onBrokenLinks: 'warn', announcementBar:")
  appendFileSync(join(copy.siteDir, 'docs/index.md'), '\n[Gone](/gone)\n')
  return copy
}

describe('an unchanged build', () => {
  it('is not planned, and has the report of a complete build', async () => {
    const copy = openWarned()
    const { report: first } = await build(copy)
    expect(first.warnings).toBeGreaterThan(0)
    const before = readTree(copy.outDir)
    const { report, isPlanned } = await build(copy)
    expect(isPlanned).toBe(false)
    expect(readTree(copy.outDir)).toEqual(before)
    const { total } = first.pages
    const { stages, ...rest } = report
    expect(rest).toEqual({
      ...first,
      pages: { total, rendered: 0, compiled: 0, cached: 0, unchanged: total },
      work: first.work.map(({ name }) => ({ name, ms: 0 })),
      stages: undefined,
    })
    expect(stages.map(({ name }) => name)).toEqual(['config', 'theme', 'read', 'mdx', 'compare'])
  })

  it('fails under --strict if a complete build would, and keeps the output', async () => {
    const copy = openWarned()
    await build(copy)
    const before = readTree(copy.outDir)
    const { report } = await build(copy, { isStrict: true })
    expect(report.ok).toBe(false)
    expect(report.warnings).toBeGreaterThan(0)
    expect(readTree(copy.outDir)).toEqual(before)
    expect((await build(copy)).isPlanned).toBe(false)
  })
})

describe('a build is planned', () => {
  it.each<[string, (copy: SiteCopy) => Partial<BuildRequest> | undefined]>([
    ['a file of the output was removed', ({ outDir }) => void rmSync(join(outDir, 'index.html'))],
    ['a file of the output was touched', ({ outDir }) => void utimesSync(join(outDir, 'sitemap.xml'), 1, 1)],
    ['an asset of the output was changed', ({ outDir }) => void appendFileSync(join(outDir, 'robots.txt'), '#')],
    ['the output was moved away', ({ outDir }) => void renameSync(outDir, `${outDir}-old`)],
    ['the cache was removed', ({ siteDir }) => void rmSync(join(siteDir, '.docgen'), { recursive: true })],
    ['another folder is asked for', ({ outDir }) => ({ outDir: `${outDir}-other` })],
    ['another base URL is asked for', () => ({ baseUrl: '/elsewhere/' })],
    ['fewer languages are asked for', () => ({ locales: ['de'] })],
    ['drafts are asked for', () => ({ includesDrafts: true })],
    ['no cache is asked for', () => ({ usesCache: false })],
    ['it is a dry run', () => ({ isDryRun: true })],
    [
      'the name of a file has changed',
      ({ siteDir }) => void renameSync(join(siteDir, 'docs/guide/more.md'), join(siteDir, 'docs/guide/less.md')),
    ],
    [
      'there is a new file',
      ({ siteDir }) => void copyFileSync(join(siteDir, 'docs/guide/more.md'), join(siteDir, 'docs/guide/new.md')),
    ],
    ['the list of versions is another', ({ siteDir }) => void writeFileSync(join(siteDir, 'versions.json'), '[]')],
  ])('if %s', async (_name, change) => {
    const copy = open('languages')
    await build(copy)
    expect((await build(copy)).isPlanned).toBe(false)
    const request = change(copy) ?? {}
    expect((await build(copy, request)).isPlanned).toBe(true)
  })

  it('if plugins may read the whole site', async () => {
    const copy = open('plugins')
    await build(copy)
    expect((await build(copy)).isPlanned).toBe(true)
  })

  it('after a failed build, once its error is fixed', async () => {
    const copy = open('languages')
    await build(copy)
    const page = join(copy.siteDir, 'docs/index.md')
    const text = readFileSync(page, 'utf8')
    writeFileSync(page, '---\ntitle: [\n---\n')
    expect((await build(copy)).report.ok).toBe(false)
    writeFileSync(page, text)
    // The output is still that of the first one.
    expect(await build(copy)).toMatchObject({ isPlanned: false, report: { ok: true } })
  })

  it('if an imported style sheet has changed', async () => {
    const copy = open('languages')
    replace(join(copy.siteDir, 'site.config.ts'), 'announcementBar:', "theme: { css: ['own.css'] }, announcementBar:")
    writeFileSync(join(copy.siteDir, 'own.css'), "@import './more.css';\n")
    writeFileSync(join(copy.siteDir, 'more.css'), 'p { color: red }\n')
    expect((await build(copy)).report.errors).toBe(0)
    expect((await build(copy)).isPlanned).toBe(false)
    writeFileSync(join(copy.siteDir, 'more.css'), 'p { color: green }\n')
    expect((await build(copy)).isPlanned).toBe(true)
  })
})

/** The input files of a site. */
function listInputs(siteDir: string): string[] {
  const entries = readdirSync(siteDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries
    .map((entry) => relative(siteDir, join(entry.parentPath, entry.name)))
    .filter((path) => !UNREAD.test(path))
}

describe('after a change of any file', () => {
  it.each(['languages', 'assets', 'several-apis', 'pages-with-components'])(
    'builds the site %s as without a cache',
    async (name) => {
      const copy = open(name)
      await build(copy)
      const fresh = `${copy.outDir}-fresh`
      for (const file of listInputs(copy.siteDir)) {
        const path = join(copy.siteDir, file)
        const bytes = readFileSync(path)
        if (/\.(?:mdx?|css|svg)$/.test(file)) appendFileSync(path, '\n<!-- changed -->\n')
        else rmSync(path)
        const { report } = await build(copy)
        const { report: expected } = await build(copy, { usesCache: false, outDir: fresh })
        expect(report.diagnostics, file).toEqual(expected.diagnostics)
        if (report.ok) expect(readTree(copy.outDir), file).toEqual(readTree(fresh))
        writeFileSync(path, bytes)
        rmSync(fresh, { recursive: true, force: true })
      }
    },
  )
})
