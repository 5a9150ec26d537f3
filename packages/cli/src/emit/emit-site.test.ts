import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestCache } from '../cache/create-test-cache.js'
import { hashBytes } from '../cache/hash.js'
import { createTestFolder } from '../read/create-test-folder.js'
import type { Artifact, EmittedFile } from './artifact.js'
import { emitSite, openOutput, writeArtifact } from './emit-site.js'
import { isIntact, readRecord } from './output-record.js'

function openFolder(files: Readonly<Record<string, string>> = {}) {
  const root = createTestFolder(files)
  const location = { cache: createTestCache(), workDir: join(root, '.docgen'), outDir: join(root, 'dist') }
  const emit = (pages: Readonly<Record<string, EmittedFile>>, artifacts: readonly Artifact[]) => {
    const record = readRecord(location)
    return emitSite({
      ...location,
      stageDir: join(root, 'stage'),
      record,
      pages: new Map(Object.entries(pages)),
      artifacts,
      isIntact: (file) => {
        const recorded = record.files[file]
        return recorded !== undefined && isIntact(join(location.outDir, file), recorded)
      },
      baseUrl: '/',
      anchors: new Map(),
      redirects: [],
    })
  }
  return { root, emit, list: () => readdirSync(location.outDir, { recursive: true }).map(String).sort() }
}

const page = (text: string): EmittedFile => ({ hash: hashBytes(Buffer.from(text)), size: text.length })

it('moves staged pages and artifacts into place, with a manifest, and counts them', () => {
  const { root, emit, list } = openFolder({ 'stage/a.html': 'one' })
  const emitted = emit({ 'a.html': page('one') }, [{ file: 'img/x.txt', bytes: 'four' }])
  expect(list()).toEqual(['a.html', 'docgen-manifest.json', 'img', 'img/x.txt'])
  const manifest = statSync(join(root, 'dist/docgen-manifest.json')).size
  expect(emitted).toEqual({ files: 3, bytes: manifest + 7 })
  expect(readdirSync(root)).not.toContain('stage')
})

it('keeps unchanged files, and removes stale ones', () => {
  const { root, emit, list } = openFolder({ 'stage/a.html': 'one' })
  emit({ 'a.html': page('one') }, [
    { file: 'x.txt', bytes: 'x' },
    { file: 'old/y.txt', bytes: 'y' },
  ])
  const before = statSync(join(root, 'dist/x.txt')).ino
  emit({ 'a.html': page('one') }, [{ file: 'x.txt', bytes: 'x' }])
  expect(list()).toEqual(['a.html', 'docgen-manifest.json', 'x.txt'])
  expect(statSync(join(root, 'dist/x.txt')).ino).toBe(before)
})

it('generates a file once, and only if neither the output nor the staging folder has it', () => {
  let count = 0
  const create = (): string => {
    count += 1
    return 'made'
  }
  const { emit } = openFolder()
  const artifact = { file: 'made.txt', create, ...page('made') }
  emit({}, [artifact])
  emit({}, [artifact])
  expect(count).toBe(1)
  const stage = createTestFolder({ 'made.txt': 'made' })
  writeArtifact(artifact, stage)
  expect(count).toBe(1)
})

it('copies files into folders that do not exist yet', () => {
  const root = createTestFolder({ 'logo.svg': '<svg/>' })
  const copied = { file: 'deep/er/logo.svg', copyFrom: join(root, 'logo.svg'), hash: 'h', size: 6 }
  expect(writeArtifact(copied, join(root, 'stage'))).toEqual({ hash: 'h', size: 6 })
  expect(readFileSync(join(root, 'stage/deep/er/logo.svg'), 'utf8')).toBe('<svg/>')
})

it('reads a file from the first folder that has it', async () => {
  const read = openOutput([createTestFolder({ 'a.txt': 'staged' }), createTestFolder({ 'a.txt': 'old', 'b.txt': 'b' })])
  expect(String(await read('a.txt'))).toBe('staged')
  expect(String(await read('b.txt'))).toBe('b')
  expect(await read('c.txt')).toBeUndefined()
})
