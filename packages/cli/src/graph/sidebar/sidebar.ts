/** A sidebar with every document, category and link resolved. */
export interface Sidebar {
  readonly id: string
  readonly version: string
  readonly locale: string
  readonly items: readonly SidebarItem[]
  /** First page that the sidebar leads to, in reading order; absent where it has no link. */
  readonly first?: SidebarTarget | undefined
}

/** A page that an item leads to. */
export interface SidebarTarget {
  readonly label: string
  /** Path with base URL and trailing-slash rule, percent-encoded. */
  readonly href: string
}

/** One line of a sidebar. */
export type SidebarItem = SidebarDocItem | SidebarLinkItem | SidebarCategory | SidebarHtml

/** What the site may say of an item, whatever it is. */
interface ItemDetails {
  readonly description?: string | undefined
  readonly className?: string | undefined
  readonly customProps?: Readonly<Record<string, unknown>> | undefined
}

/** A document of the site; a `ref` is a mere link to it that does not make the sidebar the document's own. */
export interface SidebarDocItem extends SidebarTarget, ItemDetails {
  readonly kind: 'doc' | 'ref'
  readonly id: string
  readonly route: string
  /** True: to be left out unless the page shown is this one. */
  readonly isUnlisted: boolean
}

/** A link by address: to another site, or to a page that is no document. */
export interface SidebarLinkItem extends SidebarTarget, ItemDetails {
  readonly kind: 'link'
  readonly isExternal: boolean
  /** Present on a link to a page of this site. */
  readonly route?: string | undefined
  /** As the config has it: what a diagnostic shows. */
  readonly written: string
}

/** A group of items, with a page of its own or without. */
export interface SidebarCategory extends ItemDetails {
  readonly kind: 'category'
  readonly label: string
  /** The category's own page: a document (`id` present) or a generated index. */
  readonly link?: { readonly route: string; readonly href: string; readonly id?: string } | undefined
  readonly isCollapsible: boolean
  /** Whether it is closed on pages outside it. */
  readonly isCollapsed: boolean
  /** True where neither its page nor anything in it is listed: to be left out unless the page shown is in it. */
  readonly isUnlisted: boolean
  readonly items: readonly SidebarItem[]
}

/** Trusted HTML between the items. */
export interface SidebarHtml {
  readonly kind: 'html'
  readonly html: string
  /** Whether it looks like the other items. */
  readonly hasDefaultStyle: boolean
  readonly className?: string | undefined
}
