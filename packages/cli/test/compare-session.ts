import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { expect } from 'vitest'
import { embedSearchManifest } from '../src/emit/embed-search-manifest.js'
import { buildSite } from '../src/session/build-site.js'
import { sortDiagnostics } from '../src/session/diagnostics/sort-diagnostics.js'
import type { SiteSession } from '../src/session/live/open-session.js'
import { readTree } from './build-copy.js'
import { listOutput } from './list-output.js'

/** The session to compare. */
export interface ComparedSession {
  readonly siteDir: string
  readonly session: SiteSession
  /** Result of its last update: the errors that prevented the update. */
  readonly refused: readonly Diagnostic[]
  /** Previous edits, for the failure message. */
  readonly history: string
}

/**
 * Expects a session's diagnostics and output to equal those of a fresh build of its site. Returns whether the build
 * succeeded: otherwise only pages can be compared. If errors keep a build from building pages, a session keeps the
 * previous ones, and has to report the same errors; the same applies if the code of MDX cannot be bundled.
 */
export async function compareSession({ siteDir, session, refused, history }: ComparedSession): Promise<boolean> {
  const outDir = join(siteDir, '../fresh')
  rmSync(outDir, { recursive: true, force: true })
  let stageDir = ''
  let staged: ReadonlyMap<string, string> | undefined
  const { report } = await buildSite({
    siteDir,
    outDir,
    includesDrafts: true,
    usesCache: false,
    isStrict: false,
    workers: 0,
    now: () => 0,
    // All pages are staged now, with search texts; a build that fails on errors removes them.
    onProgress: ({ stage }) => {
      if (stage === 'check') staged = new Map([...readTree(stageDir)].filter(([file]) => file.endsWith('.html')))
    },
    onStage: (folder) => {
      stageDir = folder
    },
  })
  const kept = findKeptErrors(session)
  if (kept.size > 0) {
    const diagnostics = sortDiagnostics(await session.diagnose()).filter((problem) => kept.has(positionAt(problem)))
    expect(new Set(diagnostics.map(positionAt)), history).toEqual(kept)
    expect(withoutStacks(report.diagnostics), history).toEqual(expect.arrayContaining(withoutStacks(diagnostics)))
    return false
  }
  if (!staged) {
    const diagnostics = refused.length > 0 ? refused : sortDiagnostics(await session.diagnose())
    expect(withoutStacks(diagnostics), history).toEqual(expect.arrayContaining(withoutStacks(report.diagnostics)))
    return false
  }
  expect(refused, history).toEqual([])
  const output = await listOutput(session)
  expect(withoutStacks(sortDiagnostics(await session.diagnose())), history).toEqual(withoutStacks(report.diagnostics))
  expect(staged.size).toBe(report.pages.total)
  const fresh = report.ok ? readTree(outDir) : staged
  const files = [...output.keys()].filter((file) => report.ok || file.endsWith('.html')).sort()
  expect(files, history).toEqual([...fresh.keys()])
  for (const file of files) {
    const written = Buffer.from(output.get(file) ?? new Uint8Array())
    // A build that fails ends before it writes the search manifest into its staged page.
    const bytes = report.ok
      ? written
      : Buffer.from(embedSearchManifest(written.toString('latin1'), undefined), 'latin1')
    if (bytes.toString('latin1') !== fresh.get(file)) {
      expect(bytes.toString('utf8'), `${file} after\n${history}`).toBe(
        Buffer.from(fresh.get(file) ?? '', 'latin1').toString('utf8'),
      )
    }
  }
  return report.ok
}

/** Positions of the errors that keep the code of MDX from being bundled, so that the previous code is in use. */
function findKeptErrors(session: SiteSession): ReadonlySet<string> {
  const { url, diagnostics } = session.snapshot()?.site.mdxModules ?? { diagnostics: [] }
  if (url === undefined) return new Set()
  return new Set(diagnostics.filter(({ severity }) => severity === 'error').map(positionAt))
}

/** Identifies a diagnostic independently of the plugin that generated the document, which is only named at the end. */
function positionAt({ code, file, line, column }: Diagnostic): string {
  return [code, file, line, column].join(':')
}

/** Stack traces differ, so remove them. */
function withoutStacks(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.map(({ stack: _way, ...diagnostic }) => diagnostic)
}
