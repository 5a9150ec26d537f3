import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as esbuild from 'esbuild'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { createReadOnce, loadSiteModule, textOf } from './read-once.js'

it('reads a file once, even if it is saved in between', () => {
  const folder = createTestFolder({ a: 'ä' })
  const read = createReadOnce()
  expect(textOf(read(join(folder, 'a')))).toBe('ä')
  writeFileSync(join(folder, 'a'), 'new')
  expect(textOf(read(join(folder, 'a')))).toBe('ä')
  expect(textOf(createReadOnce()(join(folder, 'a')))).toBe('new')
  expect(() => read(join(folder, 'gone'))).toThrow('ENOENT')
})

it('loads a module of the site as it is, and leaves those of packages to esbuild', async () => {
  const folder = createTestFolder({ 'a.ts': 'export default 1', 'node_modules/b/a.js': '' })
  const load = (path: string) =>
    loadSiteModule(join(folder, path), {
      read: createReadOnce(),
      site: { siteDir: folder, alias: {} } as never,
      esbuild,
    })
  const loaded = await load('a.ts')
  expect(loaded?.loader).toBe('ts')
  expect(String(loaded?.contents)).toBe('export default 1')
  expect(await load('node_modules/b/a.js')).toBeUndefined()
})
