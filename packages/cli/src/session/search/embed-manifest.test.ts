import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashBytes } from '../../cache/hash.js'
import type { FinishedPage } from '../build-site-pages.js'
import { embedManifest, fillManifest } from './embed-manifest.js'

const page = (manifest: string) =>
  `<main><script type="application/json" id="docgen-search-manifest">${manifest}</script><p>Search</p></main>`
const built = (file: string, kind: string) =>
  ({ planned: { page: { file, kind } }, emitted: { hash: 'old', size: 1, key: 'k' } }) as unknown as Pick<
    FinishedPage,
    'planned' | 'emitted'
  >

describe('embedManifest', () => {
  let root = ''
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'docgen-embed-'))
  })
  afterAll(() => rmSync(root, { recursive: true }))

  it('fills new and kept search pages alike, and no other page', () => {
    const pages = [built('index.html', 'doc'), built('search.html', 'search')]
    const searchFiles = [{ file: 'docgen-search.json', bytes: '{"version":1}' }]
    const fill = (stageDir: string, outDir: string) => embedManifest(pages, { stageDir, outDir, searchFiles })
    const folders = ['a', 'b', 'c'].map((name) => mkdtempSync(join(root, name))) as [string, string, string]
    const [staged, output, empty] = folders
    writeFileSync(join(staged, 'search.html'), page(''))
    writeFileSync(join(output, 'search.html'), page('{"version":0}'))
    const expected = page('{"version":1}')
    const emitted = { hash: hashBytes(Buffer.from(expected)), size: expected.length, key: 'k' }
    expect(fill(staged, output)).toEqual([pages[0], { ...pages[1], emitted }])
    expect(readFileSync(join(staged, 'search.html'), 'utf8')).toBe(expected)
    expect(fill(empty, output)).toEqual([pages[0], { ...pages[1], emitted }])
    expect(readFileSync(join(empty, 'search.html'), 'utf8')).toBe(expected)
    // A kept page with the same manifest stays as it is.
    expect(fill(mkdtempSync(join(root, 'd')), empty)).toEqual(pages)
  })
})

describe('fillManifest', () => {
  it('lets no title end the element', () => {
    const filled = fillManifest(page(''), JSON.stringify({ text: '</script><b>' }))
    expect(filled).toBe(page('{"text":"\\u003c/script>\\u003cb>"}'))
    expect(fillManifest(filled, '{}')).toBe(page('{}'))
  })

  it('leaves a page without the element alone', () => {
    expect(fillManifest('<main></main>', '{}')).toBe('<main></main>')
  })
})
