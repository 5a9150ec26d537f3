import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestCache } from '../../cache/create-test-cache.js'
import { hashBytes } from '../../cache/hash.js'
import { readRecord } from '../../emit/output-record.js'
import { packAnchors } from '../../graph/links/pack-anchors.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import type { FinishedPage } from '../build-site-pages.js'
import { createFinishedPage } from '../create-finished-page.js'
import { emitOutput } from './emit-output.js'

const factsOf = (text: string) => ({ hash: hashBytes(Buffer.from(text)), size: text.length, key: 'k', route: '/a' })

function openOutput(files: Readonly<Record<string, string>>) {
  const root = createTestFolder(files)
  const location = { cache: createTestCache(), workDir: join(root, '.docgen'), outDir: join(root, 'dist') }
  const emit = (builtPages: readonly FinishedPage[]) =>
    emitOutput({
      ...location,
      stageDir: join(root, 'stage'),
      record: readRecord(location),
      builtPages,
      artifacts: [],
      baseUrl: '/',
      redirects: [],
    })
  return { root, emit, read: (file: string) => readFileSync(join(root, 'dist', file), 'utf8') }
}

const markdownPage = { file: 'a.md', href: '/a.md', listHref: '/llms.txt' }

it('moves pages with their Markdown, and lists their ids', () => {
  const { emit, read } = openOutput({ 'stage/a.html': 'html', 'stage/a.md': 'md' })
  const built = createFinishedPage(
    { head: { markdownPage } },
    { emitted: factsOf('html'), markdownPage: factsOf('md'), anchors: packAnchors(['x']) },
  )
  expect(emit([built])).toMatchObject({ files: 3 })
  expect([read('a.html'), read('a.md')]).toEqual(['html', 'md'])
  expect(read('docgen-manifest.json')).toContain('"anchors":"0,1,x"')
})

it('does not touch kept pages', () => {
  const { root, emit } = openOutput({ 'stage/a.html': 'html' })
  emit([createFinishedPage({}, { emitted: factsOf('html') })])
  const before = statSync(join(root, 'dist/a.html')).ino
  expect(emit([createFinishedPage({}, { emitted: factsOf('html'), outcome: 'kept' })])).toMatchObject({ files: 2 })
  expect(statSync(join(root, 'dist/a.html')).ino).toBe(before)
})

it('reports what the disk refuses', () => {
  const { root, emit } = openOutput({ 'stage/a/b.html': 'html' })
  mkdirSync(join(root, 'dist'))
  writeFileSync(join(root, 'dist/a'), 'own')
  expect(emit([createFinishedPage({ file: 'a/b.html' }, { emitted: factsOf('html') })])).toMatchObject({
    severity: 'error',
  })
  expect(existsSync(join(root, 'dist/a/b.html'))).toBe(false)
})
