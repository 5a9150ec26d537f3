import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import type { Memo } from '../cache/memo.js'
import { cleanFolder } from './files/clean-folder.js'
import type { FileMemo } from './files/file-memo.js'
import { listFiles } from './files/list-files.js'
import { readText } from './files/read-text.js'
import { readAsset } from './read-asset.js'
import type { StaticFile } from './site-files.js'
import { compileGlobs } from './sort-doc-files.js'

/** Output files in which docgen combines the static file with generated rules. */
const MERGED: ReadonlySet<string> = new Set(['_headers', '_redirects'])

/** The static folders. */
export interface StaticsRequest {
  readonly siteDir: string
  /** In the order of the config: if files have the same output path, the file of the last folder wins. */
  readonly staticDirectories: readonly string[]
  /** Paths of the sources of pages, which are not copied if they are in one of these folders. */
  readonly pages?: readonly string[]
  /** Glob patterns of files that keep their path relative to the site's folder. */
  readonly staticFiles?: readonly string[]
  readonly memo: Memo
  readonly fileMemo: FileMemo
}

/** Reads every static file with its output path, in code-unit order of the output paths. */
export function readStatics({
  siteDir,
  staticDirectories,
  staticFiles = [],
  pages = [],
  memo,
  fileMemo,
}: StaticsRequest): Outcome<readonly StaticFile[]> {
  const byOutput = new Map<string, StaticFile>()
  const diagnostics: Diagnostic[] = []
  const folders = staticDirectories.map(cleanFolder)
  const omitted = new Set(pages)
  for (const folder of folders) {
    // The default folder may be missing; a configured one must exist.
    if (folder !== 'static' && !existsSync(join(siteDir, folder))) diagnostics.push(reportMissingFolder(folder))
    const listed = fileMemo.recall('list with dots', folder, () =>
      listFiles({ siteDir, folder, includesDotFiles: true }),
    )
    diagnostics.push(...listed.diagnostics)
    for (const path of listed.value) if (!omitted.has(path)) add(path, path.slice(folder.length + 1))
  }
  const isStatic = compileGlobs(staticFiles)
  for (const folder of listBases(staticFiles)) {
    const listed = fileMemo.recall('list', folder, () => listFiles({ siteDir, folder, includesDotFiles: false }))
    for (const path of listed.value) if (isStatic(path)) add(path, path)
  }
  const value = [...byOutput.values()].sort((a, b) => (a.output < b.output ? -1 : 1))
  return { value, diagnostics }

  function add(path: string, output: string): void {
    const read = fileMemo.recall('asset', path, () => readAsset(siteDir, path, memo))
    diagnostics.push(...read.diagnostics)
    if (!read.value) return
    const other = byOutput.get(output)
    if (other && other.path !== path) diagnostics.push(reportReplaced(other.path, path))
    if (!MERGED.has(output)) {
      byOutput.set(output, { ...read.value, output })
      return
    }
    const { text = '', diagnostics: readDiagnostics } = fileMemo.recall('text', path, () =>
      readText(join(siteDir, path), path),
    )
    diagnostics.push(...readDiagnostics)
    byOutput.set(output, { ...read.value, output, text })
  }
}

/** Lists the folders that can contain files of glob patterns, each without the folders in it. */
function listBases(patterns: readonly string[]): readonly string[] {
  const bases = patterns.map((pattern) => /^(?:[^*?[\]{}()!]*\/)?/.exec(pattern)?.[0].slice(0, -1) ?? '')
  return [...new Set(bases)].filter(
    (base) => !bases.some((other) => other !== base && (other === '' || base.startsWith(`${other}/`))),
  )
}

function reportReplaced(file: string, by: string): Diagnostic {
  return {
    code: 'static-file-replaced',
    severity: 'warning',
    file,
    message: 'this file is skipped, because another one has the same output path',
    hint: 'Rename or remove one of the two',
    related: [{ file: by, message: 'is published' }],
  }
}

function reportMissingFolder(file: string): Diagnostic {
  return {
    code: 'missing-static-folder',
    severity: 'warning',
    file,
    message: 'staticDirectories names this folder, but it does not exist',
    hint: 'Create it, or remove it from the config',
  }
}
