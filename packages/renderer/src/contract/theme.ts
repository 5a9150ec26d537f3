import type { ComponentType, ReactNode } from 'react'
import type { BaseProps, Text } from './base-props.js'
import type { TocEntry } from './content.js'
import type {
  AdmonitionProps,
  CodeBlockProps,
  DetailsProps,
  HeadingProps,
  LinkProps,
  TableProps,
  TabsProps,
} from './content-props.js'
import type { OperationView } from './operation-view.js'
import type { OverviewView } from './overview-view.js'
import type { Page } from './page.js'
import type {
  BannerProps,
  BreadcrumbsProps,
  CardsProps,
  DocFooterProps,
  PaginationProps,
  SearchFormProps,
  TableOfContentsProps,
  VersionBadgeProps,
  VersionNoticeProps,
} from './page-parts.js'
import type { NamedSchemaView, PropertyView } from './schema-view.js'
import type { AnnouncementView, FooterView, NavbarView, ShellView } from './shell.js'
import type { SidebarView } from './sidebar.js'

/** Props of everything around the main part. */
export interface LayoutProps extends BaseProps {
  /** The theme's components with the site's replacements: a layout draws its parts with these. */
  readonly components: ThemeComponents
  /** What stands around every page: announcement, navbar, footer. */
  readonly shell: ShellView
  /** Absent on pages without one. */
  readonly sidebar?: SidebarView
  /** The main part. */
  readonly children: ReactNode
}

/** Props of the bar above the navbar. */
export interface AnnouncementBarProps extends BaseProps {
  /** From the config. */
  readonly announcement: AnnouncementView
}

/** Props of the bar at the top. */
export interface NavbarProps extends BaseProps {
  /** The theme's components with the site's replacements: the bar draws search field and colour mode with these. */
  readonly components: ThemeComponents
  /** From the config, addresses finished. */
  readonly navbar: NavbarView
  /** True where the page has a sidebar, which lies in the drawer on phones. */
  readonly hasSidebar: boolean
}

/** Props of the column or, on phones, the sheet that holds the sidebar. */
export interface DrawerProps {
  readonly text: Text
  /** From the config: on phones its links are here. */
  readonly navbar: NavbarView
  /** The docs sidebar, where the page has one. */
  readonly children?: ReactNode
}

/** Props of the documentation's tree of pages. */
export interface SidebarProps extends BaseProps {
  /** What this page shows of it. */
  readonly sidebar: SidebarView
}

/** Props of the end of every page. */
export interface FooterProps extends BaseProps {
  /** From the config, addresses finished. */
  readonly footer: FooterView
}

/** Props of the main part of a page. */
export interface PageProps extends BaseProps {
  /** The theme's components with the site's replacements. */
  readonly components: ThemeComponents
  /** Everything that is known of the page but its text. */
  readonly page: Page
  /** The compiled text, holes filled. */
  readonly html: string
  /** Inline HTML of the h1; absent where the title is hidden or the page has none. */
  readonly headingHtml?: string
  /** The h1's id, where some link leads to it. */
  readonly headingId?: string
  /** Already filtered to the page's levels. */
  readonly toc: readonly TocEntry[]
}

/** Props of the component that draws an API operation below the page's title. Every `href` and `…Html` may hold markers: pass them on, never inspect them. */
export interface ApiOperationProps {
  readonly text: Text
  /** What the page shows, in the order of its fields. */
  readonly operation: OperationView
  /** The theme's components with the site's replacements: draw code blocks and tabs with these. */
  readonly components: ThemeComponents
}

/** Props of the component that draws an API's overview below the page's title, under the same rules. */
export interface ApiOverviewProps {
  readonly text: Text
  /** What the page shows, in the order of its fields. */
  readonly overview: OverviewView
  /** The theme's components with the site's replacements. */
  readonly components: ThemeComponents
}

/** Props of the component that draws one row of a schema with all that is inside it. The page's list takes its HTML as a text between its items. */
export interface ApiPropertyProps {
  readonly text: Text
  /** What the row shows. */
  readonly property: PropertyView
  /** How many rows stand around it. */
  readonly depth: number
  /** The theme's components with the site's replacements. */
  readonly components: ThemeComponents
}

/** Props of the component that draws a schema at the end of a page, where folded places lead, with its heading. */
export interface ApiSchemaProps {
  readonly text: Text
  /** What is shown. */
  readonly named: NamedSchemaView
  /** The theme's components with the site's replacements. */
  readonly components: ThemeComponents
}

/** A component that may be drawn once for many elements. */
export type RepeatedComponent<Props> = ComponentType<Props> & {
  /**
   * Names of string props that it only hands on, whole or within an attribute or a text, and never looks at: elements that
   * differ in these alone are drawn once. A component without the list is drawn for each element.
   */
  readonly handsOn?: readonly (keyof Props & string)[]
}

/** Every component that a theme has, by the name under which the config can replace it. */
export interface ThemeComponents {
  /** The frame around a page's main part. It draws the five that follow. */
  readonly Layout: ComponentType<LayoutProps>
  /** The bar above the navbar. */
  readonly AnnouncementBar: ComponentType<AnnouncementBarProps>
  /** The bar at the top, with links, search and colour mode. */
  readonly Navbar: ComponentType<NavbarProps>
  /** The column beside the text that holds the sidebar; on phones a sheet, with the navbar's links. The script opens the element with the id `docgen-drawer`. */
  readonly Drawer: ComponentType<DrawerProps>
  /** The documentation's tree of pages. */
  readonly Sidebar: ComponentType<SidebarProps>
  /** The end of every page. */
  readonly Footer: ComponentType<FooterProps>
  /** A page of documentation, the start page too. */
  readonly DocPage: ComponentType<PageProps>
  /** The page of a category that has no document of its own. */
  readonly GeneratedIndexPage: ComponentType<PageProps>
  /** The page of search results. */
  readonly SearchPage: ComponentType<PageProps>
  /** What a reader gets at an address without a page. */
  readonly NotFoundPage: ComponentType<PageProps>
  /** A search field: in the navbar, and on the start page, the search page and pages that are not there. */
  readonly SearchForm: ComponentType<SearchFormProps>
  /** The button that changes the colour mode. The script works every element with `data-action="switch-color-mode"`. */
  readonly ColorModeSwitch: ComponentType<BaseProps>
  /** That a page belongs to another version than the last one. */
  readonly VersionNotice: ComponentType<VersionNoticeProps>
  /** The version's name above the title. */
  readonly VersionBadge: ComponentType<VersionBadgeProps>
  /** That a page is a draft, or unlisted. */
  readonly Banner: ComponentType<BannerProps>
  /** The way from the start page to this one. */
  readonly Breadcrumbs: ComponentType<BreadcrumbsProps>
  /** The page's headings as links. A page shows it twice: beside the text, and above it on narrow windows. */
  readonly TableOfContents: ComponentType<TableOfContentsProps>
  /** What stands under a page's text: tags, the link to its source, its last change. */
  readonly DocFooter: ComponentType<DocFooterProps>
  /** The way to the page before and the page after. */
  readonly Pagination: ComponentType<PaginationProps>
  /** Pages and groups of pages as cards: generated indexes, and `::doc-cards`. */
  readonly Cards: ComponentType<CardsProps>
  /** `:::note` and its kin. */
  readonly Admonition: ComponentType<AdmonitionProps>
  /** Fenced code. */
  readonly CodeBlock: RepeatedComponent<CodeBlockProps>
  /** `:::tabs`, and everything with alternatives on API pages. */
  readonly Tabs: ComponentType<TabsProps>
  /** `:::details`, and the element of that name. */
  readonly Details: ComponentType<DetailsProps>
  /** A heading below the page's title. */
  readonly Heading: RepeatedComponent<HeadingProps>
  /** A link in the text. */
  readonly Link: RepeatedComponent<LinkProps>
  /** A table of the text. */
  readonly Table: RepeatedComponent<TableProps>
  /** An API operation, below the page's title. */
  readonly ApiOperation: ComponentType<ApiOperationProps>
  /** The overview of an API, below the page's title. */
  readonly ApiOverview: ComponentType<ApiOverviewProps>
  /** One row of a schema on those pages. Where it is absent, every page draws every row anew. */
  readonly ApiProperty?: ComponentType<ApiPropertyProps>
  /** A schema at the end of those pages. Where it is absent, every page draws every such schema anew. */
  readonly ApiSchema?: ComponentType<ApiSchemaProps>
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
  /** `file:` URLs of style sheets that follow it: what a theme that is made from another one adds. */
  readonly styles?: readonly string[]
  readonly script: string
  /** Runs in a background thread and searches. */
  readonly searchWorker: string
  /** Folder of the scripts that the search thread imports for languages other than English, each named by `findLanguageModule`. */
  readonly searchLanguages: string
  /** Name of the JSON file that lists all others, a `ClientManifest`; absent where there are no others. */
  readonly manifest?: string
  /** `file:` URL of the module that exports `Island`, the frame around a site's own islands; absent where the theme can't have any. */
  readonly islandModule?: string
  /** `file:` URL of the module that exports what code of MDX pages imports from `@theme/…` and `@docusaurus/…`; absent where the theme has none. */
  readonly docusaurusModule?: string
  /** Runs inline in the head before first paint; its hash goes into the content security policy. */
  readonly inlineScript: string
  /** Runs inline where the theme writes it: its hash goes there, too. */
  readonly layoutScript?: string
}

/** The browser files beside style sheet and script. Their names hold hashes of their content already, and stay. */
export interface ClientManifest {
  readonly files: readonly string[]
  /** Those among `files` that a site without search does not need. */
  readonly search?: readonly string[]
  /** Style sheet and fonts of formulas, which a site without them does not need; none of them is among `files`. */
  readonly math?: { readonly stylesheet: string; readonly files: readonly string[] }
  /** Style sheet of posts and their lists, which a site without a blog does not need; not among `files`. */
  readonly blog?: { readonly stylesheet: string }
  /** The module that draws diagrams and what it loads, likewise: it is an island's `src` and `runtime` in one. */
  readonly diagrams?: { readonly module: string; readonly files: readonly string[] }
  /** Holds React and hydrates islands. */
  readonly runtime: string
  /** Exports React for the islands of a site. */
  readonly react: string
  /** Island's name → its module. */
  readonly modules: Readonly<Record<string, string>>
}
