import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { openInEditor } from './open-in-editor.js'

const open = (file: string, siteDir: string, isLocal = true) =>
  openInEditor({ query: new URLSearchParams({ file }), isLocal }, siteDir)

it('opens nothing for another machine', async () => {
  expect(await open('a.md', createTestFolder({ 'a.md': '' }), false)).toMatchObject({ status: 403 })
})

it('opens only files of the site', async () => {
  const outside = createTestFolder({ 'secret.txt': '' })
  const siteDir = createTestFolder({ 'docs/a.md': '' })
  symlinkSync(join(outside, 'secret.txt'), join(siteDir, 'link.txt'))
  const files = ['', 'docs', 'none.md', '../secret.txt', 'link.txt', 'docs/a.md\0.txt', join(outside, 'secret.txt')]
  for (const file of files) expect(await open(file, siteDir)).toMatchObject({ status: 404 })
})
