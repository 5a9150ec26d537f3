import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brokenApis } from './hostile/broken-apis.js'
import { type BuiltApi, buildApiSite } from './hostile/build-api-site.js'
import { findActive } from './hostile/find-active.js'
import { mutate } from './hostile/mutate.js'
import { findSharedFolder } from './shared-folder.js'

// Each build terminates, on its own or with positioned diagnostics, and adds no script and no external resource to
// a page.
const shared = findSharedFolder('openapi')
const samples = shared.isLeftOut ? [] : readdirSync(shared.path).filter((name) => name.endsWith('.yaml'))
const SEEDS = Number(process.env['DOCGEN_FUZZ'] ?? 6)

describe('a broken description', () => {
  it.each(Object.entries(brokenApis))('neither crashes nor hangs docgen: %s', async (_name, { text, codes }) => {
    const built = await buildApiSite({ 'openapi.yaml': text })
    expectNoHarm(built)
    expect(built.diagnostics.map(({ code }) => code)).toEqual(expect.arrayContaining([...codes]))
  })

  it('is tested in more than a hundred variants', () => {
    expect(Object.keys(brokenApis).length).toBeGreaterThan(100)
  })
})

describe.skipIf(shared.isLeftOut)(`a randomly damaged description${shared.note}`, () => {
  it.each(samples.flatMap((name) => Array.from({ length: SEEDS }, (_, seed) => [name, seed + 1] as const)))(
    'neither crashes nor hangs docgen: %s, seed %i',
    async (name, seed) => {
      expectNoHarm(await buildApiSite({ 'openapi.yaml': mutate(readFileSync(join(shared.path, name), 'utf8'), seed) }))
    },
  )
})

function expectNoHarm({ diagnostics, html }: BuiltApi): void {
  expect(diagnostics.filter(({ code }) => code === 'render-failed')).toEqual([])
  expect(diagnostics.filter(({ severity, file }) => severity === 'error' && file === undefined)).toEqual([])
  expect(diagnostics.filter(({ message }) => /\[object |\bundefined\b|\bNaN\b/.test(message))).toEqual([])
  expect(findActive(html)).toEqual([])
  expect(html).not.toContain('SECRET-OF-ANOTHER')
  expect(html).not.toContain('root:x:')
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
}
