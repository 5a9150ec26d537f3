import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { beforeEach, expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { writeTestFiles } from '../../read/write-test-files.js'
import { loadBundle, takeNames } from './load-bundle.js'
import { locateThrownError } from './locate-thrown-error.js'

let folder = ''
let count = 0

beforeEach(() => {
  folder = createTestFolder()
})

/** Bundles code as docgen bundles site code, and returns the URL of the bundle. */
async function bundle(code: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  writeTestFiles(folder, files)
  count += 1
  const outfile = join(folder, `bundle${count}.mjs`)
  await build({
    stdin: { contents: code, resolveDir: folder, sourcefile: 'entry.ts', loader: 'ts' },
    absWorkingDir: folder,
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    sourcemap: 'external',
  })
  return pathToFileURL(outfile).href
}

it('returns the exports of a module that uses top-level await, every kind of import, and import.meta', async () => {
  const url = await bundle(
    `#!/usr/bin/env node
import { readFileSync as read, existsSync } from 'node:fs'
import path, { join } from 'node:path'
import * as os from 'node:os'
import 'node:util'
import data from './data.json' with { type: 'json' }
export * from 'node:querystring'
const text = "import { no } from 'nowhere'; export { no }; import.meta" // import x from 'y'
export let live = await Promise.resolve(1)
export const raise = () => { live += 1 }
const isEqual = path.join === join && typeof read === 'function' && typeof os.cpus === 'function' && existsSync(import.meta.filename)
const { basename } = await import('node:path')
export { text, isEqual, data as "a name" }
export default class Named { static base = basename('/a/b') }
export const query = new URL(import.meta.url).search, folder = import.meta.dirname, found = import.meta.resolve('node:fs')
`,
    { 'data.json': '{ "a": 1 }' },
  )
  const module = await loadBundle<{ readonly raise: () => void; readonly live: number }>(`${url}?language=de`)
  expect({ ...module }).toMatchObject({
    text: "import { no } from 'nowhere'; export { no }; import.meta",
    live: 1,
    isEqual: true,
    'a name': { a: 1 },
    query: '?language=de',
    folder,
    found: 'node:fs',
    parse: expect.any(Function),
    default: expect.any(Function),
  })
  module.raise()
  expect(module.live).toBe(2)
})

it('runs in strict mode, and reports an import of a missing export', async () => {
  await expect(loadBundle(await bundle('undeclared = 1'))).rejects.toThrow('undeclared is not defined')
  await expect(loadBundle(await bundle("import { nothing } from 'node:fs'\nnothing()"))).rejects.toThrow(
    "The requested module 'node:fs' does not provide an export named 'nothing'",
  )
})

it('finds CommonJS exports that Node.js does not', async () => {
  const url = await bundle("import { hidden } from 'pack'\nexport const shown = hidden", {
    'node_modules/pack/index.js': "const name = 'hidden'\nexports[name] = 1\n",
  })
  expect(await loadBundle(url)).toMatchObject({ shown: 1 })
})

it('takes the default export of an ES module compiled to CommonJS', () => {
  // As Node.js imports it.
  const compiled = { __esModule: true, default: 'main', named: 1, hidden: 2 }
  const imported = { __esModule: true, default: compiled, named: 1 }
  expect(takeNames(imported, ['default', 'named', 'hidden'], 'pack')).toMatchObject({
    default: 'main',
    named: 1,
    hidden: 2,
  })
  const plain = { default: { default: 'main' } }
  expect(takeNames(plain, ['default'], 'pack')).toBe(plain)
})

it('gives a namespace the fields of CommonJS that Node.js does not find', async () => {
  const url = await bundle("import * as lines from 'lines'\nexport const found = lines.parse('a').join()", {
    'node_modules/lines/package.json': '{ "name": "lines" }',
    'node_modules/lines/index.js': 'function Lines() {}\nLines.parse = (text) => [text, 1]\nmodule.exports = Lines\n',
  })
  expect((await loadBundle(url))['found']).toBe('a,1')
  const plain = { default: { parse: 1 }, parse: 2 }
  expect(takeNames(plain)).toBe(plain)
  expect(takeNames({ default: 'main' })).toEqual({ default: 'main' })
})

it('takes a module without a default export for its default export, and names other missing exports', () => {
  const named = { load: 1 }
  expect(takeNames(named, ['default', 'load'], 'pack')).toEqual({ default: named, load: 1 })
  expect(() => takeNames(named, ['default', 'dump'], 'pack')).toThrow("does not provide an export named 'dump'")
})

it('runs a bundle once, and again after it changed or failed', async () => {
  const url = await bundle("import 'own-package'\nexport const value = {}")
  await expect(loadBundle(url)).rejects.toThrow("Cannot find package 'own-package'")
  writeTestFiles(folder, {
    'node_modules/own-package/package.json':
      '{ "name": "own-package", "type": "module", "exports": { "import": "./a.js" } }',
    'node_modules/own-package/a.js': '',
  })
  const first = await loadBundle(url)
  expect(await loadBundle(url)).toBe(first)
  expect((await loadBundle(`${url}?b`))['value']).not.toBe(first['value'])
})

it('preserves lines and columns', async () => {
  const files = {
    'a.ts':
      "import {\n  join,\n  sep\n} from 'node:path'\n\nexport const run = () => {\n  throw new Error(join(sep, import.meta.url && 'no'))\n}\n",
  }
  const url = await bundle("export { run } from './a'", files)
  const { run } = await loadBundle<{ readonly run: () => void }>(url)
  let thrown: unknown
  try {
    run()
  } catch (error) {
    thrown = error
  }
  expect(locateThrownError(thrown, fileURLToPath(url))).toEqual({ file: 'a.ts', line: 7, column: 9 })
})

it('releases the memory of a replaced bundle', async () => {
  const script = join(folder, 'child.mjs')
  const built = join(folder, 'load-bundle.mjs')
  await build({
    entryPoints: [fileURLToPath(new URL('load-bundle.ts', import.meta.url))],
    absWorkingDir: folder,
    outfile: built,
    bundle: true,
    format: 'esm',
    platform: 'node',
  })
  const functions = Array.from(
    { length: 200 },
    (_, index) => `const value${index} = (() => { const list = [${index}]; return list })()`,
  )
  const module = `import { join } from 'node:path'\nexport const value = [join('a'), 'b'.repeat(9), import('node:fs')]\n${functions.join('\n')}\n`
  for (let number = 0; number < 10; number++)
    writeFileSync(
      join(folder, `kept-${String(number).repeat(16)}.mjs`),
      `${module.replace('export const', 'const')}const number = ${number}\nexport {\n  value\n};\n`,
    )
  writeFileSync(
    script,
    `import { loadBundle } from './load-bundle.mjs'
import { setTimeout as wait } from 'node:timers/promises'
import { getHeapCodeStatistics } from 'node:v8'
const refs = []
const codeSizes = []
for (let number = 0; number < 10; number++) {
  const url = new URL('kept-' + String(number).repeat(16) + '.mjs', import.meta.url).href
  refs.push(new WeakRef((await (process.argv[2] === 'import' ? import(url) : loadBundle(url))).value))
  await wait(1)
  gc(); await wait(20); gc()
  codeSizes.push(getHeapCodeStatistics().bytecode_and_metadata_size)
}
const kept = refs.filter((ref) => ref.deref() !== undefined).length
console.log(JSON.stringify({ kept, growth: codeSizes[9] / codeSizes[0] }))`,
  )
  const measure = (how: string): { readonly kept: number; readonly growth: number } =>
    JSON.parse(spawnSync(process.execPath, ['--expose-gc', script, how], { encoding: 'utf8' }).stdout)
  const { kept, growth } = measure('loadBundle')
  expect(kept).toBe(1)
  expect(growth).toBeLessThan(1.3)
  // Sanity check of the measurement.
  const imported = measure('import')
  expect(imported.kept).toBe(10)
  expect(imported.growth).toBeGreaterThan(1.3)
})
