import type { Outcome } from '@docgen/renderer/contract'
import type { SearchEvaluation } from '../../check/evaluate-search.js'
import { writeArtifact } from '../../emit/emit-site.js'
import { checkSearch } from '../../session/search/check-search.js'
import type { Trial } from '../../session/trial.js'

/** Runs the test queries of a site on the search index of a trial, which can be a trial of an earlier site. */
export async function searchTrial(
  { stageDir, builtPages, output }: Trial,
  siteDir: string,
): Promise<Outcome<SearchEvaluation | undefined>> {
  for (const artifact of (await output.resolve('searchFiles'))?.searchFiles ?? []) writeArtifact(artifact, stageDir)
  const routes = builtPages.map(({ planned }) => planned.page.route)
  return checkSearch({ siteDir, outDir: stageDir, routes })
}
