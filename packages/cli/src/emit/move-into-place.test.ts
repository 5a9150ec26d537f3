import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeTestFiles } from '../read/write-test-files.js'
import { moveIntoPlace } from './move-into-place.js'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docgen-place-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  writeTestFiles(root, { [path]: text })
}
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const move = (add: string[], remove: string[] = []): void =>
  moveIntoPlace({ stageDir: join(root, 'stage'), outDir: join(root, 'out'), add, remove })

it('renames the staging folder to a new output folder', () => {
  write('stage/a/b.html', 'b')
  move(['a/b.html'])
  expect(read('out/a/b.html')).toBe('b')
})

it('replaces, adds and removes files, and keeps unknown files', () => {
  write('out/old/gone.html', 'x')
  write('out/kept.txt', 'mine')
  write('out/a.html', 'old')
  write('stage/a.html', 'new')
  write('stage/deep/er/b.html', 'b')
  move(['a.html', 'deep/er/b.html'], ['old/gone.html'])
  expect([read('out/a.html'), read('out/deep/er/b.html'), read('out/kept.txt')]).toEqual(['new', 'b', 'mine'])
  expect(existsSync(join(root, 'out/old'))).toBe(false)
})

it('replaces a folder of an earlier build with a file', () => {
  write('out/a/b.html', 'b')
  write('stage/a', 'file')
  move(['a'], ['a/b.html'])
  expect(read('out/a')).toBe('file')
})
