import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isOfSite } from './is-of-site.js'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docgen-of-site-'))
  mkdirSync(join(folder, 'site'))
  for (const name of ['site/own.yaml', 'outside.yaml']) writeFileSync(join(folder, name), '')
  symlinkSync('own.yaml', join(folder, 'site/link.yaml'))
  symlinkSync('../outside.yaml', join(folder, 'site/leak.yaml'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each([
  ['own.yaml', true],
  ['link.yaml', true],
  ['not-there.yaml', true],
  ['leak.yaml', false],
  ['../outside.yaml', false],
  ['/etc/hosts', false],
  ['..\\outside.yaml', false],
])('returns for %s: %s', (path, isInside) => {
  expect(isOfSite(path, join(folder, 'site'))).toBe(isInside)
})
