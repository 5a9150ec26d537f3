import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { checkTexts } from '../check/check-texts.js'
import type { Config } from '../config/config.js'
import type { PlaceInConfig } from '../config/place-in-config.js'
import { placeInJson } from '../config/place-in-json.js'
import type { StyleSource } from '../emit/bundle-styles.js'
import { buildGraph } from '../graph/build-graph.js'
import type { SiteGraph } from '../graph/site-graph.js'
import { collectHtmlStyles } from '../plan/move-html-styles.js'
import type { SearchFacts } from '../plan/plan-search-facts.js'
import { planSite } from '../plan/plan-site.js'
import type { PlannedPage, SitePlan } from '../plan/site-plan.js'
import { createCodeSearch } from '../read/create-code-search.js'
import { listFolders } from '../read/list-folders.js'
import type { SiteFiles } from '../read/site-files.js'
import { translatedTexts } from '../read/versions/version-files.js'
import { apiDownloads } from './api-downloads.js'
import { compileApiInputs } from './compile/compile-api-inputs.js'
import type { CompileInput } from './compile/compile-input.js'
import { isSameForGraph } from './is-same-for-graph.js'
import type { ChangedPages, PagesRequest } from './plugins/change-pages.js'
import { prepareHtmlPlugins } from './plugins/prepare-html-plugins.js'
import type { PreparedPlugins } from './plugins/prepared-plugins.js'
import { type ClientFiles, prepareClientFiles } from './prepare-client-files.js'
import { prepareLocales } from './prepare-locales.js'
import { prepareMarkdown } from './prepare-markdown.js'
import { announcementStyles, type PreparedSetup, prepareSetup } from './prepare-setup.js'
import type { SitePrograms } from './programs/site-programs.js'
import { type Preparation, readInputs, type SiteInputs } from './read-inputs.js'
import { createSearchFacts } from './search/create-search-facts.js'
import { isSameList } from './stage-memo.js'

/** A site with every page planned, and none built. */
export interface PreparedSite {
  readonly config: Config
  readonly placeInConfig: PlaceInConfig
  readonly files: SiteFiles
  /** MDX modules of the site. */
  readonly programs: SitePrograms
  readonly graph: SiteGraph
  readonly plan: SitePlan
  readonly client: ClientFiles
  /** The site's own style sheets. */
  readonly styles: readonly StyleSource[]
  /** Files that Markdown plugins read. */
  readonly markdownInputs: SiteInputs['markdownInputs']
  /** Source files of the site's layout components. */
  readonly componentFiles: readonly string[]
  readonly prepared: PreparedSetup
  /** Output file → compiler input of an API page. */
  readonly apiInputs: ReadonlyMap<string, CompileInput>
  /** A page's search facts; undefined if search skips the page. */
  readonly findSearchFacts: (planned: PlannedPage) => SearchFacts | undefined
  readonly plugins: PreparedPlugins
  /** Path of a source → the front matter that plugins override. */
  readonly fields: ChangedPages['fields']
}

/**
 * The stages from the config to a complete plan: theme, read, graph, plan, setup. `undefined` if there is no usable
 * theme.
 */
export async function prepareSite(preparation: Preparation): Promise<Outcome<PreparedSite | undefined>> {
  const { value: inputs, diagnostics } = await readInputs(preparation)
  if (!inputs) return { value: undefined, diagnostics }
  const planned = await planInputs(inputs, preparation)
  return { value: planned.value, diagnostics: [...diagnostics, ...planned.diagnostics] }
}

/** The stages after reading: graph, plan, setup. */
export async function planInputs(inputs: SiteInputs, preparation: Preparation): Promise<Outcome<PreparedSite>> {
  const { request, loaded, watch, announce, stages } = preparation
  const { siteDir, includesDrafts } = request
  const { config, placeInConfig, plugins, files, programs } = inputs
  const { theme, modules, themeKey, componentFiles, islands, usesLinks } = inputs.theme
  const graphFiles = stages.settle('graph files', files, isSameForGraph)
  const apis = stages.settle('apis', files.apis, isSameList)

  const { translations } = graphFiles
  const locales = await stages.recall('locales', [config, theme, translations], () =>
    prepareLocales(config, theme, translations),
  )

  announce('graph')
  const toGraph = (given: SiteFiles): Outcome<SiteGraph> =>
    buildGraph(given, config, { includesDrafts, configFile: loaded.file, locales, placeInConfig, parts: stages.parts })
  const ownGraph = watch.measure('graph', () =>
    stages.recall('graph', [graphFiles, config, locales], () => toGraph(graphFiles)),
  )
  const changed = await stages.recall('changed pages', [ownGraph, config, plugins], () =>
    callPages(plugins, { files: graphFiles, graph: ownGraph, config, buildGraph: toGraph }),
  )
  const { graph, fields } = changed.value
  const plan = watch.measure('plan', () =>
    stages.recall('plan', [graph, config, locales], () =>
      planSite(graph.value, config, { locales, placeInConfig, parts: stages.parts }),
    ),
  )

  const barStyles = announcementStyles(config.announcementBar)
  const htmlStyles = stages.recall('html styles', [plan], () =>
    collectHtmlStyles([...plan.shells.values(), ...plan.sidebars.values()]),
  )
  const ownStyles = [
    ...inputs.styles,
    ...(barStyles === '' ? [] : [{ file: 'announcement.css', css: barStyles }]),
    ...(htmlStyles === '' ? [] : [{ file: 'config.css', css: htmlStyles }]),
  ]
  const client = stages.recall(
    'client',
    [theme, islands, programs, config, inputs.fonts, JSON.stringify(ownStyles)],
    () =>
      prepareClientFiles({
        theme,
        ownStyles,
        islands: [...islands, ...programs.artifacts],
        fonts: inputs.fonts,
        baseUrl: config.baseUrl,
        hasSearch: config.search.enabled,
        hasMath: config.markdown.math,
        hasBlog: config.collections.some(({ kind }) => kind === 'blog'),
        hasDiagrams: config.markdown.mermaid,
      }),
  )
  const markdown = stages.recall('markdown', [config, loaded, themeKey, inputs.markdownInputs.key], () =>
    prepareMarkdown(config, { loaded, siteDir, themeKey, inputsKey: inputs.markdownInputs.key }),
  )
  const html = stages.recall('html plugins', [plugins], () => prepareHtmlPlugins(plugins.plugins, { siteDir, loaded }))
  const prepared = stages.recall(
    'setup',
    [graph, plan, theme, modules, client, markdown, apis, locales, html, programs],
    () =>
      prepareSetup({
        config,
        graph: graph.value,
        plan,
        theme,
        modules,
        usesLinks,
        client,
        markdown,
        apis,
        locales,
        html,
        programs,
      }),
  )
  const apiInputs = stages.recall('api inputs', [apis, graph, markdown], () =>
    compileApiInputs({
      apis,
      docs: graph.value.docs,
      findDownloads: (api) => apiDownloads(api, graph.value, config.baseUrl),
      markdownKey: markdown.key,
    }),
  )
  const diagnostics: readonly Diagnostic[] = [
    ...changed.diagnostics,
    ...graph.diagnostics,
    ...plan.diagnostics,
    ...checkTexts({
      config,
      theme,
      translations,
      placeInConfig,
      isInCode: createCodeSearch(siteDir, files.sources, loaded.inputs),
      placeInTranslation: (locale, key) => placeInJson(siteDir, translatedTexts(locale, config.i18n.layout), [key]),
    }),
  ]
  const findSearchFacts = createSearchFacts({ config, graph: graph.value, plan, setup: prepared.setup, apiInputs })
  const made = { graph: graph.value, plan, client, prepared, apiInputs, findSearchFacts }
  const value: PreparedSite = {
    config,
    placeInConfig,
    files: stages.recall('changed files', [files, changed], () => changed.value.apply(files)),
    programs,
    ...made,
    styles: inputs.styles,
    markdownInputs: inputs.markdownInputs,
    componentFiles,
    plugins,
    fields,
  }
  return { value, diagnostics }
}

/** The site after the plugins' `pages` hooks; unchanged if there are none. */
async function callPages(
  { plugins }: PreparedPlugins,
  { config, ...request }: Omit<PagesRequest, 'plugins' | 'folders'> & { readonly config: Config },
): Promise<Outcome<ChangedPages>> {
  if (!plugins.some(({ plugin }) => plugin.pages)) {
    return { value: { graph: request.graph, fields: new Map(), apply: (files) => files }, diagnostics: [] }
  }
  const { changePages } = await import('./plugins/change-pages.js')
  return changePages({ ...request, plugins, folders: listFolders(request.files.versions, config) })
}
