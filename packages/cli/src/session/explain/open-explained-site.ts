import { join } from 'node:path'
import type { LinkUse, Outcome } from '@docgen/renderer/contract'
import type { Cache } from '../../cache/open-cache.js'
import { readRecord } from '../../emit/output-record.js'
import { NO_FACTS, recallFacts } from '../../workers/content-cache.js'
import type { PageInputs } from '../../workers/page-key.js'
import type { ContentFacts } from '../../workers/page-task.js'
import { hashPageInputs, restoreFacts } from '../build-site-pages.js'
import type { Snapshot } from '../live/snapshot.js'
import { type InputRecord, readInputRecord } from '../recorded-inputs.js'
import type { SiteRequest } from '../site-request.js'
import { withPlannedSite } from '../with-planned-site.js'

/** The current site, and the state of the last build. Its functions compile and write nothing. */
export interface ExplainedSite {
  readonly snapshot: Snapshot
  readonly configInputs: readonly string[]
  /**
   * Facts about the content of a page, by its index in the plan; `undefined` if the cache does not have the content.
   */
  readonly findFacts: (position: number) => ContentFacts | undefined
  /** Links and images of a page, by its index in the plan; none if the cache does not have its content. */
  readonly restoreLinks: (position: number) => readonly LinkUse[]
  /** Hashes of the inputs of a page, by its index in the plan. */
  readonly inputsAt: (position: number) => PageInputs
  /** Finds how a page in the output folder was built, by its output file; `undefined` if that was not recorded. */
  readonly findRecord: (file: string) => InputRecord | undefined
  /** Finds the key of a page in the output folder, by its output file. */
  readonly findKey: (file: string) => string | undefined
}

/** The site to explain, and its output folder. */
export interface ExplainRequest extends SiteRequest {
  /** Absolute path. */
  readonly outDir: string
}

/**
 * Reads a site and its last build, calls `explain` with both, and returns its result; `undefined`, with diagnostics, if
 * the config or the theme is unusable.
 */
export function withExplainedSite<Value>(
  request: ExplainRequest,
  explain: (site: ExplainedSite) => Value,
): Promise<Outcome<Value | undefined>> {
  return withPlannedSite(request, async (site, { cache, loaded, diagnostics }) => {
    const snapshot: Snapshot = {
      site,
      inputs: site.compileInputs,
      positions: new Map(),
      markdownPages: new Map(),
      diagnostics,
    }
    return { value: explain(describeSite(snapshot, loaded.inputs, { cache, request })), diagnostics: [] }
  })
}

interface LastBuild {
  readonly cache: Cache
  readonly request: ExplainRequest
}

function describeSite(
  snapshot: Snapshot,
  configInputs: readonly string[],
  { cache, request: { siteDir, outDir } }: LastBuild,
): ExplainedSite {
  const { site, inputs } = snapshot
  const record = readRecord({ cache, workDir: join(siteDir, '.docgen'), outDir })
  const plannedAt = (position: number) => {
    const planned = site.plan.pages[position]
    if (!planned) throw new Error(`the plan has no page ${position}`)
    return planned
  }
  const findFacts = (position: number): ContentFacts | undefined => {
    const input = inputs[position]
    return input ? recallFacts(input.key, cache) : NO_FACTS
  }
  return {
    snapshot,
    configInputs,
    findFacts,
    restoreLinks: (position) => restoreFacts(findFacts(position), plannedAt(position)).links,
    inputsAt: (position) => hashPageInputs(plannedAt(position), inputs[position], findFacts(position), site.prepared),
    findRecord: (file) => readInputRecord(cache, outDir, file),
    findKey: (file) => record.files[file]?.key,
  }
}
