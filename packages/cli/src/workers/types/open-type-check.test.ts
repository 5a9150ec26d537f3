import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { linkTypePackages } from '../../../test/link-type-packages.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { openTypeCheck } from './open-type-check.js'

/** A site with the packages that check types. */
function createSite(files: Readonly<Record<string, string>>): string {
  const siteDir = createTestFolder({ 'package.json': '{}', ...files })
  linkTypePackages(siteDir)
  return siteDir
}

function open(siteDir: string, key: string, tsconfig?: string) {
  const values = new Map<string, unknown>()
  const cache = {
    get: <Value>(name: string) => values.get(name) as Value | undefined,
    put: (name: string, value: unknown) => void values.set(name, value),
  }
  const typescript = '@typescript/typescript6'
  const check = openTypeCheck({ key, packagesKey: key, siteDir, typescript, ...(tsconfig && { tsconfig }) }, cache)
  return { check, values }
}

async function checkBlock(check: ReturnType<typeof openTypeCheck>, code: string) {
  const typed = await check(code, 'ts')
  if ('problem' in typed) throw new Error(typed.problem.message)
  return typed
}

it('finds types of files of the site, and caches blocks until these files change', async () => {
  const siteDir = createSite({ 'lib.ts': 'export const limit = 1\n' })
  const block = "import { limit } from './lib'\nconst a = limit\n//    ^?"
  const { check, values } = open(siteDir, 'first')
  const typed = await checkBlock(check, block)
  expect(typed).toMatchObject({
    problems: [],
    inputs: ['lib.ts'],
    code: "import { limit } from './lib'\nconst a = limit",
  })
  expect(typed.notes).toEqual([{ line: 1, kind: 'query', text: '   ^? const a: 1' }])
  expect([...values.keys()]).toEqual([typed.key])
  // The packages are not loaded for a cached block.
  for (const [name] of values) values.set(name, { ...Object(values.get(name)), typed: { ...typed, code: 'cached' } })
  expect((await checkBlock(check, block)).code).toBe('cached')
  writeFileSync(join(siteDir, 'lib.ts'), "export const limit = 'none'\n")
  const changed = openTypeCheck(
    { key: 'second', packagesKey: 'first', siteDir, typescript: '@typescript/typescript6' },
    { get: (name) => values.get(name) as never, put: () => {} },
  )
  expect((await checkBlock(changed, block)).notes[0]?.text).toBe('   ^? const a: "none"')
})

it('reads the options of a tsconfig, and caches no block with problems', async () => {
  const base = '{ "compilerOptions": { "strict": false, "noEmit": true, "outDir": "x" } }'
  const siteDir = createSite({ 'base.json': base, 'tsconfig.json': '{ "extends": "./base.json" /* all */ }' })
  const code = 'function f(a) { return a }\nf(null)'
  const loose = open(siteDir, 'loose', join(siteDir, 'tsconfig.json'))
  expect((await checkBlock(loose.check, code)).problems).toEqual([])
  const strict = open(siteDir, 'strict')
  expect((await checkBlock(strict.check, code)).problems).toMatchObject([{ line: 0, character: 11 }])
  expect(strict.values.size).toBe(0)
})

it('explains wrong comments', async () => {
  const { check } = open(createSite({}), 'comments')
  const problems = async (code: string) => (await checkBlock(check, code)).problems
  expect(await problems('let a = 1\n //     ^?')).toMatchObject([{ message: '^? points at no identifier', line: 1 }])
  expect(await problems('let a = 1\n// ---cut-start---')).toMatchObject([
    { message: 'only one end of a cut is marked' },
  ])
  expect(await problems('// @target: es1\nlet a = 1')).toMatchObject([{ message: expect.stringContaining('Got es1') }])
  expect(await problems('// @lib: [\nlet a = 1')).toHaveLength(1)
})

it('reports packages that cannot be loaded, and what is missing', async () => {
  const siteDir = createTestFolder({ 'package.json': '{}' })
  const check = openTypeCheck(
    { key: 'none', packagesKey: '', siteDir, typescript: 'no-typescript' },
    { get: () => undefined, put: () => {} },
  )
  expect(await check('let a', 'ts')).toMatchObject({ problem: { message: expect.stringContaining("can't load") } })
  const problem = { message: 'missing', hint: 'install' }
  const missing = openTypeCheck(
    { key: '', packagesKey: '', siteDir, typescript: '', problem },
    { get: () => undefined, put: () => {} },
  )
  expect(await missing('let a', 'ts')).toEqual({ problem })
})
