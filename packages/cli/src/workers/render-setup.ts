import type { ApiSettings, DocumentView } from '@docgen/renderer'
import type { ShellView, SidebarView, SiteView, TextCatalogue } from '@docgen/renderer/contract'
import type { SiteFacts } from '../config/plugin.js'
import type { LinkTable } from '../graph/site-graph.js'
import type { MarkdownSettings } from './markdown-settings.js'

/** What one language's pages share beside shells and sidebars. */
export interface LocaleSetup {
  readonly site: SiteView
  readonly document: DocumentView
  readonly texts: TextCatalogue
  readonly fallbackTexts: TextCatalogue
}

/** Where the components come from: a module that exports `theme`, and one that exports replacements by name. */
export interface ThemeModules {
  /** Package name of the default theme, or a `file:` URL. */
  readonly theme: string
  /** `file:` URL. */
  readonly overrides?: string
  /** What replacements may read; absent where no plugin has brought any. */
  readonly data?: PluginData
}

/** What plugins have brought for components. */
export interface PluginData {
  /** Name of the plugin → plain data. */
  readonly values: Readonly<Record<string, unknown>>
  /** Hash of the values; empty where there are none. */
  readonly key: string
}

/** The plugins that change finished pages, as worker threads find them again. */
export interface HtmlPlugins {
  /** `file:` URL of the evaluated config. */
  readonly module: string
  /** `file:` URL of what loads packages. */
  readonly packages: string
  readonly site: SiteFacts
  readonly plugins: readonly HtmlPlugin[]
}

/** One of them. */
export interface HtmlPlugin {
  readonly name: string
  /** Its place in `plugins` of the config. */
  readonly place: number
  /** Path and text of each file that it declares. */
  readonly files: readonly (readonly [path: string, text: string])[]
  readonly env: Readonly<Record<string, string>>
  readonly data: unknown
}

/** Everything that compiling and rendering need and that no single page holds. Plain data: workers read it from the cache by its key. */
export interface RenderSetup {
  readonly markdown: MarkdownSettings
  readonly modules: ThemeModules
  /** `file:` URL of the bundle of what MDX has to run; absent where there is none. */
  readonly programs?: string
  readonly locales: Readonly<Record<string, LocaleSetup>>
  readonly shells: Readonly<Record<string, ShellView>>
  readonly sidebars: Readonly<Record<string, SidebarView>>
  readonly links: LinkTable
  readonly hashes: SharedHashes
  /** Main file of an API description → the description. */
  readonly apis: Readonly<Record<string, ApiSetup>>
  /** Absent where no plugin changes pages. */
  readonly htmlPlugins?: HtmlPlugins
  /** True where nobody will ask for compiled text again once its page is made. */
  readonly forgetsContent?: boolean
}

/** Hashes of what many pages share, for their keys. */
export interface SharedHashes {
  /** By locale: site data, texts, document head, theme, docgen's own code. */
  readonly common: Readonly<Record<string, string>>
  readonly shells: Readonly<Record<string, string>>
  readonly sidebars: Readonly<Record<string, string>>
}

/** An API description on its way to the workers, with what the site says of it. */
export interface ApiSetup {
  /** JSON of the whole description: a text, because keys of a description may be anything. */
  readonly json: string
  readonly settings: ApiSettings
}
