import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { captureOutput } from './capture-output.js'
import { runExplain } from './explain.js'

it('explains a diagnostic code without a site', async () => {
  const { out } = captureOutput()
  expect(await runExplain('broken-link', createTestFolder(), {})).toBe(0)
  expect(out()).toContain('Did you mean')
})

it('explains a page by the path of its source or of its output, relative to either folder', async () => {
  const siteDir = createTestFolder({
    'site.config.ts': "export default { title: 'Kit', url: 'https://docs.example' }\n",
    'docs/index.md': '# Start\n',
    'dist/index.html': '',
  })
  const { out } = captureOutput()
  expect(await runExplain('docs/index.md', siteDir, {})).toBe(0)
  expect(await runExplain(`${siteDir}/docs/index.md`, siteDir, {})).toBe(0)
  expect(await runExplain('dist/index.html', siteDir, {})).toBe(0)
  expect(out().match(/docs\/index\.md/g)?.length).toBeGreaterThanOrEqual(3)
})

it('reports an unknown name, and a folder without a config', async () => {
  const { err } = captureOutput()
  expect(await runExplain('brken-link', createTestFolder(), {})).toBe(2)
  expect(err()).toContain('Did you mean broken-link?')
  expect(await runExplain('/guide', createTestFolder(), {})).toBe(2)
  expect(err()).toContain('missing-config')
})
