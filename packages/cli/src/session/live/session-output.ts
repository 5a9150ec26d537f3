import { type Artifact, readArtifact } from '../../emit/artifact.js'
import { FULL_TEXT } from '../../emit/create-llms-files.js'
import { isFeedFile } from '../../plan/plan-feeds.js'
import type { PlannedPage } from '../../plan/site-plan.js'
import type { ContentFacts } from '../../workers/page-task.js'
import { findSearchTask, restoreFacts } from '../build-site-pages.js'
import { rememberDeclaredInputs } from '../declared-inputs.js'
import type { ReadMarkdownPage } from '../plugins/describe-pages.js'
import { startRun } from '../stage-graph.js'
import { type DescribedPage, OUTPUT_STAGES, type Output } from '../stages/output-stages.js'
import { declareSources } from '../waiting-plugins.js'
import { listTools, requireSnapshot, type SessionState } from './session-state.js'

const NONE: ReadonlySet<string> = new Set()

/** Describes all pages of the current site; those without compiled content have no facts. */
export function describePages(state: SessionState): readonly DescribedPage[] {
  const snapshot = requireSnapshot(state)
  const describe = state.memo.each('described page', {}, describePage)
  return snapshot.site.plan.pages.map((planned, position) =>
    describe(planned, {
      facts: state.pages.findFacts(snapshot, position),
      contentKey: snapshot.inputs[position]?.key,
    }),
  )
}

function describePage(
  planned: PlannedPage,
  { facts, contentKey }: { readonly facts: ContentFacts | undefined; readonly contentKey: string | undefined },
): DescribedPage {
  return { planned, ...restoreFacts(facts, planned), ...(contentKey !== undefined && { contentKey }) }
}

/** Records the inputs that Markdown plugins have declared for the pages compiled so far. */
export function recordDeclaredInputs(state: SessionState): void {
  const { snapshot, memo, request } = state
  if (snapshot?.site.markdown.pluginModule === undefined) return
  const { markdown, files } = snapshot.site
  const { siteDir } = request
  rememberDeclaredInputs([...describePages(state), ...declareSources(markdown, files)], {
    memo,
    siteDir,
    isPartial: true,
  })
}

/** Starts a run of the stages after the pages. `earlierOutput` has values of these stages that are known already. */
export function startOutput(
  state: SessionState,
  builtPages: readonly DescribedPage[],
  earlierOutput: Partial<Pick<Output, 'finished'>> = {},
) {
  const snapshot = requireSnapshot(state)
  const { site, diagnostics, markdownPages } = snapshot
  const readMarkdownPage: ReadMarkdownPage = async (file) => {
    const position = markdownPages.get(file)
    return position === undefined ? undefined : state.pages.createMarkdownPage(snapshot, position)
  }
  const inputs = { ...site, builtPages, earlierDiagnostics: diagnostics, misleading: NONE, ...earlierOutput }
  return startRun(OUTPUT_STAGES, inputs, { ...listTools(state), readMarkdownPage })
}

/** Builds an output file with the text of several pages; `undefined` if there is none. */
export async function buildFullText(state: SessionState, file: string): Promise<Uint8Array | undefined> {
  const stage = file.endsWith(FULL_TEXT) ? 'fullTexts' : isFeedFile(file) ? 'fullFeeds' : undefined
  if (!stage) return undefined
  const output = await startOutput(state, describePages(state)).resolve(stage)
  const artifact = output?.[stage].find((each) => each.file === file)
  return artifact && readArtifact(artifact)
}

/** Builds every output file that is not a page. */
export async function collectFiles(state: SessionState): Promise<readonly Artifact[]> {
  const { site, inputs } = requireSnapshot(state)
  const builtPages = describePages(state)
  const finished = await startOutput(state, builtPages).resolve('finished')
  const searched = builtPages.map((page, position) => {
    const search = findSearchTask(page.planned, inputs[position], site)
    return { ...page, ...(search && { search }) }
  })
  const output = await startOutput(state, searched, finished).resolve('artifacts')
  return output?.artifacts ?? []
}
