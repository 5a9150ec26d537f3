import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { SEARCH_MANIFEST_FILE } from '../../search/search-manifest.js'
import { createFinishedPage } from '../create-finished-page.js'
import { completeSearchPages, findEmbeddedManifest } from './complete-search-pages.js'

const HTML = '<html><body><main></main></body></html>'
const manifestOf = (index: object) => ({ file: SEARCH_MANIFEST_FILE, bytes: JSON.stringify({ indexes: [index] }) })
const search = createFinishedPage({ kind: 'search', file: 'search.html' })

it('finds a manifest with the start of the index', () => {
  expect(findEmbeddedManifest([])).toBeUndefined()
  expect(findEmbeddedManifest([manifestOf({ root: 'a' })])).toBeUndefined()
  expect(findEmbeddedManifest([manifestOf({ root: 'a', text: '' })])).toBe('{"indexes":[{"root":"a","text":""}]}')
})

it('writes it into search pages, and no others', () => {
  const stageDir = createTestFolder({ 'search.html': HTML, 'a.html': HTML })
  const artifacts = [manifestOf({ root: 'a', text: 'x' })]
  const builtPages = [search, createFinishedPage({})]
  const facts = completeSearchPages({ builtPages, artifacts, stageDir, outDir: createTestFolder() })
  expect([...facts.keys()]).toEqual(['search.html'])
  const html = readFileSync(join(stageDir, 'search.html'), 'utf8')
  expect(html).toContain('"text":"x"')
  expect(facts.get('search.html')).toMatchObject({ size: html.length, hash: expect.not.stringMatching('old') })
  expect(readFileSync(join(stageDir, 'a.html'), 'utf8')).toBe(HTML)
})

it('keeps a page of the output folder that is as it should be', () => {
  const [stageDir, outDir] = [createTestFolder(), createTestFolder({ 'search.html': HTML })]
  const facts = completeSearchPages({ builtPages: [search], artifacts: [], stageDir, outDir })
  expect(facts.get('search.html')).toBe(search.emitted)
  expect(existsSync(join(stageDir, 'search.html'))).toBe(false)
})
