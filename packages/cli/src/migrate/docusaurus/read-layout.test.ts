import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { readLayout } from './read-layout.js'

describe('readLayout', () => {
  it('finds translations, replaced components and versions', () => {
    const layout = readLayout(
      createTestFolder({
        'i18n/de/code.json': '{}',
        'i18n/fr/docusaurus-theme-classic/navbar.json': '{}',
        'i18n/it/notes.md': '',
        'src/theme/Footer/index.js': '',
        'src/theme/.hidden': '',
        'versions.json': '["current", "2.0", "1.0"]',
        'postcss.config.cjs': 'module.exports = {}',
      }),
    )
    expect(layout).toMatchObject({
      translated: ['de', 'fr'],
      swizzled: ['Footer'],
      versions: ['2.0', '1.0'],
      postCssConfig: 'postcss.config.cjs',
    })
    expect(readLayout(createTestFolder())).toMatchObject({ translated: [], swizzled: [], versions: [] })
  })

  it('knows which modules a config can import', () => {
    const { hasModule } = readLayout(
      createTestFolder({
        'src/a.ts': '',
        'node_modules/cjs/index.js': '',
        'node_modules/esm/package.json': '{ "name": "esm", "exports": { "import": "./a.mjs" } }',
      }),
    )
    expect(['./src/a', './src/b', 'cjs', 'esm', 'none'].map(hasModule)).toEqual([true, false, true, true, false])
  })

  it('prefers the installed version of a package to the wanted one', () => {
    const manifest = { dependencies: { a: '^3.1.0', b: '>= 2' }, devDependencies: { b: '1', c: 'workspace:*' } }
    const { majorOf } = readLayout(
      createTestFolder({
        'package.json': JSON.stringify(manifest),
        'node_modules/a/package.json': '{ "version": "4.0.1" }',
      }),
    )
    expect(['a', 'b', 'c', 'none'].map(majorOf)).toEqual([4, 2, undefined, undefined])
    expect(readLayout(createTestFolder({ 'package.json': '{' })).majorOf('a')).toBeUndefined()
  })

  it('lists and reads files, and counts empty folders as missing', () => {
    const layout = readLayout(createTestFolder({ 'docs/b/a.md': 'A', 'docs/a.md': '', 'a.css': '.a {}' }))
    expect(layout.listFiles('docs')).toEqual(['a.md', 'b', 'b/a.md'])
    expect(layout.listFiles('gone')).toEqual([])
    expect(['docs', 'docs/a.md', 'gone'].map(layout.hasFile)).toEqual([true, true, false])
    expect([layout.readFile('docs/b/a.md'), layout.readFile('gone')]).toEqual(['A', undefined])
    expect(layout.readStyleSheet('a.css')).toEqual({ css: '.a {}' })
  })
})
