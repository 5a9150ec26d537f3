import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { createReadOnce } from '../../config/module/read-once.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { mdxModulePlugin } from './mdx-module-plugin.js'

async function bundle(codes: Readonly<Record<string, string>>, files: Readonly<Record<string, string>> = {}) {
  const siteDir = createTestFolder(files)
  const mdxModules = new Map(Object.entries(codes).map(([path, code]) => [path, { code, pieces: [] }]))
  const modules = { siteDir, math: false, anchors: { maintainCase: false }, alias: {} }
  const { outputFiles } = await build({
    stdin: { contents: "export * from 'docgen-mdx-module:docs/a.mdx'", resolveDir: siteDir },
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
    external: ['docgen:docusaurus'],
    plugins: [mdxModulePlugin(mdxModules, modules as never, createReadOnce())],
  })
  return outputFiles[0]?.text ?? ''
}

it('loads the module of a page, with imports from its folder', async () => {
  const text = await bundle(
    { 'docs/a.mdx': "export { b } from './b.js'" },
    { 'docs/b.js': "export const b = 'beside'" },
  )
  expect(text).toContain('"beside"')
})

it('loads an imported document with its own exports', async () => {
  const text = await bundle(
    { 'docs/a.mdx': "export { own, toc } from './c.mdx'", 'docs/c.mdx': "export const own = 'from c'" },
    { 'docs/c.mdx': '# C\n\n## Part\n' },
  )
  expect(text).toContain('"from c"')
  expect(text).toContain('"id": "part"')
})

it('collects styles only if the package that needs it is installed', async () => {
  const code = { 'docs/a.mdx': 'export const a = 1' }
  expect(await bundle(code)).not.toContain('docgenStyled')
  const installed = {
    'node_modules/styled-components/package.json': '{ "name": "styled-components", "main": "index.js" }',
    'node_modules/styled-components/index.js': 'exports.ServerStyleSheet = class {}',
  }
  expect(await bundle(code, installed)).toContain('docgenStyled')
})
