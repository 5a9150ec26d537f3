import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { describeMissingPackage, openPackageLoader, writePackageLoader } from './package-loader.js'

it.each([
  ['./own-theme.mjs', 'there is no file ./own-theme.mjs', 'Correct the path'],
  ['docgen-theme-x', 'the package docgen-theme-x is not installed', 'Install it: npm install docgen-theme-x'],
  ['@docgen/x', 'the package @docgen/x is not installed', 'Did you mean @docgen/cli?'],
  ['a b', '"a b" is not the name of a package', undefined],
])('describes %s', (specifier, message, hint) => {
  expect(describeMissingPackage(specifier)).toMatchObject({ message, ...(hint && { hint }) })
})

it('names one command for all packages that package.json lists', () => {
  const manifest = '{ "dependencies": { "one-theme": "1.0.0" } }'
  const siteDir = createTestFolder({ 'package.json': manifest, 'yarn.lock': '' })
  expect(describeMissingPackage('one-theme/parts', siteDir).hint).toBe('package.json lists it: run yarn install')
  expect(describeMissingPackage('one-themes', siteDir).hint).toBe('Did you mean one-theme?')
  expect(describeMissingPackage('other', siteDir).hint).toBe('Install it: npm install other')
})

it('loads folders and files without extension in packages, as require does', async () => {
  const siteDir = createTestFolder({
    'package.json': '{}',
    'node_modules/kit/package.json': '{ "name": "kit", "main": "main.js" }',
    'node_modules/kit/main.js': 'module.exports = 1',
    'node_modules/kit/nesting/index.js': 'module.exports = 2',
    'node_modules/kit/lib/part.js': 'module.exports = 3',
  })
  const load = await openPackageLoader(writePackageLoader(siteDir))
  const values = ['kit', 'kit/nesting', 'kit/lib/part'].map(async (name) => (await load(name)).default)
  expect(await Promise.all(values)).toEqual([1, 2, 3])
  await expect(load('kit/other')).rejects.toThrow(/Cannot find/)
})
