import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { STORE_NAME } from '../src/cache/open-cache.js'
import { copySite, readTree, type SiteCopy } from './build-copy.js'

const SITE = fileURLToPath(new URL('sites/languages', import.meta.url))

const copies: SiteCopy[] = []
afterEach(() => {
  for (const copy of copies.splice(0)) copy.remove()
})

function open(): SiteCopy {
  const copy = copySite(SITE)
  copies.push(copy)
  return copy
}

const cacheOf = ({ siteDir }: SiteCopy): string => join(siteDir, '.docgen/cache')

it('builds without a cache, and warns, if its folder is a file', async () => {
  const copy = open()
  const { report: whole } = await copy.build({ usesCache: true })
  expect(whole.ok).toBe(true)
  const expected = readTree(join(copy.siteDir, 'dist'))
  rmSync(join(copy.siteDir, '.docgen'), { recursive: true })
  rmSync(join(copy.siteDir, 'dist'), { recursive: true })
  mkdirSync(join(copy.siteDir, '.docgen'))
  writeFileSync(cacheOf(copy), 'no folder')
  const { report } = await copy.build({ usesCache: true, isStrict: true })
  expect(report.ok).toBe(true)
  expect(report.diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toContain('warning unusable-cache')
  expect(readTree(join(copy.siteDir, 'dist'))).toEqual(expected)
  expect(readFileSync(cacheOf(copy), 'utf8')).toBe('no folder')
  expect(readdirSync(join(copy.siteDir, '.docgen'))).toEqual(['cache'])
})

it('builds the same output, whatever part of its cache is damaged', async () => {
  const copy = open()
  const reference = open()
  const { report } = await copy.build({ usesCache: true })
  expect(report.ok).toBe(true)
  const store = join(cacheOf(copy), STORE_NAME)
  const whole = new Map(readdirSync(store).map((name) => [name, readFileSync(join(store, name))]))
  for (let round = 0; round < 9; round++) {
    rmSync(store, { recursive: true })
    mkdirSync(store)
    for (const [name, bytes] of whole) writeFileSync(join(store, name), damage(bytes, round))
    for (const { siteDir } of [copy, reference]) appendFileSync(join(siteDir, 'docs/index.md'), `\nRound ${round}.\n`)
    const [built, same] = [await copy.build({ usesCache: true }), await reference.build({ usesCache: false })]
    expect([built.report.ok, same.report.ok], JSON.stringify(built.report.diagnostics)).toEqual([true, true])
    expect(readTree(copy.outDir), `round ${round}`).toEqual(readTree(join(reference.siteDir, 'dist')))
  }
})

/**
 * Damages bytes with a zeroed page, a missing part, or single changed bytes, at an offset that differs in each
 * round.
 */
function damage(bytes: Buffer, round: number): Buffer {
  const damaged = Buffer.from(bytes)
  const at = Math.floor(((round * 0.618034) % 1) * bytes.length)
  if (round % 3 === 0) damaged.fill(0, at, Math.min(at + 4096, bytes.length))
  if (round % 3 === 1) return damaged.subarray(0, at)
  for (let position = at % 97; position < bytes.length; position += 997) damaged[position] = round
  return damaged
}
