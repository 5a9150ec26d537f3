import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { createImportResolver } from './create-import-resolver.js'

const FILES = {
  'src/a.css': '',
  'src/kit.css': '',
  'css/b.css': '',
  'node_modules/kit.css/package.json': '{ "style": "x.css" }',
  'node_modules/kit.css/x.css': '',
  'node_modules/kit/package.json': '{ "style": "s.css", "main": "m.js" }',
  'node_modules/kit/s.css': '',
  'node_modules/script/index.js': '',
}

async function resolve(specifier: string, alias: Readonly<Record<string, string | false>> = {}) {
  const siteDir = createTestFolder(FILES)
  const path = await createImportResolver(siteDir, alias)(specifier, join(siteDir, 'src/a.css'))
  return path?.slice(siteDir.length + 1)
}

it.each([
  ['./kit.css', 'src/kit.css'],
  ['kit.css', 'src/kit.css'],
  ['~kit.css', 'node_modules/kit.css/x.css'],
  ['../css/b.css', 'css/b.css'],
  ['@site/css/b.css', 'css/b.css'],
  ['~@site/css/b.css', 'css/b.css'],
  ['kit', 'src/kit.css'],
  ['~kit', 'node_modules/kit/s.css'],
  ['~kit/s.css', 'node_modules/kit/s.css'],
  ['./none.css', undefined],
  ['@site/css', undefined],
  ['script', undefined],
  ['none', undefined],
])('resolves %s to %s', async (specifier, path) => {
  expect(await resolve(specifier)).toBe(path)
})

it('prefers the aliases of the config', async () => {
  expect(await resolve('theme/b.css', { theme: './css' })).toBe('css/b.css')
  expect(await resolve('other/s.css', { other: 'kit' })).toBe('node_modules/kit/s.css')
  expect(await resolve('./kit.css', { './kit.css': false })).toBeUndefined()
})
