import type { Diagnostic } from '@docgen/renderer/contract'
import type { Cache } from '../../cache/open-cache.js'
import type { Artifact } from '../../emit/artifact.js'
import type { IndexStage } from '../../workers/stage-indexes.js'
import type { FinishedPage } from '../build-site-pages.js'
import { type LastOutput, renderCards } from '../cards/render-cards.js'
import { checkBuiltSite } from '../check-built-site.js'
import { createFullFeeds, createFullTexts } from '../create-full-texts.js'
import { collectArtifacts } from '../output/collect-artifacts.js'
import type { ReadMarkdownPage } from '../plugins/describe-pages.js'
import type { FinishedPlugins } from '../plugins/finished-plugins.js'
import { createSearchFiles } from '../search/create-search-files.js'
import type { Site } from '../site.js'
import { type StageTools, stageOf, succeed } from '../stage-graph.js'

/** A page of the plan, with the facts about its content: no facts until the content is compiled. */
export type DescribedPage = Pick<FinishedPage, 'planned' | 'links' | 'anchors' | 'diagnostics'> &
  Partial<Pick<FinishedPage, 'contentKey' | 'resolved' | 'pageStyles' | 'samples' | 'pluginInputs' | 'search'>>

/** The site and its pages. A build has rendered all pages, a session only the requested pages. */
export interface OutputInputs extends Site {
  readonly builtPages: readonly DescribedPage[]
  /** Diagnostics of the stages up to the plan. */
  readonly earlierDiagnostics: readonly Diagnostic[]
  /** Codes of diagnostics to omit, because the fallback config may be their cause. */
  readonly misleading: ReadonlySet<string>
}

/** The values of all stages after the pages. */
export interface Output extends OutputInputs {
  /** Results of the plugins' `check` and `emit` hooks. */
  readonly finished: FinishedPlugins
  /** All diagnostics of the site: of the stages, of the pages' content, and across pages. */
  readonly diagnostics: readonly Diagnostic[]
  readonly searchFiles: readonly Artifact[]
  /** Every output file that is not a page. */
  readonly artifacts: readonly Artifact[]
  /** `llms-full.txt` files: separate, because a session has to render every page for them. */
  readonly fullTexts: readonly Artifact[]
  /** Feeds with the whole text of pages: separate, because a session has to render these pages. */
  readonly fullFeeds: readonly Artifact[]
  /** Social cards: separate, because a session renders single cards on request. */
  readonly renderedCards: readonly Artifact[]
}

/** Resources that these stages may use besides their inputs. */
export interface OutputTools extends StageTools {
  readonly cache: Cache
  readonly readMarkdownPage: ReadMarkdownPage
  /** The threads that have built the pages, if any. */
  readonly indexStage?: IndexStage | undefined
  /** The output of the last build; absent in a session. */
  readonly lastOutput?: LastOutput
}

const stage = stageOf<Output, OutputTools>()

/** The stages from compiled pages to diagnostics and files. */
export const OUTPUT_STAGES = [
  stage({
    name: 'finished',
    inputs: [
      ...(['siteDir', 'plugins', 'config', 'files', 'fields', 'graph', 'plan', 'client', 'prepared'] as const),
      ...(['compileInputs', 'builtPages'] as const),
    ],
    // The code for plugins is only loaded if a plugin has one of these hooks.
    run: async (input, { cache, readMarkdownPage }) => {
      if (!input.plugins.plugins.some(({ plugin }) => plugin.check || plugin.emit)) return succeed(NOTHING)
      const { finishPlugins } = await import('../output/finish-plugins.js')
      return succeed(await finishPlugins(input, cache, readMarkdownPage))
    },
  }),
  stage({
    name: 'diagnostics',
    inputs: [
      ...([
        'siteDir',
        'config',
        'locateInConfig',
        'graph',
        'files',
        'mdxModules',
        'plugins',
        'theme',
        'revision',
      ] as const),
      ...(['builtPages', 'earlierDiagnostics', 'misleading', 'finished'] as const),
    ],
    label: 'check',
    run: async (input, { memo }) => succeed(await checkBuiltSite(input, memo)),
  }),
  stage({
    name: 'searchFiles',
    inputs: ['config', 'graph', 'client', 'builtPages'],
    label: 'search',
    run: async ({ config, graph, client, builtPages }, { memo, cache, indexStage }) => {
      const { editions } = graph
      return succeed(await createSearchFiles({ config, editions, builtPages, memo, cache, client, stage: indexStage }))
    },
  }),
  stage({
    name: 'artifacts',
    inputs: [
      ...(['siteDir', 'config', 'graph', 'files', 'plan', 'client', 'prepared'] as const),
      ...(['builtPages', 'searchFiles', 'finished'] as const),
    ],
    label: 'emit',
    run: async ({ finished, ...input }, { memo }) =>
      succeed(await collectArtifacts({ ...input, pluginFiles: finished.artifacts }, memo)),
  }),
  stage({
    name: 'fullTexts',
    inputs: ['siteDir', 'config', 'files', 'graph', 'plan', 'finished', 'builtPages'],
    run: async ({ finished, ...input }, { readMarkdownPage }) =>
      succeed(await createFullTexts({ ...input, pluginFiles: finished.artifacts }, readMarkdownPage)),
  }),
  stage({
    name: 'fullFeeds',
    inputs: ['siteDir', 'config', 'files', 'graph', 'plan', 'finished', 'builtPages'],
    run: async ({ finished, ...input }, { readMarkdownPage }) =>
      succeed(await createFullFeeds({ ...input, pluginFiles: finished.artifacts }, readMarkdownPage)),
  }),
  stage({
    name: 'renderedCards',
    inputs: ['siteDir', 'cards', 'plan', 'prepared'],
    label: 'cards',
    // Long only in sites with cards.
    isShort: true,
    run: async (input, { lastOutput, announce }) => {
      if (input.plan.pages.some(({ card }) => card)) announce('cards')
      return succeed(await renderCards(input, lastOutput))
    },
  }),
]

const NOTHING: FinishedPlugins = { artifacts: [], diagnostics: [] }
