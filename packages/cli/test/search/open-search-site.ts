import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect } from 'vitest'
import { writeTestFiles } from '../../src/read/write-test-files.js'
import { openBrowser, type TestBrowser } from '../browser/open-browser.js'
import { openStaticHost, type StaticHost } from '../browser/static-host.js'
import { copySite, type SiteCopy } from '../build-copy.js'

const CLIENT = fileURLToPath(new URL('../../../theme/src/search/site-search.js', import.meta.url))

/** A built site on its own host, and a browser. */
export interface SearchSite {
  readonly site: SiteCopy
  readonly host: StaticHost
  readonly browser: TestBrowser
  readonly close: () => Promise<void>
}

/** Builds a site of these files, by path, and adds the module that a page imports: the search client. */
export async function openSearchSite(files: Readonly<Record<string, string>>): Promise<SearchSite> {
  const source = mkdtempSync(join(tmpdir(), 'docgen-search-'))
  writeTestFiles(source, files)
  const site = copySite(source)
  rmSync(source, { recursive: true, force: true })
  expect((await site.build()).report.diagnostics).toEqual([])
  const { outputFiles } = await build({
    entryPoints: [CLIENT],
    bundle: true,
    conditions: ['@docgen/source'],
    format: 'esm',
    write: false,
  })
  writeFileSync(join(site.outDir, 'assets/client.js'), outputFiles[0]?.contents ?? '')
  const host = await openStaticHost(site.outDir)
  const browser = await openBrowser()
  return {
    site,
    host,
    browser,
    close: async () => {
      await browser.close()
      await host.close()
      site.remove()
    },
  }
}
