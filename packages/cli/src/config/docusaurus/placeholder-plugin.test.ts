import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { bundleModule } from '../module/bundle-module.js'
import { type PackageUse, placeholderPlugin } from './placeholder-plugin.js'

/** The packages that stay imports of a config, and whether its code has placeholders. */
async function bundle(code: string, use: PackageUse = {}) {
  const siteDir = createTestFolder({
    'docusaurus.config.js': code,
    'node_modules/installed/index.js': '',
    'node_modules/remark-x/index.js': '',
    'node_modules/@docusaurus/utils/index.js': '',
    'node_modules/@docusaurus/theme-x/index.js': '',
    'node_modules/docusaurus-shared/index.js': '',
  })
  const options = { plugins: [placeholderPlugin(siteDir, use)], isLenient: true }
  const { value, diagnostics } = await bundleModule(siteDir, 'docusaurus.config.js', options)
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  return { packages: value?.packages, isReplaced: value?.code.includes('docgen.placeholder') ?? false }
}

it.each([
  ['installed', {}, false],
  ['missing', {}, true],
  ['remark-x', {}, true],
  ['remark-x', { loaded: ['remark-x'] }, false],
  ['remark-x', { isWhole: true }, false],
  ['docusaurus-shared', {}, true],
  ['@docusaurus/theme-x', {}, true],
  ['@docusaurus/utils', {}, false],
  ['docusaurus-shared', { loadsShared: true }, false],
  ['remark-x', { loadsShared: true }, true],
])('replaces %s with %j: %s', async (name, use, isReplaced) => {
  const found = await bundle(`import x from '${name}'\nexport default x`, use)
  expect(found).toEqual({ packages: isReplaced ? [] : [name], isReplaced })
  expect((await bundle(`module.exports = require('${name}')`, use)).isReplaced).toBe(isReplaced)
})

it('gives ES modules a require that resolves like the bundler', async () => {
  const code = "import { createRequire } from 'node:module'\nexport default createRequire(import.meta.url)('missing')"
  expect((await bundle(code)).isReplaced).toBe(true)
})
