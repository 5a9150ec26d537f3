import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { createReadOnce } from '../../config/module/read-once.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { type ImportedFiles, listImportedFiles, siteFilesPlugin } from './site-files-plugin.js'

async function bundle(code: string, files: Readonly<Record<string, string>> = {}) {
  const siteDir = createTestFolder({ 'src/entry.js': code, ...files })
  const imported: ImportedFiles = { files: new Map(), styles: new Map() }
  const site = { siteDir, baseUrl: '/kit/', staticDirectories: ['static'], alias: {}, define: {} }
  const { outputFiles } = await build({
    entryPoints: [join(siteDir, 'src/entry.js')],
    absWorkingDir: siteDir,
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
    plugins: [siteFilesPlugin(site, imported, createReadOnce())],
  })
  return { text: outputFiles[0]?.text ?? '', ...listImportedFiles(imported, siteDir) }
}

it('resolves paths of the site, also in a static folder', async () => {
  const code = "import { a } from '@site/lib/a'\nimport url from '/img/b.png'\nconsole.log(a, url)"
  const { text, statics } = await bundle(code, { 'lib/a.js': "export const a = 'own'", 'static/img/b.png': 'png' })
  expect(text).toContain('"own"')
  expect(text).toContain('"/kit/img/b.png"')
  expect(statics).toEqual([])
})

it('adds files outside static folders to the output, under their hash', async () => {
  const { text, statics } = await bundle("import url from './b c.pdf'\nconsole.log(url)", { 'src/b c.pdf': 'pdf' })
  expect(statics).toMatchObject([{ path: 'src/b c.pdf', output: expect.stringMatching(/^assets\/.*-[\da-f]+\.pdf$/) }])
  expect(text).toContain('/kit/assets/')
})

it('reads YAML, JSON5, text and the classes of style sheets', async () => {
  const code = `import y from './a.yml'
import j from './a.json5'
import t from './a.xyz'
import c from './a.module.css'
console.log(y, j, t, c)`
  const { text, styles } = await bundle(code, {
    'src/a.yml': 'one: [1, 2]\n',
    'src/a.json5': "{ two: 'x', }",
    'src/a.xyz': 'plain text',
    'src/a.module.css': '.red { color: red }',
  })
  for (const part of ['one: [1, 2]', 'two: "x"', '"plain text"', 'red:']) expect(text).toContain(part)
  expect(styles).toMatchObject([{ file: 'src/a.module.css' }])
})

it.each([
  ["import '@site/none'", {}, 'Could not resolve "@site/none"'],
  ["import y from './a.yml'\nconsole.log(y)", { 'src/a.yml': 'a: [\n' }, 'src/a.yml:.*not valid YAML'],
  ["import './a.css'", { 'src/a.css': '@import "./none.css";\n' }, 'src/a.css:1:.*"./none.css" not found'],
  ["import './a.toml'", { 'src/a.toml': '' }, 'docgen needs a package to read TOML: install smol-toml'],
])('reports %s', async (code, files, message) => {
  await expect(bundle(code, files as Readonly<Record<string, string>>)).rejects.toThrow(new RegExp(message))
})
