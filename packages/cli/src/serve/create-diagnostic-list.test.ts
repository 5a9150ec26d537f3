import { mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { createDiagnosticList, hidePaths } from './create-diagnostic-list.js'

const diagnostic = (line: number, column: number, rest: Partial<Diagnostic> = {}): Diagnostic => ({
  code: 'broken-link',
  severity: 'warning',
  file: 'docs/a.md',
  line,
  column,
  message: `problem ${line}:${column}`,
  ...rest,
})

const createSite = (text: string): string => createTestFolder({ 'docs/a.md': text })

it('shows errors before warnings, limits their number, and counts all of them', () => {
  const siteDir = createSite('one\n')
  const warnings = Array.from({ length: 60 }, (_, index) => diagnostic(1, index + 1))
  const diagnostics = [...warnings, diagnostic(1, 99, { severity: 'error' }), diagnostic(1, 100, { severity: 'info' })]
  const { problems, errors, warnings: count } = createDiagnosticList(diagnostics, siteDir)
  expect([problems.length, errors, count]).toEqual([50, 1, 60])
  expect(problems[0]).toMatchObject({ severity: 'error', column: 99 })
})

it('keeps related positions, without paths of this machine', () => {
  const siteDir = createSite('one\n')
  const related = [{ file: 'docs/b.md', line: 2, message: `throws ${siteDir}/x` }]
  expect(createDiagnosticList([diagnostic(1, 1, { related })], siteDir).problems[0]?.related).toEqual([
    { file: 'docs/b.md', line: 2, message: 'throws ./x' },
  ])
})

it('marks the position in its line', () => {
  const siteDir = createSite('one\n\ttwo three\r\nfour\n')
  const frames = [diagnostic(2, 6, { length: 5 }), diagnostic(3, 5), diagnostic(9, 1)].map(
    (each) => createDiagnosticList([each], siteDir).problems[0]?.frame,
  )
  expect(frames).toEqual([
    [
      { line: 1, text: 'one' },
      { line: 2, text: '\ttwo three', mark: { start: 5, length: 5 } },
      { line: 3, text: 'four' },
      { line: 4, text: '' },
    ],
    [
      { line: 1, text: 'one' },
      { line: 2, text: '\ttwo three' },
      { line: 3, text: 'four', mark: { start: 4, length: 1 } },
      { line: 4, text: '' },
    ],
    [],
  ])
})

it('cuts a long line around the position', () => {
  const siteDir = createSite(`${'a'.repeat(1000)}HERE${'b'.repeat(1000)}\n${'c'.repeat(1000)}\n`)
  const [here, next] = createDiagnosticList([diagnostic(1, 1001, { length: 4 })], siteDir).problems[0]?.frame ?? []
  const { text = '', mark = { start: 0, length: 0 } } = here ?? {}
  expect(text.slice(mark.start, mark.start + mark.length)).toBe('HERE')
  expect(text).toMatch(/^…a{100}HEREb{296}…$/)
  expect(next).toEqual({ line: 2, text: `${'c'.repeat(400)}…` })
})

afterEach(() => void vi.unstubAllEnvs())

it.each([
  ['/no/such/site', 'in /no/such/site/docs/a.md and file:///no/such/site/b.ts', 'in ./docs/a.md and ./b.ts'],
  ['/no/such site', 'from file:///no/such%20site/b.ts:3', 'from ./b.ts:3'],
  ['C:\\my site', 'in C:\\my site\\docs\\a.md', 'in .\\docs\\a.md'],
  ['C:\\site', 'from file:///C:/site/site.config.ts:3', 'from ./site.config.ts:3'],
  ['C:\\site', 'import "C:\\\\site\\\\a.js"', 'import ".\\\\a.js"'],
  ['/', 'no page at /guide', 'no page at /guide'],
])('hides the location of the site: %s', (siteDir, text, shown) => {
  expect(hidePaths(text, siteDir)).toBe(shown)
})

it.each([
  ['threw /home/writer/own/x.json', 'threw ~/own/x.json'],
  [`threw ${join(process.cwd(), 'x')} again`, `threw ${join('…', 'x')} again`],
  [
    "ENOENT: no such file or directory, open '/srv/secret/x.json'",
    "ENOENT: no such file or directory, open '…/x.json'",
  ],
  ["EXDEV: cross-device link, rename '/a/b' -> 'D:\\c\\d'", "EXDEV: cross-device link, rename '…/b' -> '…/d'"],
  ['Cannot find file:///opt/tools/x.js?v=1 (ESM)', 'Cannot find …/x.js?v=1 (ESM)'],
])('hides other paths of the machine: %s', (text, shown) => {
  for (const name of ['HOME', 'USERPROFILE']) vi.stubEnv(name, '/home/writer')
  expect(hidePaths(text, '/no/such/site')).toBe(shown)
})

const isWindows = process.platform === 'win32'
const note = isWindows ? ' (skipped: paths of Windows begin with a drive)' : ''

it.skipIf(isWindows)(`distinguishes a file in a top-level folder from a page whose URL begins like it${note}`, () => {
  const folder = tmpdir().replace(/^(\/[^/]+).*/, '$1')
  const name = readdirSync(folder)[0] ?? ''
  const text = `${folder}/${name}:3 threw, and no page is at ${folder}/no/such/page or ${folder}-ish`
  expect(hidePaths(text, folder)).toBe(`./${name}:3 threw, and no page is at ${folder}/no/such/page or ${folder}-ish`)
})

it('keeps the content of pages', () => {
  const text = "no page at /opt/guide. Did you mean '/opt/guides', or ../x?"
  expect(hidePaths(text, '/no/such/site')).toBe(text)
})

it('recognizes the target of a symbolic link', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-hide-')))
  try {
    symlinkSync(folder, join(folder, 'link'))
    expect(hidePaths(`at ${folder}/a.md`, join(folder, 'link'))).toBe('at ./a.md')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
