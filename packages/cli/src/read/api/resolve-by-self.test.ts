import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeTestFiles } from '../write-test-files.js'
import type { Bundling } from './bundling.js'
import { resolveBySelf } from './resolve-by-self.js'

let siteDir: string
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'docgen-self-'))
  writeTestFiles(siteDir, { 'api/openapi.yaml': '', 'api/shared/pet.yaml': '', 'pets/cat.yaml': '' })
})
afterEach(() => rmSync(siteDir, { recursive: true }))

function find(target: string, self: string, path = 'api/openapi.yaml', origins: readonly string[] = []) {
  const selves = new Map([[path, self]])
  return resolveBySelf(target, path, { siteDir, selves, around: { origins } } as Partial<Bundling> as Bundling)
}

const SELF = 'https://api.example/v1/openapi.yaml'

it('finds the description itself', () => {
  expect(find(SELF, SELF)).toBe('api/openapi.yaml')
  expect(find('urn:example:api', 'urn:example:api')).toBe('api/openapi.yaml')
  expect(find('root.yaml', 'https://api.example/v1/root.yaml')).toBe('api/openapi.yaml')
  expect(find('main.yaml', './main.yaml')).toBe('api/openapi.yaml')
})

it('finds files of the site by their URI', () => {
  expect(find('https://api.example/v1/shared/pet.yaml', SELF)).toBe('api/shared/pet.yaml')
  expect(find('https://api.example/v2/shared/pet.yaml', SELF)).toBeUndefined()
})

it('prefers the file next to the description', () => {
  expect(find('./shared/pet.yaml', SELF)).toBeUndefined()
  expect(find('', SELF)).toBeUndefined()
  expect(find('./gone.yaml', SELF)).toBeUndefined()
})

it('resolves relative references against the declared URI', () => {
  expect(find('cat.yaml', '../pets/openapi.yaml')).toBe('pets/cat.yaml')
  expect(find('cat.yaml', SELF, undefined, ['https://api.example'])).toBe('https://api.example/v1/cat.yaml')
  expect(find('dog.yaml', '/base.yaml', 'https://b.example/x/a.yaml', ['https://b.example'])).toBe(
    'https://b.example/dog.yaml',
  )
  expect(find('cat.yaml', 'urn:example:api')).toBeUndefined()
})
