import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { writeTestFiles } from '../../src/read/write-test-files.js'
import { buildHere } from '../build-copy.js'

/** What a build of a small site with an API came to. */
export interface BuiltApi {
  readonly diagnostics: readonly Diagnostic[]
  /** HTML of all its pages; empty where nothing was written. */
  readonly html: string
}

/** Builds a site around `openapi.yaml` in a folder of its own, which is gone afterwards. `link` is a symbolic link: target, then name. */
export async function buildApiSite(
  files: Readonly<Record<string, string>>,
  link?: readonly [string, string],
): Promise<BuiltApi> {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-hostile-'))
  const siteDir = join(folder, 'site')
  const config = `export default { title: 'T', url: 'https://t.example', trailingSlash: false, openapi: [{ path: './openapi.yaml', routeBasePath: '/api', url: 'https://api.example/openapi.yaml' }] }\n`
  const all = { 'site.config.ts': config, 'docs/index.md': '---\ntitle: Home\n---\nHello.\n', ...files }
  try {
    writeTestFiles(siteDir, all)
    writeFileSync(join(folder, 'outside.yaml'), 'a: { type: string, description: SECRET-OF-ANOTHER }\n')
    if (link) symlinkSync(link[0], join(siteDir, link[1]))
    const { report } = await buildHere(siteDir, { usesCache: false })
    const pages = report.ok ? listPages(join(siteDir, 'dist/api')) : []
    const html = pages.map((name) => readFileSync(join(siteDir, 'dist/api', name), 'utf8')).join('\n')
    return { diagnostics: report.diagnostics, html }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function listPages(folder: string): readonly string[] {
  return readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.html'))
}
