import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { RankedQuery } from '../check/evaluate-search.js'
import { checkSearch, SEARCH_TESTS_FILE } from '../session/search/check-search.js'
import { searchTrial } from './base/search-trial.js'
import type { GateInput, GateResult } from './gate.js'

/** Runs the test queries on the search index of the trial. `details` also has the ranks on the earlier site. */
export async function checkSearchGate({ trial, builtBase }: GateInput): Promise<GateResult> {
  const { siteDir, stageDir, config } = trial
  if (!existsSync(join(siteDir, SEARCH_TESTS_FILE)))
    return { ...(await checkSearch({ siteDir, outDir: stageDir, routes: [] })), skipped: `no ${SEARCH_TESTS_FILE}` }
  if (!config.search.enabled) return { diagnostics: [], skipped: 'search.enabled is false' }
  const { value, diagnostics } = await searchTrial(trial, siteDir)
  if (!value) return { diagnostics }
  const before = new Map(builtBase?.questions?.map((question) => [keyOf(question), question.rank]))
  const questions = value.questions.map((question) => {
    const rank = before.get(keyOf(question))
    return rank === undefined ? question : { ...question, before: rank }
  })
  return { diagnostics, details: { mrr: value.mrr, questions } }
}

function keyOf({ query, page, context = '' }: RankedQuery): string {
  return [query, page, context].join('\n')
}
