import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hashBytes } from '../../cache/hash.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { createReport } from '../create-report.js'
import { type FinishedBuild, listOutput, outputFileKey, outputListKey, staysInFolder } from './shared-output.js'

const SITE_KEY = hashBytes('site')
const FILES = { 'index.html': 'page', 'copy.html': 'page', 'photo.bin': 'photo', 'docgen-manifest.json': '{}' }

const REPORT = createReport({ siteDir: '/a', stages: [], diagnostics: [], builtPages: [], outDir: '/a/dist' })

function finish(changes: Partial<FinishedBuild> = {}): FinishedBuild {
  const siteDir = createTestFolder({ 'docs/photo.bin': 'photo' })
  const outDir = createTestFolder(FILES)
  const files = Object.entries(FILES).map(([file, text]) => {
    return [file, { hash: hashBytes(text), size: text.length, mtimeMs: 1 }] as const
  })
  return {
    ...{ siteDir, outDir, siteKey: SITE_KEY, builtPages: [] },
    setup: { modules: { theme: '@docgen/theme' }, markdown: { options: {}, iconSets: [], key: '' } as never },
    report: REPORT,
    artifacts: [{ file: 'photo.bin', copyFrom: join(siteDir, 'docs/photo.bin'), hash: hashBytes('photo'), size: 5 }],
    readRecord: () => ({ files: Object.fromEntries(files) }),
    ...changes,
  }
}

it('lists each file once, copies without bytes, and the list last', () => {
  const entries = listOutput(finish())
  const keys = [outputFileKey(hashBytes('page')), outputFileKey(hashBytes('{}')), outputListKey(SITE_KEY)]
  expect(entries.map(({ key }) => key)).toEqual(keys)
  expect(entries[0]?.read()?.toString()).toBe('page')
  const list = JSON.parse(entries[2]?.read()?.toString() ?? '')
  expect(Object.keys(list.files).sort()).toEqual(Object.keys(FILES).sort())
  expect(list.files['index.html']).toEqual({ hash: hashBytes('page'), size: 4 })
  expect(list.copies).toEqual({ 'photo.bin': 'docs/photo.bin' })
})

it('reads no file that has changed since it was written, or is gone', () => {
  const build = finish()
  writeFileSync(join(build.outDir, 'copy.html'), 'other')
  expect(listOutput(build)[0]?.read()).toBeUndefined()
  expect(listOutput({ ...build, outDir: join(build.outDir, 'none') })[0]?.read()).toBeUndefined()
})

it('shares the bytes of copies from outside of the site', () => {
  const outside = join(createTestFolder({ 'photo.bin': 'photo' }), 'photo.bin')
  const artifacts = [{ file: 'photo.bin', copyFrom: outside, hash: hashBytes('photo'), size: 5 }]
  expect(listOutput(finish({ artifacts })).map(({ key }) => key)).toContain(outputFileKey(hashBytes('photo')))
})

const markdown = { options: {}, iconSets: [], key: '', pluginModule: 'file:///config.js' } as never
const modules = { theme: '@docgen/theme' }
const large = { hash: hashBytes('page'), size: 16_000_001, mtimeMs: 1 }
const manifest = { hash: hashBytes('{}'), size: 2, mtimeMs: 1 }

it.each<[string, Partial<FinishedBuild>]>([
  ['replaces components', { setup: { modules: { ...modules, overrides: 'file:///a.js' }, markdown: {} as never } }],
  ['has its own theme', { setup: { modules: { theme: 'file:///theme.js' }, markdown: {} as never } }],
  ['has Markdown plugins', { setup: { modules, markdown } }],
  ['declares inputs', { builtPages: [{ pluginInputs: ['a.txt'] } as never] }],
  ['has failed', { report: { ...REPORT, diagnostics: [{ code: 'mdx-failed' } as never] } }],
  ['has no manifest', { readRecord: () => ({ files: {} }) }],
  ['is large', { readRecord: () => ({ files: { 'docgen-manifest.json': manifest, 'index.html': large } }) }],
])('lists nothing if a site %s', (_name, changes) => {
  expect(listOutput(finish(changes))).toEqual([])
})

it.each(['', '../a', 'a/../../b', '/etc/passwd', '..\\a', '..'])('finds that %j leaves its folder', (path) => {
  expect(staysInFolder(path)).toBe(false)
})

it('finds that a path stays in its folder', () => {
  expect(staysInFolder('a/..b/c.html')).toBe(true)
})
