import { createTestCache } from '../cache/create-test-cache.js'
import { createMemo, type Memo } from '../cache/memo.js'
import { loadConfig } from '../config/load-config.js'
import { NO_FILE_MEMO } from '../read/files/file-memo.js'
import type { Site, SiteInputs, SiteTools } from './site.js'
import type { SiteRequest } from './site-request.js'
import { type AnyStage, startRun } from './stage-graph.js'
import type { OutputTools } from './stages/output-stages.js'
import { SITE_NAMES, SITE_STAGES } from './stages/site-stages.js'
import { createStopwatch } from './stopwatch.js'

/** Tools for all stages of a test. */
export type TestTools = SiteTools & OutputTools

/** A site in a folder, whose stages a test can run. */
export interface TestStages {
  /** The values with which a run starts, because no stage returns them. */
  readonly given: SiteInputs
  /** Tools with a memo of the test; the cache lasts as long as the test. */
  readonly withMemo: (memo: Memo) => TestTools
  /** Runs stages, and returns the values of all stages; fails if one of them has no value. */
  readonly resolveSite: (stages?: readonly AnyStage<Site, SiteTools>[]) => Promise<Site>
}

/** Opens a site for tests of its stages. */
export async function openTestSite(siteDir: string, options: Partial<SiteRequest> = {}): Promise<TestStages> {
  const { value: loaded, diagnostics } = await loadConfig(siteDir)
  if (!loaded) throw new Error(`the config of a test is broken: ${diagnostics[0]?.message}`)
  const cache = createTestCache()
  const given = { siteDir, request: { siteDir, includesDrafts: true, ...options }, loaded, revision: 1, codeVersion: 0 }
  const withMemo = (memo: Memo): TestTools => ({
    memo,
    cache,
    fileMemo: NO_FILE_MEMO,
    watch: createStopwatch(() => 0),
    announce: () => {},
    readMarkdownPage: async () => undefined,
  })
  const resolveSite: TestStages['resolveSite'] = async (stages = SITE_STAGES) => {
    const site = await startRun(stages, given, withMemo(createMemo())).resolve(...SITE_NAMES)
    if (!site) throw new Error('a stage of the site has no value')
    return site
  }
  return { given, withMemo, resolveSite }
}
