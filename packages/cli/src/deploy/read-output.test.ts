import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { contentOf, openContent, readOutput } from './read-output.js'
import { writeTestOutput } from './write-test-output.js'

const { signal } = new AbortController()

it('reads the files of the folder as they are', async () => {
  const folder = createTestFolder()
  const large = 'x'.repeat(9 * 1024 * 1024)
  writeTestOutput(folder, { 'index.html': 'a', 'sub/ü #1.txt': 'b', large })
  writeFileSync(join(folder, 'sub/added.txt'), 'c')
  const { value } = await readOutput(folder, signal)
  expect([...(value?.files ?? [])].map(([file]) => file)).toEqual([
    'docgen-manifest.json',
    'index.html',
    'large',
    'sub/added.txt',
    'sub/ü #1.txt',
  ])
  expect(value?.files.get('index.html')).toEqual({ size: 1, sha256: contentOf(Buffer.from('a')).sha256, route: '/' })
  const file = value?.files.get('large')
  expect(file).toEqual({ size: large.length, sha256: contentOf(Buffer.from(large)).sha256 })
  expect(file && (await openContent(folder, 'large', file)).source).toEqual({ path: join(folder, 'large') })
})

it('reports a folder without a site, and one with missing files', async () => {
  const folder = createTestFolder()
  const read = async () => (await readOutput(folder, signal)).diagnostics.map(({ code, message }) => [code, message])
  expect(await read()).toEqual([['no-built-site', `${folder} contains no site that docgen built`]])
  writeTestOutput(folder, { 'a.html': 'a', 'b.html': 'b', 'c.html': 'c' })
  rmSync(join(folder, 'b.html'))
  const incomplete = (files: string) => [
    ['incomplete-output', `${folder} is not complete: ${files} missing, but listed in docgen-manifest.json`],
  ]
  expect(await read()).toEqual(incomplete('b.html is'))
  rmSync(join(folder, 'c.html'))
  expect(await read()).toEqual(incomplete('b.html and 1 more are'))
})

it('rejects a file that changes', async () => {
  const folder = createTestFolder({ a: 'new' })
  const file = { size: 3, sha256: contentOf(Buffer.from('old')).sha256 }
  await expect(openContent(folder, 'a', file)).rejects.toThrow('has changed during the deployment')
})
