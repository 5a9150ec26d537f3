import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Outcome } from '@docgen/renderer/contract'
import type { RankedQuery, SearchEvaluation } from '../check/evaluate-search.js'
import { writeArtifact } from '../emit/emit-site.js'
import { checkSearch, SEARCH_TESTS_FILE } from '../session/search/check-search.js'
import type { Trial } from '../session/trial.js'
import type { GateInput, GateResult } from './gate.js'

/** Runs the test queries on the search index of the trial, and compares the ranks with those of the earlier site. */
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

/** Runs the test queries of a site on the search index of a trial, which can be that of an earlier site. */
export async function searchTrial(
  { stageDir, builtPages, output }: Trial,
  siteDir: string,
): Promise<Outcome<SearchEvaluation | undefined>> {
  for (const artifact of (await output.resolve('searchFiles'))?.searchFiles ?? []) writeArtifact(artifact, stageDir)
  const routes = builtPages.map(({ planned }) => planned.page.route)
  return checkSearch({ siteDir, outDir: stageDir, routes })
}

function keyOf({ query, page, context = '' }: RankedQuery): string {
  return [query, page, context].join('\n')
}
