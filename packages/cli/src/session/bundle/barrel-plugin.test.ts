import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRegularFile } from '../../config/read-regular-file.js'
import { barrelPlugin, createImporterReader } from './barrel-plugin.js'

const MANY = 3000
const FEW = 60
const root = mkdtempSync(join(tmpdir(), 'docgen-barrel-'))

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

/** A package of many icons, whose first module passes on each, as `index.js` here does. */
function writePackage(name: string, { count = FEW, manifest = '{ "sideEffects": false }', more = '' } = {}): void {
  const numbers = Array.from({ length: count }, (_, index) => index)
  const folder = `node_modules/${name}`
  const lines = numbers.map(
    (index) => `export { default as Icon${index}, default as Sign${index} } from './i/${index}'`,
  )
  write({
    [`${folder}/package.json`]: manifest.replace('{', '{ "main": "index.js", "type": "module",'),
    [`${folder}/index.js`]: `${lines.join('\n')}\n${more}`,
    [`${folder}/i/index.js`]: `${lines.map((line) => line.replace('./i/', './')).join('\n')}\n`,
    [`${folder}/more.js`]: numbers
      .slice(0, 60)
      .map((index) => `export { default as More${index} } from './i/${index}'\n`)
      .join(''),
    ...Object.fromEntries(
      numbers.map((index) => [`${folder}/i/${index}.js`, `export default () => 'icon ${index} of ${name}'\n`]),
    ),
  })
}

beforeAll(() => {
  writePackage('icons', {
    count: MANY,
    more: "import * as icons from './i/index.js'\nexport { icons }\nexport * from './more.js'\n",
  })
  writePackage('effects', { manifest: '{ "version": "1.0.0" }' })
  writePackage('code', { more: 'globalThis.ran = true\n' })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Bundles a module with and without the plugin; the number of modules that esbuild parses, and what they export. */
async function bundle(code: string, count = MANY): Promise<{ readonly modules: number; readonly values: unknown }> {
  write({ 'entry.tsx': code })
  const run = async (plugins: Parameters<typeof build>[0]['plugins']) => {
    const { outputFiles, metafile } = await build({
      entryPoints: [join(root, 'entry.tsx')],
      absWorkingDir: root,
      bundle: true,
      format: 'esm',
      metafile: true,
      write: false,
      logLevel: 'silent',
      ...(plugins && { plugins }),
    })
    const text = outputFiles[0]?.text ?? ''
    const values: unknown = await import(`data:text/javascript,${encodeURIComponent(text)}`)
    return { modules: Object.keys(metafile.inputs).length, values: JSON.stringify(values) }
  }
  const [reduced, whole] = await Promise.all([
    run([barrelPlugin(createImporterReader(readRegularFile, () => undefined))]),
    run(undefined),
  ])
  expect(whole.modules).toBeGreaterThan(count)
  expect(reduced.values).toBe(whole.values)
  return reduced
}

describe('of a package with thousands of modules', () => {
  it('parses those that the site imports by name', async () => {
    const { modules, values } = await bundle(
      `import { Icon1, Sign7 as Seven, type Type } from 'icons'\nexport const shown: Type = [Icon1(), Seven()]`,
    )
    expect(values).toBe('{"shown":["icon 1 of icons","icon 7 of icons"]}')
    // The entry, the named part of the package, and two icons.
    expect(modules).toBe(4)
  })

  it('parses those that the site re-exports, or that the package re-exports in several steps', async () => {
    const { modules, values } = await bundle(
      `import { More3 } from 'icons'\nexport { Icon5 } from 'icons'\nexport const shown = More3()`,
    )
    expect(values).toBe('{"shown":"icon 3 of icons"}')
    expect(modules).toBe(4)
  })

  it.each([
    ['of all names', MANY, `import * as all from 'icons'\nexport const shown = all.Icon1()`],
    ['of the module that has all', MANY, `import { icons } from 'icons'\nexport const shown = icons.Icon1()`],
    ['of a package that may have side effects', FEW, `import { Icon1 } from 'effects'\nexport const shown = Icon1()`],
    ['of a module with other code', FEW, `import { Icon1 } from 'code'\nexport const shown = Icon1()`],
  ])('parses all of them for an import %s', async (_, count, code) => {
    expect((await bundle(code, count)).modules).toBeGreaterThan(count)
  })
})
