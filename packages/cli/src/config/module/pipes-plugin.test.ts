import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { pipesPlugin } from './pipes-plugin.js'

/** The errors of a bundle of `a.js` in a folder with a pipe at this path. */
async function bundle(files: Readonly<Record<string, string>>, pipe: string): Promise<readonly string[]> {
  const folder = createTestFolder(files)
  execFileSync('mkfifo', [join(folder, pipe)])
  const entryPoints = [join(folder, 'a.js')]
  const options = { absWorkingDir: folder, bundle: true, write: false, logLevel: 'silent' } as const
  return build({ ...options, entryPoints, plugins: [pipesPlugin()] }).then(
    () => [],
    ({ errors }: { readonly errors: readonly { readonly text: string }[] }) => errors.map(({ text }) => text),
  )
}

it.each([
  ["import './b.js'", 'b.js'],
  ["import 'p/x'", 'node_modules/p/package.json'],
  ["import './c/b.js'", 'c/package.json'],
  ["import './d'", 'd/tsconfig.json'],
])('rejects %s if %s is a pipe', async (code, pipe) => {
  const files = { 'a.js': code, 'node_modules/p/x.js': '', 'c/b.js': '', 'd/index.js': '' }
  const [error] = await bundle(files, pipe)
  expect(error).toContain(`${pipe} is a device or a pipe`)
})

it('ignores a pipe that no import opens', async () => {
  expect(await bundle({ 'a.js': "import './b.js'", 'b.js': '' }, 'other.js')).toEqual([])
})
