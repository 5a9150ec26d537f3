import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createManifest, MANIFEST_FILE } from '../emit/create-manifest.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { cleanSite } from './clean-site.js'

const manifest = createManifest({
  files: new Map([['index.html', { hash: '1', size: 1 }]]),
  baseUrl: '/',
  anchors: new Map(),
  redirects: [],
})

it('removes the cache and the output, and names both', async () => {
  const siteDir = createTestFolder({
    '.docgen/cache/x': '',
    'dist/index.html': '',
    [`dist/${MANIFEST_FILE}`]: manifest,
    'docs/a.md': '',
  })
  expect(await cleanSite({ siteDir })).toEqual([join(siteDir, '.docgen'), join(siteDir, 'dist')])
  expect(['.docgen', 'dist/index.html', 'docs/a.md'].map((path) => existsSync(join(siteDir, path)))).toEqual([
    false,
    false,
    true,
  ])
})

it('keeps files of others in the output folder, and does not name it then', async () => {
  const siteDir = createTestFolder({ 'out/index.html': '', [`out/${MANIFEST_FILE}`]: manifest, 'out/own.txt': '' })
  expect(await cleanSite({ siteDir, outDir: join(siteDir, 'out') })).toEqual([])
  expect(existsSync(join(siteDir, 'out/own.txt'))).toBe(true)
})

it('does nothing in a folder without both', async () => {
  const siteDir = createTestFolder({ 'docs/a.md': '' })
  expect(await cleanSite({ siteDir })).toEqual([])
  expect(existsSync(join(siteDir, '.docgen'))).toBe(false)
})
