import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestCache } from '../../cache/create-test-cache.js'
import { hashBytes } from '../../cache/hash.js'
import { createMemo } from '../../cache/memo.js'
import { shortenKey } from '../../cache/remote/remote-index.js'
import { readRecord } from '../../emit/output-record.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { createReport } from '../create-report.js'
import { findSameBuild } from '../last-build.js'
import { type RestoreTarget, restoreOutput } from './restore-output.js'
import { outputFileKey, outputListKey } from './shared-output.js'

const SITE_KEY = hashBytes('site')
const report = createReport({ siteDir: '/a', stages: [], diagnostics: [], builtPages: [], outDir: '/a/elsewhere' })
const emitted = (text: string) => ({ hash: hashBytes(text), size: text.length })
const LIST = {
  files: { 'a/index.html': emitted('page'), 'b/index.html': emitted('page'), 'photo.bin': emitted('photo') },
  copies: { 'photo.bin': 'docs/photo.bin' },
  report: { ...report, output: { folder: 'elsewhere', files: 3, bytes: 13 } },
}

/** A store with a pack for each value. */
function createStore(values: Readonly<Record<string, unknown>>, lost: string[] = []) {
  const packs = Object.keys(values).map((key) => ({ name: hashBytes(key), size: 1, keys: [shortenKey(key) ?? ''] }))
  const entries = Object.entries(values).map(([key, value]) => {
    return { key, bytes: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)) }
  })
  return {
    findIndex: async () => ({ packs: [], output: packs, origin: 'current' as const }),
    fetchPack: async ({ name }: { readonly name: string }) =>
      lost.some((key) => hashBytes(key) === name) ? undefined : entries.filter(({ key }) => hashBytes(key) === name),
  }
}

function createTarget(): RestoreTarget {
  const siteDir = createTestFolder({ 'docs/photo.bin': 'photo', '.docgen/stage/x': '' })
  const cache = createTestCache()
  const workDir = join(siteDir, '.docgen')
  const memo = createMemo({ cache })
  return { siteDir, cache, workDir, outDir: join(siteDir, 'dist'), stageDir: join(workDir, 'stage'), memo }
}

const ALL = { [outputListKey(SITE_KEY)]: LIST, [outputFileKey(hashBytes('page'))]: 'page' }
const isUsable = (): boolean => true

it('writes all files, and records them for the next build', async () => {
  const target = createTarget()
  const { outDir } = target
  const restored = await restoreOutput(SITE_KEY, createStore(ALL), { target, isUsable })
  expect(restored?.output).toEqual({ folder: 'dist', files: 3, bytes: 13 })
  for (const [file, text] of [['a/index.html', 'page'] as const, ['b/index.html', 'page'] as const])
    expect(readFileSync(join(outDir, file), 'utf8')).toBe(text)
  expect(readFileSync(join(outDir, 'photo.bin'), 'utf8')).toBe('photo')
  const record = readRecord(target)
  expect(Object.keys(record.files).sort()).toEqual(Object.keys(LIST.files))
  expect(findSameBuild(SITE_KEY, { memo: target.memo, outDir, record })).toEqual(restored)
})

const outsideFile = { ...LIST, files: { ...LIST.files, '../../evil.html': emitted('page') } }
const outsideCopy = { ...LIST, copies: { 'photo.bin': '../../etc/passwd' } }

it.each<[string, Readonly<Record<string, unknown>>, string[]?]>([
  ['has no list', {}],
  ['has lost the list', ALL, [outputListKey(SITE_KEY)]],
  ['has lost a file', ALL, [outputFileKey(hashBytes('page'))]],
  ['never had a file', { [outputListKey(SITE_KEY)]: LIST }],
  ['has a list of another shape', { ...ALL, [outputListKey(SITE_KEY)]: [] }],
  ['lists a file outside of the output', { ...ALL, [outputListKey(SITE_KEY)]: outsideFile }],
  ['lists a copy from outside of the site', { ...ALL, [outputListKey(SITE_KEY)]: outsideCopy }],
  ['lists a copy of a missing file', { ...ALL, [outputListKey(SITE_KEY)]: { ...LIST, copies: { 'photo.bin': 'no' } } }],
])('leaves the output folder as it was if the server %s', async (_name, values, lost = []) => {
  const target = createTarget()
  expect(await restoreOutput(SITE_KEY, createStore(values, lost), { target, isUsable })).toBeUndefined()
  expect(existsSync(target.outDir)).toBe(false)
  expect(existsSync(join(target.siteDir, '../evil.html'))).toBe(false)
})

it('writes nothing if the report is not usable', async () => {
  const target = createTarget()
  expect(await restoreOutput(SITE_KEY, createStore(ALL), { target, isUsable: () => false })).toBeUndefined()
  expect(existsSync(join(target.stageDir, 'a'))).toBe(false)
})
