import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { inSite } from '../src/guard/working-folder.js'
import type { BuildResult } from '../src/session/build-result.js'
import { buildSite } from '../src/session/build-site.js'
import type { BuildRequest } from '../src/session/site-request.js'
// esbuild keeps the folder in which it is loaded, which must outlive a test that enters its site.
import 'esbuild'

/** A copy of a site that a test can build and change. */
export interface SiteCopy {
  readonly siteDir: string
  readonly outDir: string
  readonly build: (request?: Partial<BuildRequest>) => Promise<BuildResult>
  readonly remove: () => void
}

/** Copies a site to a new temporary folder; builds run in this thread unless the request sets workers. */
export function copySite(source: string): SiteCopy {
  const siteDir = join(mkdtempSync(join(tmpdir(), 'docgen-site-')), 'site')
  copySources(source, siteDir)
  return {
    siteDir,
    outDir: join(siteDir, 'dist'),
    build: (request) => buildHere(siteDir, request),
    remove: () => rmSync(join(siteDir, '..'), { recursive: true, force: true }),
  }
}

/** Copies a site without its output; packages of the site are linked. */
export function copySources(source: string, siteDir: string): void {
  cpSync(source, siteDir, { recursive: true, filter: (path) => !/(?:^|\/)(?:node_modules|dist|\.docgen)$/.test(path) })
  const [from, to] = [join(source, 'node_modules'), join(siteDir, 'node_modules')]
  if (existsSync(from) && !existsSync(to)) symlinkSync(from, to, 'junction')
}

/** Builds a site in this thread, unless the request sets workers, without output and clock. */
export function buildHere(siteDir: string, request?: Partial<BuildRequest>): Promise<BuildResult> {
  return inSite(siteDir, () =>
    buildSite({
      siteDir,
      includesDrafts: false,
      usesCache: true,
      isStrict: false,
      workers: 0,
      now: () => 0,
      onProgress: () => {},
      ...request,
    }),
  )
}

/** Every file below a folder: path → bytes as latin1 text, so that any two can be compared. */
export function readTree(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')).sort()
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'latin1')]))
}
