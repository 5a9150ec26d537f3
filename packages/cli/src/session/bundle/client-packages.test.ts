import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { createReadOnce } from '../../config/module/read-once.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { findClientPackage, importsClientPackage } from './client-packages.js'

/** Whether the code of a module imports from a package for browsers. */
async function imports(text: string): Promise<boolean | undefined> {
  const siteDir = createTestFolder({
    'a.js': '',
    'node_modules/client/index.js': "'use client'\nexport const C = 1",
    'node_modules/hooked/index.js': 'export const H = () => useState(1)',
    'node_modules/plain/index.js': 'export const P = 1',
    'node_modules/react/index.js': "'use client'",
  })
  let result: boolean | undefined
  await build({
    stdin: { contents: '', resolveDir: siteDir },
    write: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'test',
        setup: (setup) =>
          setup.onStart(async () => {
            result = await importsClientPackage(setup, { path: join(siteDir, 'a.js'), text, read: createReadOnce() })
          }),
      },
    ],
  })
  return result
}

it.each([
  ["import { C } from 'client'", true],
  ["export { C } from 'client'", true],
  ["import { P } from 'plain'\nimport { C } from 'client'", true],
  ["import type { C } from 'client'", false],
  ["import { H } from 'hooked'", true],
  ["import { P } from 'plain'", false],
  ["import { useState } from 'react'", false],
  ["import { none } from 'none'", false],
  ["import { own } from './client'", false],
])('knows whether %s needs a browser', async (text, needs) => {
  expect(await imports(text)).toBe(needs)
})

it.each([
  ['plain', false],
  ['hooked', true],
  ['hooked/names.json', false],
])('knows whether the package module %s calls hooks', async (path, needs) => {
  const siteDir = createTestFolder({
    'a.js': '',
    'node_modules/plain/index.js': 'export const P = 1',
    'node_modules/hooked/index.js': 'export const H = () => useState(1)',
    'node_modules/hooked/names.json': '["useState()"]',
  })
  const found: boolean[] = []
  await build({
    stdin: { contents: `import '${path}'`, resolveDir: siteDir, sourcefile: join(siteDir, 'a.js') },
    bundle: true,
    write: false,
    plugins: [
      {
        name: 'test',
        setup: (setup) =>
          setup.onResolve({ filter: /^\w/ }, async (args) => {
            if (!args.pluginData?.isResolving)
              found.push((await findClientPackage(setup, args, createReadOnce())) !== undefined)
            return undefined
          }),
      },
    ],
  })
  expect(found).toEqual([needs])
})
