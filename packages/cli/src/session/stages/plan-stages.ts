import { checkTexts } from '../../check/check-texts.js'
import { locateInJson } from '../../config/files/locate-in-json.js'
import { type GraphFiles, toGraphFiles } from '../../graph/graph-files.js'
import { collectHtmlStyles } from '../../plan/move-html-styles.js'
import { planSite } from '../../plan/plan-site.js'
import { createCodeSearch } from '../../read/create-code-search.js'
import { createIconFinder } from '../../read/icons/create-icon-finder.js'
import { listFolders } from '../../read/list-folders.js'
import { translatedTexts } from '../../read/versions/version-files.js'
import { buildSiteGraph } from '../build-site-graph.js'
import { compileApiInputs } from '../compile/compile-api-inputs.js'
import { createCompileInputs } from '../compile/compile-inputs.js'
import { createDocsCatalog } from '../mdx/create-docs-catalog.js'
import { listDownloads, nameDownloads } from '../output/api-downloads.js'
import { prepareHtmlPlugins } from '../plugins/prepare-html-plugins.js'
import { prepareClientFiles } from '../prepare-client-files.js'
import { prepareLocales } from '../prepare-locales.js'
import { prepareSetup, writeAnnouncementStyles } from '../prepare-setup.js'
import { createSearchFacts } from '../search/create-search-facts.js'
import type { Site, SiteTools } from '../site.js'
import { stageOf, succeed } from '../stage-graph.js'

const stage = stageOf<Site, SiteTools>()

/** The stages that turn the values of the input stages into a complete plan. */
export const PLAN_STAGES = [
  stage({
    name: 'graphFiles',
    inputs: ['readFiles', 'resolvedStyles'],
    run: ({ readFiles, resolvedStyles: { statics } }, { memo }) =>
      succeed(toGraphFiles({ ...readFiles, statics }, memo)),
  }),
  stage({
    name: 'partialPaths',
    inputs: ['readFiles'],
    run: ({ readFiles }) => succeed([...readFiles.partials.keys()]),
  }),
  stage({ name: 'apis', inputs: ['readFiles'], run: ({ readFiles }) => succeed(readFiles.apis) }),
  stage({ name: 'translations', inputs: ['readFiles'], run: ({ readFiles }) => succeed(readFiles.translations) }),
  stage({
    name: 'locales',
    inputs: ['config', 'theme', 'translations'],
    run: async ({ config, theme, translations }) => succeed(await prepareLocales(config, theme.theme, translations)),
  }),
  stage({
    name: 'findIcon',
    inputs: ['config', 'iconSets'],
    run: ({ config, iconSets }) => succeed(createIconFinder(iconSets, config.markdown.dialects.includes('mintlify'))),
  }),
  stage({
    name: 'buildGraph',
    inputs: ['siteDir', 'config', 'request', 'loaded', 'locales', 'locateInConfig', 'findIcon'],
    run: ({ siteDir, config, request: { includesDrafts }, loaded, locales, locateInConfig, findIcon }, { memo }) => {
      const options = { includesDrafts, configFile: loaded.file, locales, locateInConfig, findIcon, memo }
      const site = { siteDir, config, modulePath: loaded.modulePath }
      return succeed((files: GraphFiles) => buildSiteGraph(files, site, options))
    },
  }),
  stage({
    name: 'ownGraph',
    inputs: ['graphFiles', 'buildGraph'],
    label: 'graph',
    run: async ({ graphFiles, buildGraph }) => succeed(await buildGraph(graphFiles)),
  }),
  stage({
    name: 'changed',
    inputs: ['ownGraph', 'buildGraph', 'config', 'plugins', 'graphFiles', 'partialPaths'],
    run: async ({ ownGraph, buildGraph, config, plugins: { plugins }, graphFiles, partialPaths }) => {
      if (!plugins.some(({ plugin }) => plugin.pages)) return succeed({ graph: ownGraph, ...UNCHANGED })
      const { changePages } = await import('../plugins/change-pages.js')
      const folders = listFolders(graphFiles.versions, config)
      return changePages({ plugins, files: graphFiles, partialPaths, graph: ownGraph, folders, buildGraph })
    },
  }),
  stage({ name: 'graph', inputs: ['changed'], run: ({ changed }) => changed.graph }),
  stage({ name: 'fields', inputs: ['changed'], run: ({ changed }) => succeed(changed.fields) }),
  stage({
    name: 'files',
    inputs: ['readFiles', 'resolvedStyles', 'changed'],
    run: ({ readFiles, resolvedStyles: { statics }, changed }) => succeed(changed.apply({ ...readFiles, statics })),
  }),
  stage({
    name: 'plan',
    inputs: ['graph', 'config', 'locales', 'locateInConfig', 'findIcon', 'cards'],
    label: 'plan',
    isShort: true,
    run: ({ graph, config, locales, locateInConfig, findIcon, cards }, { memo }) => {
      const { maxPages = Number.POSITIVE_INFINITY } = cards.style ?? {}
      const style = graph.docs.length + graph.indexes.length > maxPages ? undefined : cards.style
      const value = planSite(graph, config, { locales, locateInConfig, findIcon, memo, cardKey: style?.key })
      return { value, diagnostics: value.diagnostics }
    },
  }),
  stage({
    name: 'htmlStyles',
    inputs: ['plan'],
    run: ({ plan }) => succeed(collectHtmlStyles([...plan.shells.values(), ...plan.sidebars.values()])),
  }),
  stage({
    name: 'client',
    inputs: ['theme', 'mdxModules', 'config', 'fonts', 'styles', 'htmlStyles'],
    run: ({ theme, mdxModules, config, fonts, styles, htmlStyles }) => {
      const barStyles = writeAnnouncementStyles(config.announcementBar)
      const value = prepareClientFiles({
        theme: theme.theme,
        ownStyles: [
          ...styles,
          ...(barStyles === '' ? [] : [{ file: 'announcement.css', css: barStyles }]),
          ...(htmlStyles === '' ? [] : [{ file: 'config.css', css: htmlStyles }]),
        ],
        islands: [...theme.islands, ...mdxModules.artifacts],
        fonts,
        baseUrl: config.baseUrl,
        hasMath: config.markdown.math !== false,
        hasBlog: config.collections.some(({ kind }) => kind === 'blog'),
        hasDiagrams: config.markdown.mermaid,
        hasConsole: config.openapi.some(({ tryIt }) => tryIt),
        hasSearch: config.search.enabled,
      })
      return succeed(value)
    },
  }),
  stage({
    name: 'html',
    inputs: ['plugins', 'siteDir', 'loaded'],
    run: ({ plugins, siteDir, loaded }) => {
      const html = prepareHtmlPlugins(plugins.plugins, { siteDir, loaded })
      return succeed(html ? { html } : {})
    },
  }),
  stage({
    name: 'docsCatalog',
    inputs: ['graph', 'mdxModules'],
    run: ({ graph, mdxModules }) => succeed(createDocsCatalog(graph, mdxModules)),
  }),
  stage({
    name: 'prepared',
    inputs: [
      'config',
      'graph',
      'plan',
      'theme',
      'client',
      'markdown',
      'apis',
      'locales',
      'html',
      'mdxModules',
      'docsCatalog',
    ],
    run: (input) => succeed(prepareSetup(input)),
  }),
  stage({
    name: 'apiInputs',
    inputs: ['apis', 'graph', 'config', 'markdown'],
    run: ({ apis, graph, config, markdown }) => {
      const names = nameDownloads(apis, graph)
      const findDownloads = (api: (typeof apis)[number]) => listDownloads(api, names, config.baseUrl)
      return succeed(compileApiInputs({ apis, docs: graph.docs, findDownloads, markdownKey: markdown.key }))
    },
  }),
  stage({
    name: 'compileInputs',
    inputs: ['plan', 'files', 'apiInputs', 'markdown', 'mdxModules', 'docsCatalog', 'fields', 'theme', 'locales'],
    run: (input, { memo }) => succeed(createCompileInputs(input, memo)),
  }),
  stage({
    name: 'findSearchFacts',
    inputs: ['config', 'graph', 'plan', 'prepared', 'apiInputs'],
    run: ({ prepared, ...input }) => succeed(createSearchFacts({ ...input, setup: prepared.setup })),
  }),
  stage({
    name: 'checkedCards',
    inputs: ['cards', 'plan', 'prepared', 'locateInConfig'],
    run: async (input) => {
      if (!input.cards.style) return succeed(true)
      const { checkCards } = await import('../cards/check-cards.js')
      return { value: true, diagnostics: await checkCards(input) }
    },
  }),
  stage({
    name: 'checkedTexts',
    inputs: ['siteDir', 'config', 'theme', 'translations', 'locateInConfig', 'readFiles', 'loaded', 'revision'],
    run: ({ siteDir, config, theme, translations, locateInConfig, readFiles, loaded }) => ({
      value: true,
      diagnostics: checkTexts({
        config,
        theme: theme.theme,
        translations,
        locateInConfig,
        code: createCodeSearch(siteDir, readFiles.sources, loaded.inputs),
        locateInTranslation: (locale, key, part) =>
          locateInJson(siteDir, translatedTexts(locale, config.i18n.layout), [key], part),
      }),
    }),
  }),
]

/** The changes of a site whose plugins change no pages. */
const UNCHANGED: Pick<Site['changed'], 'fields' | 'apply'> = { fields: new Map(), apply: (files) => files }
