/**
 * Returns a UI string in the page's language with `{name}` replaced from `values`; plural texts select their form by
 * `values.count`.
 */
export type Text = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** Properties of the site that every component may need. */
export interface SiteView {
  readonly title: string
  /** Starts and ends with a slash; the same in every language. */
  readonly baseUrl: string
  /** Start page of the page's language. */
  readonly homeHref: string
  /** BCP 47 tag of the page's language. */
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  /** Calendar of dates; the language's default if absent. */
  readonly calendar?: string
  readonly defaultColorMode: 'light' | 'dark'
  readonly isColorModeSwitchable: boolean
  readonly followsSystemColorMode: boolean
  /** Target of the search form. */
  readonly searchHref: string
  /** Absent if the site has no search. */
  readonly search?: SearchView
  /**
   * Where pages send readers' feedback: `event` for only a browser event, a path with the base URL, a URL, or `mailto:`
   * with an email address; absent if pages do not request feedback.
   */
  readonly feedbackTarget?: string
  /** Actions on pages that are also published as Markdown; absent if the site offers none. */
  readonly pageActions?: PageActionsView
  /** Absent if the theme has no islands. */
  readonly islands?: IslandFiles
}

/** Actions that readers can apply to a page. */
export interface PageActionsView {
  /** Chats that can open a page; the encoded path of the page's Markdown replaces `{path}` in their URLs. */
  readonly chats: readonly { readonly label: string; readonly href: string }[]
}

/** Search settings of a language. */
export interface SearchView {
  /** Name of the language in the search manifest. */
  readonly locale: string
  /** Parts of the site that can be searched separately, with their names in the page's language. */
  readonly contexts: readonly { readonly path: string; readonly label: string }[]
  /** Searches that the site suggests to readers; absent if there are none. */
  readonly suggestions?: readonly string[]
  /** Versions with a separate index whose label differs from their path, such as `next/`; absent if there are none. */
  readonly versions?: readonly { readonly path: string; readonly label: string }[]
}

/** URLs of the modules of islands: components that are rendered as HTML first and hydrate in the browser. */
export interface IslandFiles {
  /** Contains React and hydrates. */
  readonly runtime: string
  /** Island's name → the module that exports it under this name. */
  readonly modules: Readonly<Record<string, string>>
}

/** Props of every component of the frame and of the pages. */
export interface BaseProps {
  /** Properties of the site. */
  readonly site: SiteView
  /** Returns a UI string in the page's language. */
  readonly text: Text
}
