import type { Diagnostic } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { createMemo } from '../cache/memo.js'
import { createTestConfig, createTestFiles, createTestGraph } from '../graph/create-test-graph.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { type CheckedSite, checkBuiltSite } from './check-built-site.js'
import { createFinishedPage } from './create-finished-page.js'
import { NO_MDX_MODULES } from './mdx/site-mdx-modules.js'

const error = (code: Diagnostic['code'], changes: Partial<Diagnostic> = {}): Diagnostic => ({
  code,
  severity: 'error',
  message: code,
  file: 'docs/a.md',
  line: 1,
  ...changes,
})

async function check(pageDiagnostics: readonly Diagnostic[], changes: Partial<CheckedSite> = {}) {
  const site = { docs: { 'a.md': { slug: '/' } } }
  const config = createTestConfig()
  const diagnostics = await checkBuiltSite(
    {
      siteDir: createTestFolder({ 'docs/a.md': '' }),
      config,
      locateInConfig: () => ({ file: 'site.config.ts' }),
      graph: createTestGraph(site).value,
      files: createTestFiles(site, config),
      mdxModules: NO_MDX_MODULES,
      plugins: { plugins: [] },
      theme: { componentFiles: [] },
      revision: 0,
      misleading: new Set(),
      earlierDiagnostics: [],
      builtPages: [createFinishedPage({ source: 'docs/a.md', route: '/' }, { diagnostics: pageDiagnostics })],
      finished: { diagnostics: [] },
      ...changes,
    } as never,
    createMemo(),
  )
  return diagnostics.map(({ code, severity }) => `${severity} ${code}`)
}

it('adds the diagnostics of stages, pages and plugins', async () => {
  const found = await check([error('broken-image')], {
    earlierDiagnostics: [error('invalid-config')],
    finished: { diagnostics: [error('plugin')] },
  })
  expect(found).toEqual(expect.arrayContaining(['error invalid-config', 'error plugin']))
  expect(found.some((each) => each.endsWith('broken-image'))).toBe(true)
})

it('reports a missing partial once', async () => {
  const found = await check([error('missing-include'), error('missing-module'), error('missing-module', { line: 2 })])
  expect(found.filter((each) => each.endsWith('missing-module'))).toHaveLength(1)
})

it('does not report an empty page whose cause is known', async () => {
  const empty = error('empty-page', { severity: 'warning' })
  expect((await check([empty])).some((each) => each.endsWith('empty-page'))).toBe(true)
  const found = await check([empty], { earlierDiagnostics: [error('invalid-front-matter')] })
  expect(found.some((each) => each.endsWith('empty-page'))).toBe(false)
})

it('omits what a fallback config may have caused, and consequences of a site without pages', async () => {
  expect(await check([error('broken-link')], { misleading: new Set(['broken-link']) })).not.toContain(
    'error broken-link',
  )
  const found = await check([error('missing-include')], { earlierDiagnostics: [error('no-documents')] })
  expect(found).toEqual(['error no-documents'])
})
