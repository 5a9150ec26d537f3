import type { ComponentType, ReactNode } from 'react'
import type { BaseProps, Text } from './base-props.js'
import type {
  BadgeProps,
  CardProps,
  FileTreeProps,
  FrameProps,
  HeroProps,
  IconProps,
  TooltipProps,
  UpdateProps,
  UpdatesProps,
} from './block-props.js'
import type { ChangelogView } from './changelog-view.js'
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
import type { SchemaPageView } from './schema-page-view.js'
import type { NamedSchemaView, PropertyView } from './schema-view.js'
import type { AnnouncementView, FooterView, NavbarView, ShellView } from './shell.js'
import type { SidebarView } from './sidebar.js'
import type { SocialCardProps } from './social-card.js'
import type { WorkflowView } from './workflow-view.js'

/** Props of the frame around the main part. */
export interface LayoutProps extends BaseProps {
  /** The theme's components with the site's replacements: a layout renders its parts with these. */
  readonly components: ThemeComponents
  /** The frame around every page: announcement, navbar, footer. */
  readonly shell: ShellView
  /** Absent on pages without a sidebar. */
  readonly sidebar?: SidebarView
  /** True on a page that shows only its own content. */
  readonly hidesNavbar?: boolean
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
  /**
   * The theme's components with the site's replacements: the bar renders search field and color mode switch with these.
   */
  readonly components: ThemeComponents
  /** From the config, with final URLs. */
  readonly navbar: NavbarView
  /** True if the page has a sidebar, which is in the drawer on phones. */
  readonly hasSidebar: boolean
}

/** Props of the container of the sidebar: a column, or on phones a sheet. */
export interface DrawerProps {
  readonly text: Text
  /** The navbar from the config: on phones, the container shows its links. */
  readonly navbar: NavbarView
  /** The docs sidebar, if the page has one. */
  readonly children?: ReactNode
}

/** Props of the documentation's page tree. */
export interface SidebarProps extends BaseProps {
  /** The part that this page shows. */
  readonly sidebar: SidebarView
}

/** Props of the page footer. */
export interface FooterProps extends BaseProps {
  /** From the config, with final URLs. */
  readonly footer: FooterView
}

/** Props of the main part of a page. */
export interface PageProps extends BaseProps {
  /** The theme's components with the site's replacements. */
  readonly components: ThemeComponents
  /** Everything about the page except its text. */
  readonly page: Page
  /** The compiled text, holes filled. */
  readonly html: string
  /** Inline HTML of the h1; absent if the title is hidden or the page has none. */
  readonly headingHtml?: string
  /** The h1's id, if a link points to it. */
  readonly headingId?: string
  /** Minutes that it takes to read the page, at least 1; absent if they are not shown. */
  readonly readingMinutes?: number
  /** Already filtered to the page's levels. */
  readonly toc: readonly TocEntry[]
}

/**
 * Props of each component that renders a page of an API below the page's title. Every `href` and `…Html` may contain
 * markers: pass them on, never inspect them.
 */
export interface ApiPageProps {
  readonly text: Text
  /** The theme's components with the site's replacements: render code blocks and tabs with these. */
  readonly components: ThemeComponents
}

/** Props of the component that renders an operation. */
export interface ApiOperationProps extends ApiPageProps {
  /** Contents of the page, in the order of its fields. */
  readonly operation: OperationView
}

/** Props of the component that renders an API's overview. */
export interface ApiOverviewProps extends ApiPageProps {
  /** Contents of the page, in the order of its fields. */
  readonly overview: OverviewView
}

/** Props of the component that renders the changelog of an API. */
export interface ApiChangelogProps extends ApiPageProps {
  /** Contents of the page. */
  readonly changelog: ChangelogView
}

/** Props of the component that renders the page of a workflow. */
export interface ApiWorkflowProps extends ApiPageProps {
  /** Contents of the page, in the order of its fields. */
  readonly workflow: WorkflowView
}

/** Props of the component that renders the page of a named schema. */
export interface ApiSchemaPageProps extends ApiPageProps {
  /** Contents of the page, in the order of its fields. */
  readonly page: SchemaPageView
}

/**
 * Props of the component that renders one row of a schema with its nested content. The page inserts its HTML as text
 * between the items of its list.
 */
export interface ApiPropertyProps {
  readonly text: Text
  /** Contents of the row. */
  readonly property: PropertyView
  /** Number of rows around it. */
  readonly depth: number
  /** The theme's components with the site's replacements. */
  readonly components: ThemeComponents
}

/**
 * Props of the component that renders a schema with its heading at the end of a page, to which collapsed references
 * link.
 */
export interface ApiSchemaProps {
  readonly text: Text
  /** The schema to render. */
  readonly named: NamedSchemaView
  /** The theme's components with the site's replacements. */
  readonly components: ThemeComponents
}

/** A component that may be rendered once for many elements. */
export type RepeatedComponent<Props> = ComponentType<Props> & {
  /**
   * Names of string props that it only inserts into an attribute or text and never inspects. docgen renders elements
   * that differ only in these props once. A component without the list is rendered for each element.
   */
  readonly opaqueProps?: readonly (keyof Props & string)[]
}

/** Every component of a theme, by the name under which the config can replace it. */
export interface ThemeComponents {
  /** The frame around a page's main part. It renders the five components below. */
  readonly Layout: ComponentType<LayoutProps>
  /** The bar above the navbar. */
  readonly AnnouncementBar: ComponentType<AnnouncementBarProps>
  /** The bar at the top, with links, search and color mode switch. */
  readonly Navbar: ComponentType<NavbarProps>
  /**
   * The column next to the text that contains the sidebar; on phones a sheet, with the navbar's links. The script opens
   * the element with the id `docgen-drawer`.
   */
  readonly Drawer: ComponentType<DrawerProps>
  /** The documentation's page tree. */
  readonly Sidebar: ComponentType<SidebarProps>
  /** The page footer. */
  readonly Footer: ComponentType<FooterProps>
  /** A documentation page. */
  readonly DocPage: ComponentType<PageProps>
  /** A landing page: one with `layout: home`. */
  readonly HomePage: ComponentType<PageProps>
  /** The page of a category without a source file. */
  readonly GeneratedIndexPage: ComponentType<PageProps>
  /** The page of search results. */
  readonly SearchPage: ComponentType<PageProps>
  /** The page for a URL that does not exist. */
  readonly NotFoundPage: ComponentType<PageProps>
  /** A search field: in the navbar, and on the start page, the search page and the not-found page. */
  readonly SearchForm: ComponentType<SearchFormProps>
  /**
   * The button that changes the color mode. The script handles every element with `data-action="switch-color-mode"`.
   */
  readonly ColorModeSwitch: ComponentType<BaseProps>
  /** A notice on pages of versions other than the latest. */
  readonly VersionNotice: ComponentType<VersionNoticeProps>
  /** The version's name above the title. */
  readonly VersionBadge: ComponentType<VersionBadgeProps>
  /** Notice that a page is a draft, unlisted or not translated. */
  readonly Banner: ComponentType<BannerProps>
  /** The path from the start page to this one. */
  readonly Breadcrumbs: ComponentType<BreadcrumbsProps>
  /** The page's headings as links. A page renders it twice: next to the text, and above it for narrow windows. */
  readonly TableOfContents: ComponentType<TableOfContentsProps>
  /** The footer of a page's text: tags, edit link, last update. */
  readonly DocFooter: ComponentType<DocFooterProps>
  /** Links to the previous and the next page. */
  readonly Pagination: ComponentType<PaginationProps>
  /** Pages and groups of pages as cards: generated indexes, and `::doc-cards`. */
  readonly Cards: ComponentType<CardsProps>
  /** An admonition, such as `:::note`. */
  readonly Admonition: ComponentType<AdmonitionProps>
  /** A fenced code block. */
  readonly CodeBlock: RepeatedComponent<CodeBlockProps>
  /** `:::tabs`, and all alternatives on API pages. */
  readonly Tabs: ComponentType<TabsProps>
  /** `:::details`, and the HTML element. */
  readonly Details: ComponentType<DetailsProps>
  /** A heading below the page's title. */
  readonly Heading: RepeatedComponent<HeadingProps>
  /** A link in the text. */
  readonly Link: RepeatedComponent<LinkProps>
  /** A table in the text. */
  readonly Table: RepeatedComponent<TableProps>
  /** A card of `:::cards`. */
  readonly Card: ComponentType<CardProps>
  /** `:::file-tree` */
  readonly FileTree: ComponentType<FileTreeProps>
  /** `:::frame` */
  readonly Frame: ComponentType<FrameProps>
  /** `:::hero`, the first part of a landing page. */
  readonly Hero: ComponentType<HeroProps>
  /** `:::update`, an entry of a changelog. */
  readonly Update: ComponentType<UpdateProps>
  /** `::::updates`, a changelog with a filter. */
  readonly Updates: ComponentType<UpdatesProps>
  /** The directive `:badge` inside a paragraph. */
  readonly Badge: ComponentType<BadgeProps>
  /** The directive `:icon` inside a paragraph. */
  readonly Icon: ComponentType<IconProps>
  /** The directive `:tooltip` inside a paragraph. */
  readonly Tooltip: ComponentType<TooltipProps>
  /** The image of link previews. docgen renders its elements as a PNG file, not as HTML. */
  readonly SocialCard: ComponentType<SocialCardProps>
  /** An API operation, below the page's title. */
  readonly ApiOperation: ComponentType<ApiOperationProps>
  /** The overview of an API, below the page's title. */
  readonly ApiOverview: ComponentType<ApiOverviewProps>
  /** The changelog of an API, below the page's title. */
  readonly ApiChangelog: ComponentType<ApiChangelogProps>
  /** A workflow of an API, below the page's title. */
  readonly ApiWorkflow: ComponentType<ApiWorkflowProps>
  /** A named schema of an API, below the page's title. */
  readonly ApiSchemaPage: ComponentType<ApiSchemaPageProps>
  /** One row of a schema on API pages. If absent, every page renders every row again. */
  readonly ApiProperty?: ComponentType<ApiPropertyProps>
  /** A schema at the end of an API page. If absent, every page renders all of its schemas again. */
  readonly ApiSchema?: ComponentType<ApiSchemaProps>
}
