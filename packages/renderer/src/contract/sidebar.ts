/** The part of a sidebar that a page shows: open branches whole, closed categories of large sidebars without their items. */
export interface SidebarView {
  readonly id: string
  readonly items: readonly SidebarItemView[]
}

/** One line of a sidebar. */
export type SidebarItemView = SidebarLinkView | SidebarCategoryView | SidebarHtmlView

/** HTML of the config. */
export interface SidebarHtmlView {
  readonly kind: 'html'
  readonly html: string
  /** Whether it stands and looks like the text of the other items. */
  readonly hasDefaultStyle?: boolean
  readonly className?: string
}

/** A link to a page or to another site. */
export interface SidebarLinkView {
  readonly kind: 'link'
  readonly label: string
  readonly href: string
  readonly isExternal: boolean
  /** Value for `aria-current`; the renderer decides it, a theme only passes it on. */
  readonly current?: string
  readonly className?: string
  /** HTTP method of an API operation, such as `get`. */
  readonly method?: string
  readonly isDeprecated?: boolean
}

/** A group of items. `href` is its own page, or its first page where the items are left out. */
export interface SidebarCategoryView {
  readonly kind: 'category'
  readonly label: string
  readonly href?: string
  /** True when `href` is the category's own page, not a stand-in. */
  readonly hasPage: boolean
  readonly current?: string
  readonly isOpen: boolean
  readonly isCollapsible: boolean
  readonly className?: string
  /** Empty where the branch is left out of the page. */
  readonly items: readonly SidebarItemView[]
  /** True when `items` was left out to keep the page small. */
  readonly isCut: boolean
}
