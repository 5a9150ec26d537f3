import type { ReactNode } from 'react'
import type { BaseProps, Text } from './base-props.js'
import type { TocEntry } from './content.js'
import type { BreadcrumbView, CardView, LinkView, Page, VersionView } from './page.js'

// Props of the parts that pages are made of.

/** Props of what readers must know of a page before they read it. */
export interface BannerProps {
  readonly text: Text
  /** What the page is. */
  readonly kind: Page['banners'][number]
}

/** Props of the way from the start page to this one. */
export interface BreadcrumbsProps extends BaseProps {
  /** The page itself comes last; empty on pages without a place in a sidebar. */
  readonly breadcrumbs: readonly BreadcrumbView[]
}

/** Props of pages and groups of pages as cards. */
export interface CardsProps {
  readonly text: Text
  /** In the order of the sidebar. */
  readonly cards: readonly CardView[]
}

/** Props of what stands under a page's text. */
export interface DocFooterProps extends BaseProps {
  /** Its tags, its source and its last change are of interest here. */
  readonly page: Page
}

/** Props of the way to the neighbours. */
export interface PaginationProps {
  readonly text: Text
  /** Absent on the first page. */
  readonly previous: LinkView | undefined
  /** Absent on the last page. */
  readonly next: LinkView | undefined
}

/** Props of a search field. */
export interface SearchFormProps extends BaseProps {
  /** Sets the field's place and size: in the navbar, or large in a page. */
  readonly size: 'small' | 'large'
  /** From the navbar's item in the config. */
  readonly className?: string | undefined
  /** The field's own placeholder; the word for search where absent. */
  readonly placeholder?: string
  /** Further fields of the form. */
  readonly children?: ReactNode
}

/** Props of what a page says above its title of the version that it belongs to. */
export interface VersionNoticeProps extends BaseProps {
  /** With `notice` where there is something to tell. */
  readonly version: VersionView
}

/** Props of the name of the page's version. */
export interface VersionBadgeProps {
  readonly text: Text
  /** The version that the page describes. */
  readonly version: VersionView
}

/** Props of the table of contents. */
export interface TableOfContentsProps {
  readonly text: Text
  /** The page's headings in their order; empty where there are none. */
  readonly toc: readonly TocEntry[]
  /** `column`: beside the text; `collapsible`: above it, closed until wanted. Style sheets show one of the two. */
  readonly kind: 'column' | 'collapsible'
}
