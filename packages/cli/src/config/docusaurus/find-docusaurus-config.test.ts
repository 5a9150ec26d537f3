import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { findDocusaurusConfig } from './find-docusaurus-config.js'

const find = (...names: readonly string[]) =>
  findDocusaurusConfig(createTestFolder(Object.fromEntries(names.map((name) => [name, '']))))
const hintFor = (...names: readonly string[]) => find(...names).diagnostics[0]?.hint

it('finds the config that Docusaurus would read', () => {
  expect(find('docusaurus.config.js', 'docusaurus.config.ts').value).toBe('docusaurus.config.ts')
  expect(find('docusaurus.config.cjs', 'docusaurus.config.mjs').value).toBe('docusaurus.config.mjs')
})

it('hints at a config below the folder, under a similar name, or of an old release', () => {
  expect(hintFor('site/docusaurus.config.js')).toBe('There is one in site: docgen migrate docusaurus site')
  expect(hintFor('docusaurus.confg.js', 'docusaurus.config.json')).toBe('Rename docusaurus.config.json')
  expect(hintFor('package.json')).toBe('Name the folder that contains it: docgen migrate docusaurus ../website')
  expect(find('siteConfig.js').diagnostics).toMatchObject([{ code: 'missing-tool-config', file: 'siteConfig.js' }])
})

it('reports a folder that does not exist', () => {
  const folder = join(createTestFolder(), 'gone')
  expect(findDocusaurusConfig(folder).diagnostics[0]?.message).toBe(`folder ${folder} not found`)
})
