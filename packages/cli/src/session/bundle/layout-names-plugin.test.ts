import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { createTestConfig } from '../../graph/create-test-graph.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { layoutNamesPlugin } from './layout-names-plugin.js'

async function bundle(code: string, isForBrowser = false) {
  const siteDir = createTestFolder({ 'entry.js': code, 'theme/names.js': 'export const createLink = (facts) => facts' })
  const used = new Set<string>()
  const docusaurus = pathToFileURL(join(siteDir, 'theme/names.js')).href
  const { outputFiles } = await build({
    entryPoints: [join(siteDir, 'entry.js')],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
    plugins: [
      layoutNamesPlugin({ siteDir, config: createTestConfig({ baseUrl: '/kit/' }), docusaurus, used, isForBrowser }),
    ],
  })
  return { used: [...used], text: outputFiles[0]?.text ?? '' }
}

it.each(['@docgen/theme/link', '@docusaurus/Link'])('resolves %s to the link of the theme', async (name) => {
  const { used, text } = await bundle(`import Link from '${name}'\nconsole.log(Link)`)
  expect(used).toEqual(['docusaurus/Link'])
  expect(text).toContain('"baseUrl": "/kit/"')
})

it.each([
  ['@docgen/theme/lnk', false, '@docgen/theme/lnk'],
  ['@theme/Footer', false, "a component that replaces the theme's can't import @theme/Footer"],
  ['@docusaurus/Translate', true, "an island in the layout can't import @docusaurus/Translate"],
])('rejects %s', async (name, isForBrowser, message) => {
  await expect(bundle(`import '${name}'`, isForBrowser)).rejects.toThrow(new RegExp(message, 'i'))
})
