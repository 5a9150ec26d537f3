import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { describeVersions } from './describe-versions.js'

const CONFIG = `export default ${JSON.stringify({ title: 'T', url: 'https://a.example', docs: { path: 'docs', routeBasePath: '/guide' } })}`

it('describes the versions that a build publishes, newest first', async () => {
  const siteDir = createTestFolder({
    'site.config.js': CONFIG,
    'docs/a.md': '',
    'docs/b.md': '',
    'docs/_part.md': '',
    'src/pages/about.md': '',
    'versions.json': '["2.0", "1.0"]',
    'versioned_docs/version-2.0/a.md': '',
    'versioned_docs/version-1.0/a.md': '',
  })
  const { value, diagnostics } = await describeVersions(siteDir)
  expect(diagnostics).toEqual([])
  expect(value).toEqual([
    {
      name: 'current',
      label: 'Next',
      path: 'next',
      route: '/guide/next',
      isLast: false,
      banner: 'unreleased',
      folder: 'docs',
      documents: 2,
    },
    {
      name: '2.0',
      label: '2.0',
      path: '',
      route: '/guide',
      isLast: true,
      folder: 'versioned_docs/version-2.0',
      documents: 1,
    },
    {
      name: '1.0',
      label: '1.0',
      path: '1.0',
      route: '/guide/1.0',
      isLast: false,
      banner: 'unmaintained',
      folder: 'versioned_docs/version-1.0',
      documents: 1,
    },
  ])
})

it('describes nothing without a usable config', async () => {
  expect((await describeVersions(createTestFolder({ 'site.config.js': '{' }))).value).toBeUndefined()
})
