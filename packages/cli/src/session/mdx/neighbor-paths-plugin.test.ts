import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { neighborPathsPlugin } from './neighbor-paths-plugin.js'

async function bundle(
  files: Readonly<Record<string, string>>,
  createPlugin: (root: string) => Plugin,
): Promise<string> {
  const root = createTestFolder(files)
  const { outputFiles } = await build({
    entryPoints: [join(root, 'docs/entry.js')],
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
    plugins: [createPlugin(root)],
  })
  return outputFiles[0]?.text ?? ''
}

const files = {
  'docs/entry.js': "import { a } from './a.js'\nimport { b } from '../b.js'\nconsole.log(a, b)",
  'docs/a.js': "export const a = 'beside'",
  'original/a.js': "export const a = 'original'",
  'original/b.js': "export const b = 'original'",
}

it('prefers what is next to a copy to what is next to the original', async () => {
  const asked: string[] = []
  const text = await bundle(files, (root) =>
    neighborPathsPlugin(root, (file, path) => {
      asked.push(`${file} ${path}`)
      return [`none/${path}`, `original/${path.replace(/^\.+\//, '')}`]
    }),
  )
  expect(asked.sort()).toEqual(['docs/_ ../b.js', 'docs/_ ./a.js'])
  expect(text).toContain('"beside"')
  expect(text).toContain('"original"')
  expect(text).not.toContain('var a = "original"')
})

it('leaves a module to esbuild that exists nowhere', async () => {
  const entry = { 'docs/entry.js': "import './none.js'" }
  await expect(bundle(entry, (root) => neighborPathsPlugin(root, () => ['none.js']))).rejects.toThrow(
    'Could not resolve "./none.js"',
  )
})
