import { join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { createFolder } from '../../cache/create-folder.js'
import type { SearchEvaluation } from '../../check/evaluate-search.js'
import { inSite } from '../../guard/working-folder.js'
import { buildSite } from '../../session/build-site.js'
import type { FinishedPage } from '../../session/build-site-pages.js'
import type { BuildRequest } from '../../session/site-request.js'
import { searchTrial } from './search-trial.js'

/** A page that was added, changed or removed since the earlier site. */
export interface ChangedPage {
  readonly route: string
  readonly state: 'added' | 'changed' | 'removed'
  /** Source file, relative to the site's folder. */
  readonly source?: string
}

/** Output file → page, with the hash and the size in bytes of its HTML. */
export type PageSummaries = ReadonlyMap<
  string,
  Omit<ChangedPage, 'state'> & { readonly hash: string; readonly size: number }
>

/** Describes built pages for a comparison. */
export function describePages(pages: readonly FinishedPage[]): PageSummaries {
  return new Map(
    pages.map(({ planned: { page }, emitted: { hash, size } }) => [
      page.file,
      { route: page.route, hash, size, ...(page.source !== undefined && { source: page.source }) },
    ]),
  )
}

/** The trial build of an earlier site. */
export interface BuiltBase {
  readonly pages: PageSummaries
  /**
   * Results of the current site's test queries on the search index of the earlier one; absent if the search gate does
   * not run, or if the earlier site has no search.
   */
  readonly questions?: SearchEvaluation['questions']
}

/** How to build an earlier site. */
export interface BaseBuild {
  /** The request that builds the current site. */
  readonly build: BuildRequest
  /** The name that the user gave to the earlier site, such as `origin/main`. */
  readonly name: string
  /** Absolute path of the earlier site. */
  readonly baseDir: string
  /** Whether the test queries run on the earlier site. */
  readonly isSearched: boolean
}

/** Builds the earlier site as a trial, with a separate cache; the value is undefined if it cannot be built. */
export async function buildBase({
  build,
  name,
  baseDir,
  isSearched,
}: BaseBuild): Promise<Outcome<BuiltBase | undefined>> {
  const cacheDir = join(build.siteDir, '.docgen/base/cache')
  createFolder(cacheDir)
  const { onStage: _, ...request } = build
  let base: BuiltBase | undefined
  const { report } = await inSite(baseDir, () =>
    buildSite(
      { ...request, siteDir: baseDir, cacheDir, isDryRun: true },
      {
        inspect: async (trial) => {
          const search = isSearched && trial.config.search.enabled ? await searchTrial(trial, build.siteDir) : undefined
          base = { pages: describePages(trial.builtPages), ...(search?.value && { questions: search.value.questions }) }
        },
      },
    ),
  )
  return { value: base, diagnostics: base ? [] : [describeFailedBase(name, report.diagnostics)] }
}

/** Reports that the earlier site cannot be built. Severity `info`: the current site may already contain the fix. */
export function describeFailedBase(name: string, diagnostics: readonly Diagnostic[]): Diagnostic {
  const error = diagnostics.find(({ severity }) => severity === 'error')
  const position = [error?.file, error?.line].filter((each) => each !== undefined).join(':')
  const reason = [position, error?.message].filter(Boolean).join(': ')
  const message = `the site at ${name} cannot be built, so pages are not compared with it${reason && ` (${reason})`}`
  return { code: 'no-base', severity: 'info', message }
}

/** The added, changed and removed pages, sorted by route. */
export function comparePages(before: PageSummaries, after: PageSummaries): readonly ChangedPage[] {
  const changed: ChangedPage[] = []
  for (const [file, { hash, size: _, ...page }] of after) {
    const was = before.get(file)
    if (!was) changed.push({ ...page, state: 'added' })
    else if (was.hash !== hash) changed.push({ ...page, state: 'changed' })
  }
  for (const [file, { hash: _, size: _size, ...page }] of before)
    if (!after.has(file)) changed.push({ ...page, state: 'removed' })
  return changed.sort((a, b) => (a.route < b.route ? -1 : 1))
}
