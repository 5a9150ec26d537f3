import type { DocumentView } from '@docgen/renderer'
import type { ShellView, SidebarView, SiteView, TextCatalog } from '@docgen/renderer/contract'
import type { MarkdownOptions } from '@docgen/renderer/markdown'
import type { ApiSettings } from '@docgen/renderer/openapi'

import type { SiteFacts } from '../config/plugin.js'
import type { LinkTable } from '../graph/site-graph.js'
import type { IconSets } from '../read/icons/find-icon-sets.js'
import type { TypeCheckSettings } from './types/type-check-settings.js'

/** Data shared by one language's pages, in addition to shells and sidebars. */
export interface LocaleSetup {
  readonly site: SiteView
  readonly document: DocumentView
  readonly texts: TextCatalog
  readonly fallbackTexts: TextCatalog
}

/** Modules of the components: one that exports `theme`, and one that exports overrides by name. */
export interface ThemeModules {
  /** Package name of the default theme, or a `file:` URL. */
  readonly theme: string
  /** `file:` URL. */
  readonly overrides?: string
  /** Plugin data that overrides can read; absent if no plugin has any. */
  readonly data?: PluginData
  /** Whether overrides depend on the language of the page: they are then loaded once for each. */
  readonly usesLanguage?: boolean
}

/** Data from plugins for components. */
export interface PluginData {
  /** Name of the plugin → plain data. */
  readonly values: Readonly<Record<string, unknown>>
  /** Hash of the values; empty if there are none. */
  readonly key: string
}

/** The plugins that change finished pages, in a form that worker threads can load. */
export interface HtmlPlugins {
  /** `file:` URL of the evaluated config. */
  readonly module: string
  /** `file:` URL of the package loader. */
  readonly packages: string
  readonly site: SiteFacts
  readonly plugins: readonly HtmlPlugin[]
}

/** A plugin that changes finished pages. */
export interface HtmlPlugin {
  readonly name: string
  /** Its index in `plugins` of the config. */
  readonly position: number
  /** Path and text of each file that it declares. */
  readonly files: readonly (readonly [path: string, text: string])[]
  readonly env: Readonly<Record<string, string>>
  readonly data: unknown
}

/**
 * Everything for compiling and rendering that is not specific to a page. Plain data: workers read it from a JSON
 * file.
 */
export interface RenderSetup {
  readonly markdown: MarkdownSettings
  readonly modules: ThemeModules
  /** `file:` URL of the bundle of MDX modules; absent if there is none. */
  readonly mdxModules?: string
  /** The documents and sidebars of each version; absent if no MDX module uses them. */
  readonly docsCatalog?: Readonly<Record<string, object>>
  readonly locales: Readonly<Record<string, LocaleSetup>>
  readonly shells: Readonly<Record<string, ShellView>>
  readonly sidebars: Readonly<Record<string, SidebarView>>
  readonly links: LinkTable
  readonly hashes: SharedHashes
  /** Main file of an API description → the description. */
  readonly apis: Readonly<Record<string, ApiSetup>>
  /** Absent if no plugin changes pages. */
  readonly htmlPlugins?: HtmlPlugins
  /** Whether compiled content is discarded once its page is built. */
  readonly forgetsContent?: boolean
  /** Whether to compile and index pages without rendering them or writing files. */
  readonly skipsRendering?: boolean
}

/** Hashes of shared data, for the keys of pages. */
export interface SharedHashes {
  /** Locale → hash of site data, texts, document head, theme and docgen's code. */
  readonly common: Readonly<Record<string, string>>
  readonly shells: Readonly<Record<string, string>>
  readonly sidebars: Readonly<Record<string, string>>
}

/** An API description for the workers, with the site's settings for it. */
export interface ApiSetup {
  /** JSON of the whole description: serialized, because keys of a description may be anything. */
  readonly json: string
  readonly settings: ApiSettings
}

/**
 * The Markdown options as plain data: plugins are functions, so they are referenced by the module that contains
 * them.
 */
export interface MarkdownSettings {
  readonly options: Omit<MarkdownOptions, 'remarkPlugins' | 'rehypePlugins' | 'findIcon' | 'checkTypes'>
  /** The icon sets that the site has installed. */
  readonly iconSets: IconSets
  /** How to check the types of code blocks; absent if there are no such blocks. */
  readonly types?: TypeCheckSettings
  /** `file:` URL of the evaluated config; only present if it has plugins. */
  readonly pluginModule?: string
  /** Plugins of that config to skip, such as `remarkPlugins[0]`: their errors are reported at the config. */
  readonly unusablePlugins?: readonly string[]
  /** `file:` URL of the package loader; only present if the config names packages as plugins. */
  readonly packages?: string
  /** Absolute path of the site's folder; only present if plugins may use the path of a file. */
  readonly siteDir?: string
  /** Whether plugins may insert imports, expressions or components into pages. */
  readonly insertsCode?: boolean
  /** Whether a plugin waited for the content of other pages in an earlier build with this config. */
  readonly pluginsWait?: boolean
  /** Hash of everything but the source that affects compiled content: options, plugins, theme, docgen itself. */
  readonly key: string
}
