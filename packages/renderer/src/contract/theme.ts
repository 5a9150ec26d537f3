import type { ComponentType, ReactNode } from 'react'
import type { TocEntry } from './content.js'
import type { OperationView } from './operation-view.js'
import type { OverviewView } from './overview-view.js'
import type { Page } from './page.js'
import type { PropertyView } from './schema-view.js'
import type { AnnouncementView, FooterView, NavbarView, ShellView } from './shell.js'
import type { SidebarView } from './sidebar.js'

/** Gives back a UI text in the page's language with `{name}` replaced from `values`; plural texts choose their form by `values.count`. */
export type Text = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** Facts of the whole site that every component may need. */
export interface SiteView {
  readonly title: string
  /** With a slash at both ends; the same in every language. */
  readonly baseUrl: string
  /** Where the page's language starts. */
  readonly homeHref: string
  /** BCP 47 tag of the page's language. */
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  /** Calendar of dates; the language's own where absent. */
  readonly calendar?: string
  readonly defaultColorMode: 'light' | 'dark'
  readonly isColorModeSwitchable: boolean
  readonly followsSystemColorMode: boolean
  /** Where the search form leads. */
  readonly searchHref: string
  /** Absent where the theme has no islands. */
  readonly islands?: IslandFiles
}

/** Addresses of the modules that islands are made of: components that are finished HTML first and hydrate in the browser. */
export interface IslandFiles {
  /** Holds React and hydrates. */
  readonly runtime: string
  /** Island's name → the module that exports it under this name. */
  readonly modules: Readonly<Record<string, string>>
}

/** Props that every component gets. */
export interface BaseProps {
  readonly site: SiteView
  readonly text: Text
}

/** Everything around the main part. `children` is the main part. */
export interface LayoutProps extends BaseProps {
  /** The theme's components with the site's replacements: a layout draws its parts with these. */
  readonly components: ThemeComponents
  readonly shell: ShellView
  readonly sidebar?: SidebarView
  readonly children: ReactNode
}

/** The main part of a page: `html` is the compiled text, holes filled. */
export interface PageProps extends BaseProps {
  /** The theme's components with the site's replacements. */
  readonly components: ThemeComponents
  readonly page: Page
  readonly html: string
  /** Inline HTML of the h1; absent where the title is hidden or the page has none. */
  readonly headingHtml?: string
  /** Already filtered to the page's levels. */
  readonly toc: readonly TocEntry[]
}

/** Props of the elements that the Markdown compiler renders. `text` gives markers there: call it, never inspect its answer. */
export interface AdmonitionProps {
  readonly text: Text
  readonly kind: 'note' | 'tip' | 'info' | 'warning' | 'danger'
  /** Absent: the theme shows the kind's own word. */
  readonly title?: ReactNode
  readonly children: ReactNode
}

/** One code block, already highlighted. */
export interface CodeBlockProps {
  readonly text: Text
  readonly language: string
  readonly title?: string
  /** HTML of the lines, each a `<span class="line …">` that ends in a newline. Spans in it have the short classes of Pygments: `k` keyword, `s` string, `c` comment. */
  readonly html: string
  /** First line's number; absent where numbers are not shown. */
  readonly firstLineNumber?: number
  /** True when long lines wrap from the start. */
  readonly isWrapped: boolean
}

/** Tabs; every panel is in the HTML. */
export interface TabsProps {
  readonly text: Text
  /** Unique in the page. */
  readonly id: string
  /** Tabs of one group are switched together. */
  readonly group?: string
  readonly tabs: readonly {
    readonly value: string
    readonly label: string
    readonly isDefault: boolean
    readonly children: ReactNode
  }[]
}

export interface DetailsProps {
  readonly text: Text
  readonly summary?: ReactNode
  readonly isOpen: boolean
  readonly id?: string
  readonly children: ReactNode
}

export interface HeadingProps {
  readonly text: Text
  readonly level: 2 | 3 | 4 | 5 | 6
  readonly id: string
  /** Plain text of the heading, for the anchor's label. */
  readonly label: string
  readonly children: ReactNode
}

export interface LinkProps {
  readonly text: Text
  readonly href: string
  readonly isExternal: boolean
  readonly title?: string
  readonly children: ReactNode
  /** Other attributes of the source element, such as `id`, `class` or `aria-label`, under React's names. */
  readonly attributes: Readonly<Record<string, unknown>>
}

export interface TableProps {
  readonly text: Text
  readonly children: ReactNode
}

/** Props of the component that draws an API operation below the page's title. Every `href` and `…Html` may hold markers: pass them on, never inspect them. */
export interface ApiOperationProps {
  readonly text: Text
  readonly operation: OperationView
  /** The theme's components with the site's replacements: draw code blocks and tabs with these. */
  readonly components: ThemeComponents
}

/** Props of the component that draws an API's overview below the page's title, under the same rules. */
export interface ApiOverviewProps {
  readonly text: Text
  readonly overview: OverviewView
  readonly components: ThemeComponents
}

/** Props of the component that draws one row of a schema, with nothing inside it. The page's list takes its HTML as a text between its items. */
export interface ApiPropertyProps {
  readonly text: Text
  readonly property: PropertyView
  readonly components: ThemeComponents
}

/** Every component that a theme has, by the name under which the config can replace it. */
export interface ThemeComponents {
  readonly Layout: ComponentType<LayoutProps>
  readonly AnnouncementBar: ComponentType<BaseProps & { readonly announcement: AnnouncementView }>
  readonly Navbar: ComponentType<BaseProps & { readonly navbar: NavbarView; readonly hasSidebar: boolean }>
  readonly Sidebar: ComponentType<BaseProps & { readonly sidebar: SidebarView }>
  readonly Footer: ComponentType<BaseProps & { readonly footer: FooterView }>
  readonly DocPage: ComponentType<PageProps>
  readonly GeneratedIndexPage: ComponentType<PageProps>
  readonly SearchPage: ComponentType<PageProps>
  readonly NotFoundPage: ComponentType<PageProps>
  readonly Cards: ComponentType<{ readonly text: Text; readonly cards: Page['cards'] }>
  readonly Admonition: ComponentType<AdmonitionProps>
  readonly CodeBlock: ComponentType<CodeBlockProps>
  readonly Tabs: ComponentType<TabsProps>
  readonly Details: ComponentType<DetailsProps>
  readonly Heading: ComponentType<HeadingProps>
  readonly Link: ComponentType<LinkProps>
  readonly Table: ComponentType<TableProps>
  readonly ApiOperation?: ComponentType<ApiOperationProps>
  readonly ApiOverview?: ComponentType<ApiOverviewProps>
  /** Where it is absent, every page draws every row anew. */
  readonly ApiProperty?: ComponentType<ApiPropertyProps>
}

/** UI texts of one language: key → text. Plural texts hold their forms separated by `|`, in the order of the language's plural categories. */
export type TextCatalogue = Readonly<Record<string, string>>

/** What a theme package exports as `theme`. */
export interface Theme {
  readonly components: ThemeComponents
  /** Language → texts; a missing key falls back to English. */
  readonly texts: Readonly<Record<string, TextCatalogue>>
  /** Further languages → their texts, loaded only where a site speaks them. */
  readonly languages?: Readonly<Record<string, () => Promise<TextCatalogue>>>
  readonly client: ThemeClient
}

/** The theme's browser files, built ahead of time. */
export interface ThemeClient {
  /** `file:` URL of the folder that holds them. */
  readonly directory: string
  /** Names inside `directory`. */
  readonly stylesheet: string
  readonly script: string
  /** Runs in a background thread and searches. */
  readonly searchWorker: string
  /** Name of the JSON file that lists all others, a `ClientManifest`; absent where there are no others. */
  readonly manifest?: string
  /** `file:` URL of the module that exports `Island`, the frame around a site's own islands; absent where the theme can't have any. */
  readonly islandModule?: string
  /** Runs inline in the head before first paint; its hash goes into the content security policy. */
  readonly inlineScript: string
}

/** The browser files beside style sheet and script. Their names hold hashes of their content already, and stay. */
export interface ClientManifest {
  readonly files: readonly string[]
  /** Holds React and hydrates islands. */
  readonly runtime: string
  /** Exports React for the islands of a site. */
  readonly react: string
  /** Island's name → its module. */
  readonly modules: Readonly<Record<string, string>>
}
