import type { DocumentView } from '@docgen/renderer'
import type { AnnouncementView, SiteView, Theme } from '@docgen/renderer/contract'

import { BUILD_ID } from '../cache/build-id.js'
import { hashValue } from '../cache/hash.js'
import type { Config } from '../config/config.js'
import { createPolicy, type Policy } from '../emit/create-policy.js'
import type { SiteGraph } from '../graph/site-graph.js'
import { withBase } from '../plan/plan-head.js'
import { listNamedVersions } from '../plan/plan-version.js'
import type { SitePlan } from '../plan/site-plan.js'
import { type ApiFile, settingsOf } from '../read/api/api-file.js'
import { SEARCH_MANIFEST_FILE } from '../search/search-manifest.js'
import type { LocaleSetup, MarkdownSettings, RenderSetup } from '../workers/render-setup.js'
import { listPageSources } from './list-page-sources.js'
import type { DocsCatalog } from './mdx/create-docs-catalog.js'
import type { SiteMdxModules } from './mdx/site-mdx-modules.js'
import type { PreparedHtmlPlugins } from './plugins/prepare-html-plugins.js'
import type { ClientFiles } from './prepare-client-files.js'
import type { PreparedLocale } from './prepare-locales.js'
import type { SiteTheme } from './theme/load-site-theme.js'

/** Inputs of a build's setup. */
export interface SetupInput {
  readonly config: Config
  readonly graph: SiteGraph
  readonly plan: SitePlan
  readonly theme: SiteTheme
  readonly client: ClientFiles
  readonly markdown: MarkdownSettings
  readonly apis: readonly ApiFile[]
  readonly locales: ReadonlyMap<string, PreparedLocale>
  readonly html: Pick<PreparedSetup, 'html'>
  readonly mdxModules: SiteMdxModules
  readonly docsCatalog: DocsCatalog
}

/** Everything that rendering needs in addition to the pages, and the policy in the document head. */
export interface PreparedSetup {
  readonly setup: RenderSetup
  /** The content security policy of every page, if enabled. */
  readonly policy: Policy | undefined
  /** Absent if no plugin changes pages. */
  readonly html?: PreparedHtmlPlugins
}

/** Creates the render setup. */
export function prepareSetup({
  config,
  graph,
  plan,
  theme: { theme, modules, usesLinks },
  client,
  markdown,
  apis,
  locales: prepared,
  html: { html },
  mdxModules,
  docsCatalog,
}: SetupInput): PreparedSetup {
  const policy = createSitePolicy({ config, theme, client, apis })
  const locales: Record<string, LocaleSetup> = {}
  const common: Record<string, string> = {}
  const linksKey = usesLinks ? hashValue([graph.links.routes, graph.links.statics]) : ''
  for (const [locale, preparedLocale] of prepared) {
    const setup = prepareLocale(locale, { ...preparedLocale, graph, theme, client, policy })
    locales[locale] = setup
    // The Markdown key includes theme and code, so pages are rendered again if a component changes.
    common[locale] = hashValue([BUILD_ID, markdown.key, setup, linksKey])
  }
  return {
    policy,
    ...(html && { html }),
    setup: {
      markdown,
      modules,
      ...(mdxModules.url !== undefined && { mdxModules: mdxModules.url }),
      ...(docsCatalog.key !== '' && { docsCatalog: docsCatalog.versions }),
      locales,
      shells: Object.fromEntries([...plan.shells].map(([key, { view }]) => [key, view])),
      sidebars: Object.fromEntries([...plan.sidebars].map(([key, { view }]) => [key, view])),
      links: graph.links,
      hashes: {
        common,
        shells: Object.fromEntries([...plan.shells].map(([key, { hash }]) => [key, hash])),
        sidebars: Object.fromEntries([...plan.sidebars].map(([key, { hash }]) => [key, hash])),
      },
      ...(html && { htmlPlugins: html.setup }),
      // While `serve --watch` runs, other pages may be outdated: do not cache content of plugins that wait for them.
      ...(markdown.pluginsWait && { forgetsContent: true }),
      apis: Object.fromEntries(
        apis.map((api) => [api.path, { json: JSON.stringify(api.document), settings: settingsOf(api) }]),
      ),
    },
  }
}

interface PolicySources extends Pick<SetupInput, 'config' | 'client' | 'apis'> {
  readonly theme: Theme
}

/** Creates the security policy for everything that pages load and send; `undefined` if it is disabled. */
function createSitePolicy({ config, theme, client, apis }: PolicySources): Policy | undefined {
  const { layoutScript } = theme.client
  return createPolicy({
    inlineScripts: [theme.client.inlineScript, ...(layoutScript === undefined ? [] : [layoutScript])],
    scriptSources: config.scripts.map(({ src }) => src),
    connectSources: config.feedback ? [config.feedback.to] : [],
    pageSources: listPageSources(apis),
    styleSources: [
      ...config.links.flatMap(({ rel, href }) => (/stylesheet/i.test(rel) ? href : [])),
      ...client.remoteStyles,
    ],
    hasFrames: config.markdown.trustHtml,
    settings: config.security.csp,
  })
}

interface LocaleInput extends PreparedLocale {
  readonly graph: SiteGraph
  readonly theme: Theme
  readonly client: ClientFiles
  readonly policy: Policy | undefined
}

/** Language and color mode, which the layout and the document around it share. */
type CommonView = Pick<
  SiteView,
  'language' | 'direction' | 'defaultColorMode' | 'isColorModeSwitchable' | 'followsSystemColorMode'
>

function prepareLocale(locale: string, input: LocaleInput): LocaleSetup {
  const { config, texts, theme } = input
  const { colorMode } = config
  const localeConfig = config.i18n.localeConfigs[locale]
  const common: CommonView = {
    language: localeConfig?.htmlLang ?? locale,
    direction: localeConfig?.direction ?? 'ltr',
    defaultColorMode: colorMode.defaultMode,
    isColorModeSwitchable: !colorMode.disableSwitch,
    followsSystemColorMode: colorMode.respectPrefersColorScheme,
  }
  return {
    site: createSiteView(locale, common, input),
    document: createDocumentView(common, input),
    texts,
    fallbackTexts: theme.texts['en'] ?? {},
  }
}

function createSiteView(locale: string, common: CommonView, { config, graph, client }: LocaleInput): SiteView {
  const pages = graph.locales.get(locale)
  const calendar = config.i18n.localeConfigs[locale]?.calendar
  const versions = listNamedVersions(locale, graph)
  return {
    title: config.title,
    baseUrl: config.baseUrl,
    homeHref: pages?.home.href ?? config.baseUrl,
    searchHref: pages?.search.href ?? config.baseUrl,
    ...(config.search.enabled && {
      search: {
        locale,
        contexts: config.search.contexts,
        ...(config.search.suggestions.length > 0 && { suggestions: config.search.suggestions }),
        ...(versions.length > 0 && { versions }),
      },
    }),
    ...(config.feedback && { feedbackTarget: withBase(config.feedback.to, config.baseUrl) }),
    ...(config.llms.pages &&
      config.llms.pageActions && {
        pageActions: { chats: config.llms.chats.map((chat) => createChatView(chat, config.url)) },
      }),
    ...(calendar !== undefined && { calendar }),
    ...common,
    ...(client.islands && { islands: client.islands }),
  }
}

function createDocumentView(common: CommonView, { config, graph, theme, client, policy }: LocaleInput): DocumentView {
  const fontHref = client.fontHrefs[common.language]
  return {
    siteTitle: config.title,
    origin: config.url,
    ...common,
    ...(config.announcementBar && { announcementId: config.announcementBar.id }),
    stylesheetHref: client.stylesheetHref,
    ...(fontHref !== undefined && { fontHref }),
    scriptHref: client.scriptHref,
    ...(client.diagramHref !== undefined && { diagramHref: client.diagramHref }),
    sheets: client.sheets,
    ...(config.search.enabled && {
      search: {
        scriptHref: config.baseUrl + client.searchPage.file,
        // A site with one index has its manifest in the search page.
        ...(graph.editions.length > 1 && { manifestHref: config.baseUrl + SEARCH_MANIFEST_FILE }),
      },
    }),
    inlineScript: theme.client.inlineScript,
    ...(policy?.meta !== undefined && { policy: policy.meta }),
    ...(config.favicon !== undefined && { favicon: withBase(config.favicon, config.baseUrl) }),
    metadata: config.metadata,
    ...(config.links.length > 0 && {
      links: config.links.map((link) => ({ ...link, href: withBase(link.href, config.baseUrl) })),
    }),
    ...(config.structuredData.length > 0 && {
      structuredData: config.structuredData.map((data) => JSON.stringify(data)),
    }),
    scripts: config.scripts.map((script) => ({ ...script, src: withBase(script.src, config.baseUrl) })),
  }
}

/** Creates the link to a chat about a page of this site, with `{path}` instead of the path of the page. */
function createChatView(
  { label, url }: { readonly label: string; readonly url: string },
  origin: string,
): { readonly label: string; readonly href: string } {
  return { label, href: url.replace('{url}', `${encodeURIComponent(origin.replace(/\/$/, ''))}{path}`) }
}

/** Writes the colors of the announcement bar as a rule of the style sheet, because the policy forbids inline styles. */
export function writeAnnouncementStyles(announcement: AnnouncementView | undefined): string {
  const { backgroundColor, textColor } = announcement ?? {}
  const rules = [
    backgroundColor && `--announcement-background:${backgroundColor}`,
    textColor && `--announcement-text:${textColor}`,
  ].filter(Boolean)
  return rules.length === 0 ? '' : `:root{${rules.join(';')}}`
}
