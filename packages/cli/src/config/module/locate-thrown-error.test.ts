import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { locateThrownError } from './locate-thrown-error.js'

/** Bundles files with a map, runs the bundle's `run`, and returns the position of its error. */
async function findThrown(files: Readonly<Record<string, string>>, entry: string): Promise<unknown> {
  const folder = createTestFolder()
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const bundle = join(folder, 'bundle.mjs')
  await build({
    stdin: { contents: entry, resolveDir: folder, loader: 'ts' },
    absWorkingDir: folder,
    outfile: bundle,
    bundle: true,
    format: 'esm',
    sourcemap: 'external',
  })
  const { run }: { run: () => void } = await import(`${pathToFileURL(bundle).href}?once`)
  try {
    run()
  } catch (error) {
    return locateThrownError(error, bundle)
  }
  return 'nothing was thrown'
}

it('finds line and column in the source', async () => {
  const a = 'interface Odd {\n  a: string\n}\n\nexport function run() {\n  throw new Error("no")\n}\n'
  expect(await findThrown({ 'a.ts': a }, "export { run } from './a'")).toEqual({ file: 'a.ts', line: 6, column: 9 })
})

it('finds the file that called code without a file', async () => {
  const a = 'export function run(call: () => void) {\n  call()\n}\n'
  const entry = "import { run as runIt } from './a'\nexport const run = () => runIt(() => { throw new Error('no') })"
  expect(await findThrown({ 'a.ts': a }, entry)).toMatchObject({ file: 'a.ts', line: 2 })
})

it('finds nothing if the bundle did not throw', () => {
  expect(locateThrownError(new Error('no'), '/nowhere/bundle.mjs')).toBeUndefined()
  expect(locateThrownError('a text', '/nowhere/bundle.mjs')).toBeUndefined()
})
