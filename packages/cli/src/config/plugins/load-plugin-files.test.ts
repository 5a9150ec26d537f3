import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { loadModule } from '../module/load-module.js'
import { describePluginPath, loadPluginFiles } from './load-plugin-files.js'

it('replaces paths in lists of plugins with the plugins, their options kept', async () => {
  const siteDir = createTestFolder({
    'site.config.js':
      "export default { plugins: ['./a', ['./a.ts', 1], 'package', './gone'], markdown: { remarkPlugins: ['./a'] }, other: './a' }",
    'a.ts': "export default { name: 'a' } as object",
  })
  const { value: module } = await loadModule(siteDir, 'site.config.js')
  if (!module) throw new Error('the config cannot be loaded')
  const { value } = await loadPluginFiles(siteDir, 'site.config.js', module)
  const a = { name: 'a' }
  expect(value?.exported).toEqual({
    plugins: [a, [a, 1], 'package', './gone'],
    markdown: { remarkPlugins: [a] },
    other: './a',
  })
  expect(value?.inputs).toEqual(['a.ts', 'site.config.js'])
})

it('keeps a config that names no file', async () => {
  const siteDir = createTestFolder({ 'site.config.js': "export default { plugins: ['package', './gone'] }" })
  const { value: module } = await loadModule(siteDir, 'site.config.js')
  if (!module) throw new Error('the config cannot be loaded')
  expect((await loadPluginFiles(siteDir, 'site.config.js', module)).value).toBe(module)
})

it('describes why a path is no plugin', () => {
  const siteDir = createTestFolder({ 'plugins/own.mjs': '' })
  expect(describePluginPath(siteDir, './plugins/own.mjs').message).toBe(
    'the file ./plugins/own.mjs has no default export',
  )
  expect(describePluginPath(siteDir, './plugins/won.mjs')).toEqual({
    message: 'there is no file ./plugins/won.mjs',
    hint: 'Did you mean ./plugins/own.mjs?',
  })
  expect(describePluginPath(siteDir, './gone/a.js').hint).toBe("Paths are relative to the site's folder")
})
