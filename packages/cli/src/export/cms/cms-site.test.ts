import { expect, it } from 'vitest'
import { createTestConfig } from '../../graph/create-test-graph.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { readVersions } from '../../read/versions/read-versions.js'
import { describeCmsSite } from './cms-site.js'

it('lists folders below the root of the repository, and none of other hosts', () => {
  const config = createTestConfig({ docs: { editUrl: 'https://git.example/edit/main/' } })
  const siteDir = createTestFolder({ 'docs/index.md': '' })
  const { value } = readVersions({ siteDir, config, locateInConfig: () => ({ file: 'site.config.ts' }) })
  const site = describeCmsSite(config, value, 'website')
  expect(site).not.toHaveProperty('repository')
  expect(site.collections[0]).toEqual({ name: 'docs', label: 'Docs', folder: 'website/docs', isBlog: false })
  expect(describeCmsSite(config, value, '').mediaFolder).toBe('static/img')
})
