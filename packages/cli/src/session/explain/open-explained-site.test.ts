import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { withExplainedSite } from './open-explained-site.js'

const CONFIG = "export default { title: 'Kit', url: 'https://docs.example' }\n"
const open = (siteDir: string) => ({ siteDir, outDir: join(siteDir, 'dist'), includesDrafts: false })

it('reads a site without compiling its pages', async () => {
  const siteDir = createTestFolder({ 'site.config.ts': CONFIG, 'docs/index.md': '# Start\n' })
  const { value } = await withExplainedSite(open(siteDir), (site) => {
    const position = site.snapshot.site.plan.pages.findIndex(({ page }) => page.source !== undefined)
    const generated = site.snapshot.site.plan.pages.findIndex(({ page }) => page.source === undefined)
    return {
      facts: site.findFacts(position),
      links: site.restoreLinks(position),
      generated: site.findFacts(generated)?.links,
      key: site.findKey('index.html'),
      inputs: site.inputsAt(position),
    }
  })
  expect(value).toMatchObject({ facts: undefined, links: [], generated: [], key: undefined, inputs: { targets: '' } })
  expect(existsSync(join(siteDir, 'dist'))).toBe(false)
})

it('explains nothing with an unusable config', async () => {
  const siteDir = createTestFolder({ 'site.config.ts': 'export default { title: 7 }\n' })
  const { value, diagnostics } = await withExplainedSite(open(siteDir), () => 'explained')
  expect(value).toBeUndefined()
  expect(diagnostics.length).toBeGreaterThan(0)
})
