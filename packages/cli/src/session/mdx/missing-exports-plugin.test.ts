import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuildFailure, build, type Plugin } from 'esbuild'
import { afterAll, expect, it } from 'vitest'
import { missingExportsPlugin } from './missing-exports-plugin.js'
import { addMissing, missingModule, type Stubs } from './stubs.js'

const root = mkdtempSync(join(tmpdir(), 'docgen-lacking-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Bundles the folder; the paths that the plugin has resolved, and the failure. */
async function bundle(stubs: Stubs): Promise<{ readonly resolved: string[]; readonly failure: unknown }> {
  const resolved: string[] = []
  const plugin: Plugin = {
    name: 'counting',
    setup: (current) =>
      missingExportsPlugin(root, stubs).setup({
        ...current,
        resolve: (path, options) => {
          resolved.push(path)
          return current.resolve(path, options)
        },
      }),
  }
  const failure = await build({
    entryPoints: [join(root, 'entry.js')],
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
    plugins: [plugin],
  }).then(
    () => undefined,
    (error: BuildFailure) => error,
  )
  return { resolved, failure }
}

it('resolves only the imports of modules that import what another lacks', async () => {
  const files = {
    'entry.js': `import './one.js'\nimport './two.js'`,
    'one.js': `import { a, b } from './values.js'\nimport { c } from './other.js'\nconsole.log(a, b, c)`,
    'two.js': `import { a } from './values.js'\nimport { c } from './other.js'\nconsole.log(a, c)`,
    'values.js': 'export const a = 1',
    'other.js': 'export const c = 1',
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text)
  const stubs: Stubs = new Map([[missingModule('three.js', './none.js'), new Set<string>()]])
  const first = await bundle(stubs)
  expect(first.resolved).toEqual([])
  expect(addMissing(first.failure, stubs, () => true)).toBe(true)
  const second = await bundle(stubs)
  expect(second.failure).toBeUndefined()
  expect(second.resolved.sort()).toEqual(['./other.js', './values.js'])
})
