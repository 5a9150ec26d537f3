import type { Diagnostic, Page, ShellView, SidebarView } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { Card } from './plan-card.js'

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

/** A page with its language, version and social card. */
export interface PlannedPage {
  readonly page: Page
  readonly locale: string
  readonly version: string
  /** The page's social card; absent if the page has its own image, or the site has no cards. */
  readonly card?: Card
}

/** Inputs, in addition to the graph, for planning a language's pages. */
export interface LocalePlan {
  /** The config in the language. */
  readonly config: Config
  /** Titles of generated pages, from the UI texts. */
  readonly titles: GeneratedTitles
}

/** Titles of generated pages. */
export interface GeneratedTitles {
  readonly search: string
  readonly notFound: string
  /** Title of the page that lists all items of a long sidebar, and label of the links to it. */
  readonly allTopics: string
  /** Heading of the table of contents of a PDF. */
  readonly contents: string
  /** Title of the page that lists all tags. */
  readonly tags: string
  /** Title of the page that lists the authors of a blog. */
  readonly authors: string
  /** Title of the page that lists the posts of a blog by year. */
  readonly archive: string
  /** Title of the page that lists the pages with a tag. */
  readonly tagged: (tag: string, count: number) => string
  /** Title of the page that lists the posts with a tag. */
  readonly postsTagged: (tag: string, count: number) => string
}
