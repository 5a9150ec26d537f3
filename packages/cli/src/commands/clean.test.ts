import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { captureOutput } from './capture-output.js'
import { runClean } from './clean.js'
import { EXIT } from './exit-codes.js'

it('deletes the cache, and leaves the sources', async () => {
  const siteDir = createTestFolder({ 'site.config.ts': 'export default {}', '.docgen/cache/a.pack': 'x' })
  const { out } = captureOutput()
  expect(await runClean(siteDir, {})).toBe(EXIT.success)
  expect(existsSync(join(siteDir, '.docgen/cache'))).toBe(false)
  expect(existsSync(join(siteDir, 'site.config.ts'))).toBe(true)
  expect(out()).toMatch(/^Deleted /)
  expect(await runClean(siteDir, {})).toBe(EXIT.success)
  expect(out()).toMatch(/Nothing to delete\.\n$/)
})

it('reports a folder that does not exist', async () => {
  const siteDir = createTestFolder()
  const { err } = captureOutput()
  expect(await runClean(join(siteDir, 'gone'), {})).toBe(EXIT.usage)
  expect(err()).toContain('no-such-folder')
})
