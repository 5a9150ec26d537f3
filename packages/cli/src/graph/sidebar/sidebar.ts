/** A sidebar with every doc, category and link resolved. */
export interface Sidebar {
  readonly id: string
  readonly version: string
  readonly locale: string
  readonly items: readonly SidebarItem[]
  /** First page that the sidebar links to, in reading order; absent if it has no link. */
  readonly first?: SidebarTarget | undefined
}

/** A page that an item links to. */
export interface SidebarTarget {
  readonly label: string
  /** Path with base URL and trailing-slash rule, percent-encoded. */
  readonly href: string
}

/** An item of a sidebar. */
export type SidebarItem = SidebarDocItem | SidebarLinkItem | SidebarCategory | SidebarHtml

/** Optional fields of every kind of item except HTML. */
interface ItemDetails {
  readonly description?: string | undefined
  /** HTML of an icon. */
  readonly icon?: string | undefined
  readonly className?: string | undefined
  readonly customProps?: Readonly<Record<string, unknown>> | undefined
}

/** A doc of the site; a `ref` is only a link and does not assign the sidebar to the doc. */
export interface SidebarDocItem extends SidebarTarget, ItemDetails {
  readonly kind: 'doc' | 'ref'
  readonly id: string
  readonly route: string
  /** If true, the item is shown only on the page that it links to. */
  readonly isUnlisted: boolean
}

/** A link by URL: to another site, or to a page that is not a doc. */
export interface SidebarLinkItem extends SidebarTarget, ItemDetails {
  readonly kind: 'link'
  readonly isExternal: boolean
  /** Present on a link to a page of this site. */
  readonly route?: string | undefined
  /** As written in the config, for diagnostics. */
  readonly rawHref: string
}

/** A group of items, with or without a page. */
export interface SidebarCategory extends ItemDetails {
  readonly kind: 'category'
  readonly label: string
  /** The category's page: a doc (`id` present) or a generated index. */
  readonly link?: { readonly route: string; readonly href: string; readonly id?: string } | undefined
  readonly isCollapsible: boolean
  /** Whether it is collapsed on pages outside it. */
  readonly isCollapsed: boolean
  /** True if neither its page nor anything in it is listed: it is shown only on pages inside it. */
  readonly isUnlisted: boolean
  /** Untranslated name of its separate sidebar; absent if it is part of the sidebar around it. */
  readonly ownSidebar?: string | undefined
  readonly items: readonly SidebarItem[]
}

/** Trusted HTML between the items. */
export interface SidebarHtml {
  readonly kind: 'html'
  readonly html: string
  /** Whether it has the same style as other items. */
  readonly hasDefaultStyle: boolean
  readonly className?: string | undefined
}
