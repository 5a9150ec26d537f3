import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeArtifact } from '../emit/emit-site.js'
import { checkSearch, SEARCH_TESTS_FILE } from '../session/search/check-search.js'
import type { GateInput, GateResult } from './gate.js'

/** Runs the test queries on the search index of the trial. */
export async function checkSearchGate({ trial }: GateInput): Promise<GateResult> {
  const { siteDir, stageDir, builtPages, output, config } = trial
  if (!existsSync(join(siteDir, SEARCH_TESTS_FILE)))
    return { ...(await checkSearch({ siteDir, outDir: stageDir, routes: [] })), skipped: `no ${SEARCH_TESTS_FILE}` }
  if (!config.search.enabled) return { diagnostics: [], skipped: 'search.enabled is false' }
  for (const artifact of (await output.resolve('searchFiles'))?.searchFiles ?? []) writeArtifact(artifact, stageDir)
  const routes = builtPages.map(({ planned }) => planned.page.route)
  const { value, diagnostics } = await checkSearch({ siteDir, outDir: stageDir, routes })
  return { diagnostics, details: value && { mrr: value.mrr, questions: value.questions } }
}
