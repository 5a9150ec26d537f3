import { expect, it } from 'vitest'
import { bundleTestFiles } from '../bundle/bundle-test-files.js'
import { neighborPathsPlugin } from './neighbor-paths-plugin.js'

const files = {
  'docs/entry.js': "import { a } from './a.js'\nimport { b } from '../b.js'\nconsole.log(a, b)",
  'docs/a.js': "export const a = 'beside'",
  'original/a.js': "export const a = 'original'",
  'original/b.js': "export const b = 'original'",
}

it('prefers what is next to a copy to what is next to the original', async () => {
  const asked: string[] = []
  const text = await bundleTestFiles(files, (root) =>
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
  await expect(bundleTestFiles(entry, (root) => neighborPathsPlugin(root, () => ['none.js']))).rejects.toThrow(
    'Could not resolve "./none.js"',
  )
})
