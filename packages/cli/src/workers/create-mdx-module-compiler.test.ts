import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { plainComponents } from '../../../renderer/test/markdown/plain-components.js'
import { plainOptions } from '../../../renderer/test/markdown/plain-options.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { createMdxModuleCompiler } from './create-mdx-module-compiler.js'

function open(code: string) {
  const url = pathToFileURL(join(createTestFolder({ 'bundle.mjs': code }), 'bundle.mjs')).href
  return createMdxModuleCompiler({ mdxModules: url }, plainOptions, plainComponents)
}
const source = { path: ':page.mdx', text: '# A\n', includes: {} }
const names = { ':page.mdx': 'docs/a.mdx' }

it('needs a bundle that has the module', async () => {
  const compile = createMdxModuleCompiler({}, plainOptions, plainComponents)
  await expect(compile(source, names, undefined)).rejects.toThrow('the setup has no bundle')
  const other = open('const mdxModules = {}\nexport { mdxModules };\n')
  await expect(other(source, names, undefined)).rejects.toThrow('the bundle lacks an MDX module')
})

it('reports a module that throws, and compiles the page without it', async () => {
  const compile = open(
    "const mdxModules = { 'docs/a.mdx': async () => { throw new Error('own') } }\nexport { mdxModules };\n",
  )
  const { diagnostics } = await compile({ ...source, text: '{1 + 1}\n' }, names, undefined)
  expect(diagnostics).toMatchObject([{ code: 'mdx-failed', message: expect.stringContaining('own') }])
})

it('loads the bundle for a language and a version, without what only identifies the page', async () => {
  const code =
    "globalThis.docgenQuery = new URL(import.meta.url).search\nconst mdxModules = { 'docs/a.mdx': async () => { throw new Error('own') } }\nexport { mdxModules };\n"
  const compile = open(code)
  const shared = globalThis as { docgenQuery?: string }
  await compile(source, names, 'language=de&path=%2Fa&docs=d')
  expect(shared.docgenQuery).toBe('?language=de')
  await compile(source, names, 'docs=d')
  expect(shared.docgenQuery).toBe('')
})
