import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { bundleModule } from './bundle-module.js'

const bundle = (files: Readonly<Record<string, string>>, contents?: string) =>
  bundleModule(createTestFolder(files), 'a.ts', {
    plugins: [],
    isLenient: false,
    ...(contents !== undefined && { contents }),
  })

describe('bundleModule', () => {
  it('lists its files and the packages that it imports at run time', async () => {
    const { value, diagnostics } = await bundle({
      'a.ts':
        "import { b } from './b'\nimport x from 'pkg/deep'\nimport y from '@s/p'\nimport fs from 'node:fs'\nexport default [b, x, y, fs]",
      'b.ts': 'export const b: number = 1',
      'node_modules/pkg/deep.js': 'module.exports = 1',
      'node_modules/@s/p/index.js': 'module.exports = 1',
    })
    expect(diagnostics).toEqual([])
    expect(value?.inputs).toEqual(['a.ts', 'b.ts'])
    expect(value?.packages).toEqual(['@s/p', 'pkg'])
    expect([...(value?.bytes.keys() ?? [])].sort()).toEqual(['a.ts', 'b.ts'])
  })

  it('bundles packages in TypeScript, and replaces docgen by its two functions', async () => {
    const { value } = await bundle({
      'a.ts': "import { defineConfig } from '@docgen/cli'\nimport x from 'typed'\nexport default defineConfig(x)",
      'node_modules/typed/package.json': '{ "main": "index.ts" }',
      'node_modules/typed/index.ts': 'const x: string = "typed text"\nexport default x',
    })
    expect(value?.code).toContain('typed text')
    expect(value?.packages).toEqual([])
  })

  it('accepts modules of either kind under any name', async () => {
    const { value, diagnostics } = await bundle({
      'package.json': '{ "type": "module" }',
      'a.ts': "import b from './b.js'\nexport default [b, require('./c.js')]",
      'b.js': 'module.exports = { b: 1 }',
      'c.js': 'export default { c: 1 }\nexport const d = 2',
    })
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(value?.inputs).toContain('c.js')
  })

  it('bundles other code in place of the file', async () => {
    const { value } = await bundle({ 'a.ts': 'export default 1' }, "import a from './a.ts'\nexport default [a]")
    expect(value?.inputs).toEqual(['a.ts'])
  })

  it.each([
    ['export default { a: 1 b: 2 }', 'Is a comma missing before it?', 1],
    ["import './gone'\nexport default 1", 'No such file exists: create it, or correct the path', 1],
    ['export default {\n  a: [', 'Close the bracket or quote that is still open', 2],
    ['export default {\n  a: 1', 'Close the bracket or quote that is still open', 2],
    ["import { valeu } from './b'\nexport default valeu", 'Did you mean value?', 1],
  ])('reports %j with a hint', async (text, hint, line) => {
    const { diagnostics } = await bundle({ 'a.ts': text, 'b.ts': 'export const value = 1' })
    expect(diagnostics[0]).toMatchObject({ code: 'invalid-config-syntax', file: 'a.ts', line, hint })
  })

  it('counts columns in characters, not in bytes', async () => {
    const { diagnostics } = await bundle({ 'a.ts': "const ä = 'ü'; export default { a: 1 b }" })
    expect(diagnostics[0]?.column).toBe("const ä = 'ü'; export default { a: 1 ".length + 1)
  })
})
