import type { Diagnostic, Page, ShellView, SidebarView } from '@docgen/renderer/contract'

/** Every page of the site as plain data, and the views that pages share by key. */
export interface SitePlan {
  readonly pages: readonly PlannedPage[]
  /** `Page.shell` → shell. */
  readonly shells: ReadonlyMap<string, SharedView<ShellView>>
  /** `Page.sidebar` → open branch. */
  readonly sidebars: ReadonlyMap<string, SharedView<SidebarView>>
  readonly diagnostics: readonly Diagnostic[]
}

/** A view shared by many pages, with the hash of its data for their cache keys. */
export interface SharedView<View> {
  readonly view: View
  readonly hash: string
}

/** A page and its source. */
export interface PlannedPage {
  readonly page: Page
  readonly locale: string
  readonly version: string
}
