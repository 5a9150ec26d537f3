import type { ReactNode } from 'react'
import type { BaseProps, Text } from './base-props.js'
import type { TocEntry } from './content.js'
import type { BreadcrumbView, CardView, NeighborView, Page, VersionView } from './page.js'

// Props of the parts of pages.

/** Props of a banner above the page. */
export interface BannerProps {
  readonly text: Text
  /** Kind of the banner. */
  readonly kind: Page['banners'][number]
}

/** Props of the breadcrumbs. */
export interface BreadcrumbsProps extends BaseProps {
  /** The page itself is last. Empty if the page is neither in a sidebar nor a post, or if `docs.breadcrumbs` is off. */
  readonly breadcrumbs: readonly BreadcrumbView[]
}

/** Props of cards for pages and groups of pages. */
export interface CardsProps {
  readonly text: Text
  /** In the order in which they are shown. */
  readonly cards: readonly CardView[]
}

/** Props of the footer of a page's text. */
export interface DocFooterProps extends BaseProps {
  /** The page with its tags, edit link and last update. */
  readonly page: Page
}

/** Props of the links to the previous and next page. */
export interface PaginationProps {
  readonly text: Text
  /** Absent on the first page. */
  readonly previous: NeighborView | undefined
  /** Absent on the last page. */
  readonly next: NeighborView | undefined
}

/** Props of a search field. */
export interface SearchFormProps extends BaseProps {
  /** The field's size and position: in the navbar, or large in a page. */
  readonly size: 'small' | 'large'
  /** From the navbar's item in the config. */
  readonly className?: string | undefined
  /** Placeholder of the field; the default of the theme if absent. */
  readonly placeholder?: string
  /** Additional fields of the form. */
  readonly children?: ReactNode
}

/** Props of the notice above the title about the page's version. */
export interface VersionNoticeProps extends BaseProps {
  /** With `notice` if there is one to show. */
  readonly version: VersionView
}

/** Props of the badge with the page's version. */
export interface VersionBadgeProps {
  readonly text: Text
  /** The version that the page describes. */
  readonly version: VersionView
}

/** Props of the table of contents. */
export interface TableOfContentsProps {
  readonly text: Text
  /** The page's headings in order; empty if there are none. */
  readonly toc: readonly TocEntry[]
  /** `column`: next to the text; `collapsible`: above it, initially closed. Style sheets show one of the two. */
  readonly kind: 'column' | 'collapsible'
}
