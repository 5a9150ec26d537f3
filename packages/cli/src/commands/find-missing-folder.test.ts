import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findMissingFolder } from './find-missing-folder.js'

it('reports folders that do not exist, with the name of a similar one, and files', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-folder-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'my-docs'))
  writeFileSync(join(folder, 'her-docs'), '')
  const hintOf = (name: string): string | undefined => findMissingFolder(join(folder, name))?.hint
  expect(hintOf('my-docs')).toBeUndefined()
  expect(hintOf('mydcs')).toBe(`Did you mean ${join(folder, 'my-docs')}?`)
  expect(hintOf('elsewhere')).toBe('Name the folder that contains site.config.ts')
  expect(hintOf('her-docs')).toBe('Name the folder that contains site.config.ts')
  expect(hintOf('her-docs/below')).toBe('Name the folder that contains site.config.ts')
})
