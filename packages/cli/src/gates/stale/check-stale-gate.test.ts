import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestRepository } from '../../read/git/create-test-repository.js'
import { createTestInput, type TestTrial } from '../create-test-trial.js'
import { checkStaleGate } from './check-stale-gate.js'

const base = { name: 'main', siteDir: '', commit: 'HEAD' }

/** What the gate finds after `src/a.ts` has changed and `src/old.ts` is gone. */
async function check(docs: NonNullable<TestTrial['docs']>, change: (folder: string) => void = () => {}) {
  const siteDir = await createTestRepository({
    'docs/a.md': '1',
    'src/a.ts': '1',
    'src/b.ts': '1',
    'src/old.ts': '1',
    CODEOWNERS: '/docs/ @docs\n',
  })
  writeFileSync(join(siteDir, 'src/a.ts'), '2')
  rmSync(join(siteDir, 'src/old.ts'))
  change(siteDir)
  const { diagnostics } = await checkStaleGate(createTestInput({ docs, more: { siteDir } }, { base }))
  return diagnostics.map(({ code, file, line, message, hint }) => [code, `${file}:${line}`, message, hint])
}

describe('checkStaleGate', () => {
  it('warns of a page whose files have changed without it, and names its owner', async () => {
    expect(await check({ 'a.md': { title: 'A', covers: ['src'] } })).toEqual([
      [
        'stale-page',
        'docs/a.md:3',
        'src/a.ts and 1 more changed since main, but this page did not',
        'Check whether the page is still correct; it belongs to @docs',
      ],
    ])
  })

  it('accepts a page that has changed, too, and files that it excludes', async () => {
    const covers = ['src']
    expect(await check({ 'a.md': { covers } }, (folder) => writeFileSync(join(folder, 'docs/a.md'), '2'))).toEqual([])
    expect(await check({ 'a.md': { covers: ['/src/', '!src/a.ts', '!src/old.*'] } })).toEqual([])
  })

  it('reports a pattern that matches no file, but not one whose files are gone', async () => {
    expect(await check({ 'a.md': { covers: ['src/b.ts', 'scr/**'] } })).toMatchObject([
      ['unmatched-covers', 'docs/a.md:2', 'no file of the repository matches "scr/**"', expect.anything()],
    ])
    const [[code] = [], ...others] = await check({ 'a.md': { covers: ['./src/old.ts'] } })
    expect([code, others]).toEqual(['stale-page', []])
  })

  it('needs a commit and a page that covers files', async () => {
    const input = createTestInput({ docs: { 'a.md': {} } })
    expect(await checkStaleGate(input)).toMatchObject({ skipped: 'no --since', diagnostics: [{ code: 'no-base' }] })
    expect(await checkStaleGate({ ...input, base })).toMatchObject({
      diagnostics: [],
      skipped: expect.stringContaining('covers'),
    })
  })
})
