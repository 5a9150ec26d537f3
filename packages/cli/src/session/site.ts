import type { FindIcon } from '@docgen/renderer/contract'
import type { Cache } from '../cache/open-cache.js'
import type { Config } from '../config/config.js'
import type { LoadedConfig } from '../config/load-config.js'
import type { LocateInConfig } from '../config/locate-in-config.js'
import type { SiteFacts } from '../config/plugin.js'
import type { StyleSource } from '../emit/bundle-styles.js'
import type { GraphFiles } from '../graph/graph-files.js'
import type { SiteGraph } from '../graph/site-graph.js'
import type { SearchFacts } from '../plan/plan-search-facts.js'
import type { PlannedPage, SitePlan } from '../plan/site-plan.js'
import type { ReadInputs } from '../plugins/read-inputs.js'
import type { FileMemo } from '../read/files/file-memo.js'
import type { IconSets } from '../read/icons/find-icon-sets.js'
import type { SiteFiles, StaticFile } from '../read/site-files.js'
import type { MarkdownSettings } from '../workers/render-setup.js'
import type { SiteCards } from './cards/prepare-cards.js'
import type { CompileInput } from './compile/compile-input.js'
import type { SiteFonts } from './fonts/prepare-fonts.js'
import type { DocsCatalog } from './mdx/create-docs-catalog.js'
import type { SiteMdxModules } from './mdx/site-mdx-modules.js'
import type { ChangedPages, PagesRequest } from './plugins/change-pages.js'
import type { PreparedPlugins } from './plugins/prepared-plugins.js'
import type { ClientFiles } from './prepare-client-files.js'
import type { PreparedLocale } from './prepare-locales.js'
import type { PreparedSetup } from './prepare-setup.js'
import type { SiteTypeCheck } from './prepare-type-check.js'
import type { SiteRequest } from './site-request.js'
import type { StageTools } from './stage-graph.js'
import type { OpenStyle } from './styles/bundle-style.js'
import type { SiteTheme } from './theme/load-site-theme.js'

/** The inputs of all stages. */
export interface SiteInputs {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  readonly request: SiteRequest
  readonly loaded: LoadedConfig
  /** A number that changes with the files of the site: an input of each stage that reads them. */
  readonly revision: number
  /** A number that changes with the code of the site's components. */
  readonly codeVersion: number
}

/** The values of all stages before the pages: a site with every page planned, and none built. */
export interface Site extends SiteInputs {
  /** With the overrides of the command line. */
  readonly config: Config
  readonly locateInConfig: LocateInConfig
  /** The part of the config that plugins receive. */
  readonly pluginSite: SiteFacts
  /** The declared inputs of each plugin, in the order of the config. */
  readonly pluginInputs: readonly ReadInputs[]
  readonly plugins: PreparedPlugins
  readonly pluginData: PreparedPlugins['data']
  readonly theme: UsedTheme
  /** The files of the site as read; `files` also contains the changes by styles and plugins. */
  readonly readFiles: SiteFiles
  /** MDX modules of the site. */
  readonly mdxModules: SiteMdxModules
  /** The documents and sidebars, for components that request them. */
  readonly docsCatalog: DocsCatalog
  /** Files that Markdown plugins read. */
  readonly markdownInputs: ReadInputs
  /** How to check the types of code blocks. */
  readonly typeCheck: SiteTypeCheck
  /** The icon sets that the site has installed. */
  readonly iconSets: IconSets
  readonly fonts: SiteFonts
  /** Style sheets of the theme package, of the site's components, and of the config. */
  readonly openStyles: readonly OpenStyle[]
  /**
   * All style sheets with final URLs, including the style sheets that pages import, and all files that are copied
   * unchanged.
   */
  readonly resolvedStyles: { readonly styles: readonly StyleSource[]; readonly statics: readonly StaticFile[] }
  /** The social cards that docgen creates. */
  readonly cards: SiteCards
  /**
   * The resolved style sheets and the style sheets for the config's accent and fonts, in the order in which they apply.
   */
  readonly styles: readonly StyleSource[]
  /** The part of the files that planning depends on. */
  readonly graphFiles: GraphFiles
  /** Paths of the files that pages can include, but that are not pages. */
  readonly partialPaths: readonly string[]
  readonly apis: SiteFiles['apis']
  readonly translations: SiteFiles['translations']
  readonly locales: ReadonlyMap<string, PreparedLocale>
  readonly findIcon: FindIcon
  /** Builds a graph of files; plugins change files between two graphs. */
  readonly buildGraph: PagesRequest['buildGraph']
  /** The graph before plugins change pages. */
  readonly ownGraph: ChangedPages['graph']
  readonly changed: ChangedPages
  readonly graph: SiteGraph
  readonly files: SiteFiles
  /** Path of a source → the front matter fields that plugins override. */
  readonly fields: ChangedPages['fields']
  readonly plan: SitePlan
  readonly htmlStyles: string
  readonly client: ClientFiles
  readonly markdown: MarkdownSettings
  readonly html: Pick<PreparedSetup, 'html'>
  readonly prepared: PreparedSetup
  /** Output file → compiler input of an API page. */
  readonly apiInputs: ReadonlyMap<string, CompileInput>
  /** The compiler input of each page of the plan, in order; `undefined` for pages without content. */
  readonly compileInputs: readonly (CompileInput | undefined)[]
  /** Returns a page's search facts; `undefined` if search skips the page. */
  readonly findSearchFacts: (planned: PlannedPage) => SearchFacts | undefined
  /** Set by a stage that only returns diagnostics: problems of the social cards. */
  readonly checkedCards: true
  /** Set by a stage that only returns diagnostics: problems of the UI texts that the site defines. */
  readonly checkedTexts: true
}

/** The theme that renders the site. */
export interface UsedTheme extends SiteTheme {
  /** Whether this theme replaces the config's theme, which is unusable. */
  readonly isReplacement?: boolean
}

/** Resources that the stages of a site may use besides their inputs. */
export interface SiteTools extends StageTools {
  readonly cache: Cache
  /** The results of reading each file. */
  readonly fileMemo: FileMemo
}
