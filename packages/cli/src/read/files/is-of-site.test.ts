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

it.each([
  ['../outside.yaml', true],
  ['../gone.yaml', true],
  ['../../outside.yaml', false],
  ['../leak.yaml', false],
  ['leak.yaml', false],
])('returns for %s in a repository: %s', (path, isInside) => {
  mkdirSync(join(folder, 'repository/site'), { recursive: true })
  mkdirSync(join(folder, 'repository/.git'), { recursive: true })
  writeFileSync(join(folder, 'repository/outside.yaml'), '')
  for (const link of ['leak.yaml', 'site/leak.yaml']) {
    rmSync(join(folder, 'repository', link), { force: true })
    symlinkSync(join(folder, 'outside.yaml'), join(folder, 'repository', link))
  }
  expect(isOfSite(path, join(folder, 'repository/site'))).toBe(isInside)
})
