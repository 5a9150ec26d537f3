import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { bundleModule } from './bundle-module.js'
import { evaluateModule } from './evaluate-module.js'
import { writeCachedModule } from './module-cache.js'

async function evaluate(text: string, acceptsNames = false) {
  const siteDir = createTestFolder({ 'a.ts': text })
  const { value } = await bundleModule(siteDir, 'a.ts', { plugins: [], isLenient: false })
  if (!value) throw new Error('the module cannot be bundled')
  const module = writeCachedModule(siteDir, 'a.ts', value)
  const outcome = await evaluateModule({ siteDir, file: 'a.ts', module, acceptsNames })
  return { exported: outcome.value?.exported, problem: outcome.diagnostics[0] }
}

it('returns the default export without undefined values, or the named ones', async () => {
  expect((await evaluate('export default { a: 1, b: undefined }')).exported).toEqual({ a: 1 })
  expect((await evaluate('export const a = 1', true)).exported).toEqual({ a: 1 })
  expect((await evaluate('export default { __esModule: true, default: 1 }')).exported).toBe(1)
})

it.each([
  ['export const config = 1', 'a.ts has no default export', 'Write export default config'],
  ['export const a = 1, b = 2', 'a.ts has no default export', 'Write export default { … }'],
  ['export default Promise.resolve(1)', 'the default export is a promise: expected its value', 'Write await before it'],
])('reports %j', async (text, message, hint) => {
  expect((await evaluate(text)).problem).toMatchObject({ code: 'missing-default-export', message, hint })
})

it('reports thrown errors at their position, and names functions that are not imported', async () => {
  expect(
    (await evaluate('const a = 1\nthrow new RangeError("too far\\nmore")\nexport default a')).problem,
  ).toMatchObject({
    code: 'config-failed',
    file: 'a.ts',
    line: 2,
    message: 'a.ts could not be run: RangeError: too far',
  })
  expect((await evaluate('// @ts-ignore\nexport default defineConfig({})')).problem?.hint).toBe(
    "Add import { defineConfig } from '@docgen/cli'",
  )
  expect((await evaluate('export default { get a() { throw new Error("in a getter") } }')).problem?.message).toContain(
    'in a getter',
  )
})
