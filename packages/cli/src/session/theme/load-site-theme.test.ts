import { expect, it } from 'vitest'
import { createTestConfig } from '../../graph/create-test-graph.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { loadSiteTheme } from './load-site-theme.js'

const load = async (theme: object, files: Readonly<Record<string, string>> = {}) => {
  const siteDir = createTestFolder(files)
  const { value, fallback, diagnostics } = await loadSiteTheme({
    siteDir,
    config: createTestConfig({ theme }),
    locateInConfig: (path) => ({ file: path.join('.') }),
  })
  return {
    value,
    hasFallback: fallback !== undefined,
    problems: diagnostics.map(({ file, message }) => `${file}: ${message}`),
  }
}

it('loads the default theme', async () => {
  const { value, problems } = await load({})
  expect(problems).toEqual([])
  expect(value).toMatchObject({ modules: { theme: '@docgen/theme' }, componentFiles: [], usesLinks: false })
})

it.each([
  ['export const other = 1', 'the theme package own exports no theme'],
  ["import './none.js'", "the theme package own can't be loaded: "],
  ['export const theme = 7', 'the theme of the package own is not an object'],
])('reports the package %s, and goes on with the default theme', async (code, message) => {
  const { value, hasFallback, problems } = await load(
    { package: 'own' },
    {
      'node_modules/own/package.json': '{ "name": "own", "type": "module", "exports": "./index.js" }',
      'node_modules/own/index.js': code,
    },
  )
  expect(problems).toEqual([expect.stringContaining(`theme.package: ${message}`)])
  expect([value, hasFallback]).toEqual([undefined, true])
})

it('reports a package that is not installed, and a component that the theme does not have', async () => {
  expect((await load({ package: 'none' })).problems).toEqual(['theme.package: the package none is not installed'])
  const { problems, hasFallback } = await load({ components: { Foter: './Footer.js' } })
  expect(problems).toEqual(['theme.components.Foter: the theme has no component Foter'])
  expect(hasFallback).toBe(true)
})
