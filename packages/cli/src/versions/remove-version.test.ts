import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { removeVersion } from './remove-version.js'

const CONFIG = `export default ${JSON.stringify({
  title: 'T',
  url: 'https://a.example',
  docs: [
    { path: 'docs', routeBasePath: '/' },
    { id: 'community', path: 'community', routeBasePath: '/community' },
  ],
})}`
const createSite = () =>
  createTestFolder({
    'site.config.js': CONFIG,
    'docs/a.md': '',
    'community/a.md': '',
    'versions.json': '["2.0", "1.0"]',
    'community_versions.json': '["2025"]',
    'versioned_docs/version-1.0/a.md': '',
    'versioned_docs/version-2.0/a.md': '',
    'versioned_sidebars/version-1.0-sidebars.json': '{}',
  })

it('removes a version from the list, and its files', async () => {
  const siteDir = createSite()
  expect((await removeVersion({ siteDir, name: '1.0' })).value).toBe('1.0')
  expect(JSON.parse(readFileSync(join(siteDir, 'versions.json'), 'utf8'))).toEqual(['2.0'])
  expect(existsSync(join(siteDir, 'versioned_docs/version-1.0'))).toBe(false)
  expect(existsSync(join(siteDir, 'versioned_sidebars/version-1.0-sidebars.json'))).toBe(false)
  expect(existsSync(join(siteDir, 'versioned_docs/version-2.0/a.md'))).toBe(true)
})

it.each([
  ['1.O', 'Did you mean 1.0?'],
  ['2025', 'Add the id of its docs: docgen version remove 2025 --docs community'],
  ['community/2025', 'Add the id of its docs: docgen version remove 2025 --docs community'],
  ['current', undefined],
])('changes nothing if there is no version %s', async (name, hint) => {
  const siteDir = createSite()
  const { value, diagnostics, isRefused } = await removeVersion({ siteDir, name })
  expect([value, isRefused]).toEqual([undefined, true])
  expect(diagnostics[0]?.code).toBe('unknown-version')
  expect(diagnostics[0]?.message).toContain('available: 2.0, 1.0')
  expect(diagnostics[0]?.hint).toBe(hint)
  expect(readFileSync(join(siteDir, 'versions.json'), 'utf8')).toBe('["2.0", "1.0"]')
})
