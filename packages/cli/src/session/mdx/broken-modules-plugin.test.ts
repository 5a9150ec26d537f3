import { expect, it } from 'vitest'
import { bundleTestFiles } from '../bundle/bundle-test-files.js'
import { brokenModulesPlugin } from './broken-modules-plugin.js'

const files = {
  'docs/entry.js': "import { a } from './broken.js'\nimport { b } from './fine.js'\nconsole.log(a, b)",
  'docs/broken.js': 'export const a = (',
  'docs/fine.js': "export const b = 'fine'",
}

it('replaces broken modules, from which any name can be imported', async () => {
  const text = await bundleTestFiles(files, (root) => brokenModulesPlugin(root, new Set(['docs/broken.js']), false))
  expect(text).toContain('"fine"')
  expect(text).toContain('module.exports = {}')
})

it('lets stubs replace the names where the bundle is lenient', async () => {
  await expect(
    bundleTestFiles(files, (root) => brokenModulesPlugin(root, new Set(['docs/broken.js']), true)),
  ).rejects.toThrow('No matching export in "docs/broken.js" for import "a"')
})

it('replaces no other module', async () => {
  await expect(
    bundleTestFiles(files, (root) => brokenModulesPlugin(root, new Set(['docs/fine.js']), false)),
  ).rejects.toThrow('Unexpected end of file')
})
