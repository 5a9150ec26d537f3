import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { createServerBundleOptions, joinPlugins, readBundle, writeTsconfig } from './server-bundle.js'

it('bundles modules with omitted endings, with a map, and knows their CommonJS names', async () => {
  const siteDir = createTestFolder({
    'a.tsx': 'export const a: string = __dirname + __filename',
    'a.js': "export const a = 'js' + require.resolve('node:fs')",
  })
  const { outputFiles } = await build(
    createServerBundleOptions({ siteDir, entry: "export { a } from './a'", plugins: [] }),
  )
  const { text, map } = readBundle(outputFiles)
  expect(text).toContain('"js" + __resolve("node:fs")')
  expect(JSON.parse(map).sources).toEqual(['a.js'])
  expect(text).not.toContain(siteDir)
})

it('calls plugins in their order', async () => {
  const plugin = (name: string): Plugin => ({
    name,
    setup: (setup) => setup.onLoad({ filter: /a\.js$/ }, () => ({ contents: `export const a = '${name}'` })),
  })
  const siteDir = createTestFolder({ 'a.js': '' })
  const entry = "export { a } from './a.js'"
  const { outputFiles } = await build(
    createServerBundleOptions({ siteDir, entry, plugins: [joinPlugins([plugin('first'), plugin('second')])] }),
  )
  expect(readBundle(outputFiles).text).toContain('"first"')
})

it('extends the tsconfig of a site, with JSX that needs no import', () => {
  expect(writeTsconfig(createTestFolder())).toEqual({})
  const siteDir = createTestFolder({ 'tsconfig.json': '{}', 'jsconfig.json': '{}' })
  const { tsconfig = '' } = writeTsconfig(siteDir)
  expect(JSON.parse(readFileSync(tsconfig, 'utf8'))).toEqual({
    extends: join(siteDir, 'tsconfig.json'),
    compilerOptions: { jsx: 'react-jsx' },
  })
})
