import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createReadOnce } from '../../config/module/read-once.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { bundleIslands } from './bundle-islands.js'

it('names each island after its module and content, with the React of the theme', async () => {
  const siteDir = createTestFolder({
    'src/chart.js':
      "import { useState } from 'react'\nimport { shared } from './shared.js'\nexport const Chart = () => [useState, shared]",
    'src/map.js': "import { shared } from './shared.js'\nexport const Map = () => shared",
    'src/shared.js': "export const shared = 'used by both'",
  })
  const modules = ['src/chart.js', 'src/map.js'].map((file) => join(siteDir, file))
  const { artifacts, names, diagnostics } = await bundleIslands({
    siteDir,
    modules,
    manifest: { files: [], runtime: 'run.js', react: 'react.js', modules: {} },
    isInMain: true,
    read: createReadOnce(),
    allowedScripts: undefined,
  })
  expect(modules.map((path) => names.get(path)?.replace(/-[A-Z\d]{8}\.js$/, ''))).toEqual(['chart', 'map'])
  expect(artifacts.map(({ file }) => file)).toEqual(
    expect.arrayContaining([...names.values()].map((name) => `assets/${name}`)),
  )
  const texts = artifacts.map((artifact) => ('bytes' in artifact ? Buffer.from(artifact.bytes).toString() : ''))
  expect(texts.filter((text) => text.includes('used by both'))).toHaveLength(1)
  expect(texts.some((text) => text.includes('./react.js'))).toBe(true)
  expect(diagnostics).toEqual([])
})

it('ignores modules that packages replace with nothing in browsers', async () => {
  const siteDir = createTestFolder({
    'src/show.js': "import { color } from 'printer'\nexport const Show = () => color('x')",
    'node_modules/printer/package.json': '{ "main": "index.js", "browser": { "./terminal.js": false } }',
    'node_modules/printer/index.js': "const { paint } = require('./terminal.js')\nexports.color = paint ?? String",
    'node_modules/printer/terminal.js': 'exports.paint = (text) => text',
  })
  const modules = [join(siteDir, 'src/show.js')]
  const { names, diagnostics } = await bundleIslands({
    siteDir,
    modules,
    manifest: { files: [], runtime: 'run.js', react: 'react.js', modules: {} },
    isInMain: true,
    read: createReadOnce(),
    allowedScripts: [],
  })
  expect([names.size, diagnostics]).toEqual([1, []])
})
