import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { NAMES_OF_MODULES, readModulesPlugin, withoutModuleNames, writePrelude } from './read-modules-plugin.js'

it('records the bytes of each file, and gives code its own path', async () => {
  const folder = createTestFolder({
    'a.ts': "import './ä b/c.js'\nimport data from './d.json'\nexport default data",
    'ä b/c.js': '#!/usr/bin/env node\nexport const folder = __dirname\nconsole.log(import.meta.url)',
    'd.json': '{ "text": "__dirname" }',
  })
  const bytes = new Map<string, Uint8Array>()
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: [join(folder, 'a.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    define: NAMES_OF_MODULES,
    plugins: [readModulesPlugin(folder, bytes)],
  })
  const code = outputFiles[0]?.text ?? ''
  expect([...bytes.keys()].sort()).toEqual(['a.ts', 'd.json', 'ä b/c.js'])
  expect(code).toContain('__docgen_module("%C3%A4%20b/c.js")')
  expect(code).toContain('"__dirname"')
  expect(code.match(/= __docgen_module\(/g)).toHaveLength(1)
})

it('removes its declarations from a line of an error', () => {
  const line = withoutModuleNames(
    'const { url: __docgen_url, file: __docgen_file, folder: __docgen_folder, resolve: __docgen_resolve } = __docgen_module("a");let x;',
  )
  expect(line).toBe('let x;')
  expect(withoutModuleNames('let x; let y')).toBe('let x; let y')
})

it('writes a prelude that finds missing files only for lenient modules', () => {
  expect(writePrelude('ä/a.js', { isLenient: false })).toContain('"../../../%C3%A4/a.js"')
  expect(writePrelude('a.js', { isLenient: false })).toContain('return moduleRequire.resolve(id)')
  expect(writePrelude('a.js', { isLenient: true })).not.toContain('return moduleRequire.resolve(id)\n')
})
