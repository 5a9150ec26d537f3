import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { expect } from 'vitest'
import { buildSite } from '../src/session/build-site.js'
import { listOutput } from '../src/session/list-output.js'
import type { SiteSession } from '../src/session/open-session.js'
import { readTree } from './build-copy.js'

/** Expects a session's diagnostics and output to be those of a fresh build of its site; `history` says in a failure what was done before. */
export async function compareSession(siteDir: string, session: SiteSession, history: string): Promise<void> {
  const outDir = join(siteDir, '../fresh')
  rmSync(outDir, { recursive: true, force: true })
  let stageDir = ''
  let staged = new Map<string, string>()
  const { report } = await buildSite({
    siteDir,
    outDir,
    includesDrafts: true,
    usesCache: false,
    isStrict: false,
    workers: 0,
    now: () => 0,
    // By then all pages lie in the staging folder, with texts for the search; a build that fails on mistakes takes it away.
    onProgress: ({ stage }) => {
      if (stage === 'check') staged = new Map([...readTree(stageDir)].filter(([file]) => file.endsWith('.html')))
    },
    onStage: (folder) => {
      stageDir = folder
    },
  })
  const output = await listOutput(session)
  expect(withoutStacks(await session.diagnose()), history).toEqual(withoutStacks(report.diagnostics))
  expect(staged.size).toBe(report.pages.total)
  const fresh = report.ok ? readTree(outDir) : staged
  const files = [...output.keys()].filter((file) => report.ok || file.endsWith('.html')).sort()
  expect(files, history).toEqual([...fresh.keys()])
  for (const file of files) {
    const bytes = output.get(file) ?? new Uint8Array()
    if (Buffer.from(bytes).toString('latin1') !== fresh.get(file)) {
      expect(Buffer.from(bytes).toString('utf8'), `${file} after\n${history}`).toBe(
        Buffer.from(fresh.get(file) ?? '', 'latin1').toString('utf8'),
      )
    }
  }
}

/** Where something threw, the way there is another one. */
function withoutStacks(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.map(({ stack: _way, ...diagnostic }) => diagnostic)
}
