import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { readModuleSources } from './read-module-sources.js'

it('reads the text of each input by its path', () => {
  const siteDir = createTestFolder({ 'site.config.ts': 'export default {}', 'parts/a.ts': 'export const a = 1' })
  const inputs = ['parts/a.ts', 'site.config.ts']
  const sources = readModuleSources(siteDir, 'site.config.ts', { path: '', hash: '', inputs, warnings: [] })
  expect(sources.entry).toBe('site.config.ts')
  expect(Object.fromEntries(sources.texts)).toEqual({
    'parts/a.ts': 'export const a = 1',
    'site.config.ts': 'export default {}',
  })
})
