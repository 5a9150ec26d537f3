import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { describeMissingImport, findMissingSpecifier, findSpecifier } from './missing-import.js'

function refusal(part: string): string {
  const folder = join(createTestFolder(), 'node_modules/@acme/kit')
  mkdirSync(folder, { recursive: true })
  const exports = { '.': './index.js', './theme': './theme.js', './parts/*': './parts/*.js' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@acme/kit', exports }))
  return `Package subpath './${part}' is not defined by "exports" in ${join(folder, 'package.json')} imported from /x.mjs`
}

it('suggests the subpath of a package that an import probably means', () => {
  expect(findMissingSpecifier(refusal('thme'))).toBe('@acme/kit/thme')
  expect(describeMissingImport(refusal('thme'), '/x')).toEqual({
    message: 'the package @acme/kit is installed, but it has no @acme/kit/thme',
    hint: 'Did you mean @acme/kit/theme?',
  })
})

it('names a package of the repository that is not built, or a file that an installed one lacks', () => {
  const folder = createTestFolder({
    'packages/rules/package.json': '{"scripts":{"build":"tsc"}}',
    'node_modules/kit/package.json': '{}',
  })
  mkdirSync(join(folder, 'node_modules/@acme'))
  symlinkSync(join(folder, 'packages/rules'), join(folder, 'node_modules/@acme/rules'))
  const reason = (path: string) => `Cannot find module '${join(folder, path)}' imported from /x.mjs`
  const linked = reason('node_modules/@acme/rules/dist/index.js')
  expect(findMissingSpecifier(linked)).toBe('@acme/rules')
  expect(describeMissingImport(linked, folder)).toEqual({
    message: 'the package @acme/rules is installed, but it has no file dist/index.js',
    hint: 'It belongs to this repository, and is probably not built: run npm run build in packages/rules',
  })
  expect(describeMissingImport(reason('node_modules/kit/index.js'), folder)?.hint).toBe('Install it again')
})

it('lists the subpaths if none is close', () => {
  expect(describeMissingImport(refusal('elsewhere'), '/x')?.hint).toBe('It has @acme/kit, @acme/kit/theme')
})

it('never suggests installing an unrelated package with a name like docgen’s', () => {
  const hint = (name: string) => describeMissingImport(`Cannot find package '${name}' imported from /x.mjs`, '/x')?.hint
  expect(hint('docgen')).toBe('Did you mean @docgen/cli?')
  expect(hint('@docgen/core')).toBe('Did you mean @docgen/cli?')
  expect(hint('docgen-plugin-glossary')).toBe('Install it: npm install docgen-plugin-glossary')
})

it('finds the file and the position of an import', () => {
  const siteDir = createTestFolder()
  writeFileSync(join(siteDir, 'a.ts'), "import b from './b'\n")
  writeFileSync(join(siteDir, 'b.ts'), "export { x } from 'pkg/part'\n")
  expect(findSpecifier('pkg', siteDir, ['a.ts', 'b.ts'])).toMatchObject({ file: 'b.ts', line: 1, column: 19 })
  expect(findSpecifier('other', siteDir, ['a.ts', 'b.ts'])).toBeUndefined()
})
