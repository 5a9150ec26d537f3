/**
 * The part of a sidebar that a page shows: open branches in full, closed categories of large sidebars without their
 * items.
 */
export interface SidebarView {
  readonly id: string
  readonly items: readonly SidebarItemView[]
  /** Name of the file that the filter reads, in a large sidebar with operations: see `createOperationList` of the CLI. */
  readonly list?: string
}

/** An item of a sidebar. */
export type SidebarItemView = SidebarLinkView | SidebarCategoryView | SidebarHtmlView

/** HTML from the config. */
export interface SidebarHtmlView {
  readonly kind: 'html'
  readonly html: string
  /** Whether it has the position and style of the other items' labels. */
  readonly hasDefaultStyle?: boolean
  readonly className?: string
}

/** A link to a page or to another site. */
export interface SidebarLinkView {
  readonly kind: 'link'
  readonly label: string
  readonly href: string
  readonly isExternal: boolean
  /** Value for `aria-current`; the renderer sets it, a theme only passes it on. */
  readonly current?: string
  /** HTML of an icon, hidden from assistive technology. */
  readonly icon?: string
  readonly className?: string
  /** HTTP method of an API operation, such as `get`. */
  readonly method?: string
  readonly isDeprecated?: boolean
}

/** A group of items. `href` is its page, or its first page if the items are omitted. */
export interface SidebarCategoryView {
  readonly kind: 'category'
  readonly label: string
  readonly href?: string
  /** True if `href` is the category's own page, not a replacement. */
  readonly hasPage: boolean
  readonly current?: string
  readonly isOpen: boolean
  readonly isCollapsible: boolean
  /** HTML of an icon, hidden from assistive technology. */
  readonly icon?: string
  readonly className?: string
  /** Empty if the branch is omitted from the page. */
  readonly items: readonly SidebarItemView[]
  /** True if `items` is omitted to keep the page small. */
  readonly isCut: boolean
}
