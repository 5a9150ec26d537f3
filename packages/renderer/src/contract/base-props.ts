/** Gives back a UI text in the page's language with `{name}` replaced from `values`; plural texts choose their form by `values.count`. */
export type Text = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** Facts of the whole site that every component may need. */
export interface SiteView {
  readonly title: string
  /** With a slash at both ends; the same in every language. */
  readonly baseUrl: string
  /** Where the page's language starts. */
  readonly homeHref: string
  /** BCP 47 tag of the page's language. */
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  /** Calendar of dates; the language's own where absent. */
  readonly calendar?: string
  readonly defaultColorMode: 'light' | 'dark'
  readonly isColorModeSwitchable: boolean
  readonly followsSystemColorMode: boolean
  /** Where the search form leads. */
  readonly searchHref: string
  /** Absent where the site has no search. */
  readonly search?: SearchView
  /** Absent where the theme has no islands. */
  readonly islands?: IslandFiles
}

/** What the search of a language is told. */
export interface SearchView {
  /** Name of the language in the list of indexes. */
  readonly locale: string
  /** Parts of the site that can be searched alone, with their names in the page's language. */
  readonly contexts: readonly { readonly path: string; readonly label: string }[]
  /** Versions that have an index of their own and are called otherwise than their paths, such as `next/`; absent where there is none. */
  readonly versions?: readonly { readonly path: string; readonly label: string }[]
}

/** Addresses of the modules that islands are made of: components that are finished HTML first and hydrate in the browser. */
export interface IslandFiles {
  /** Holds React and hydrates. */
  readonly runtime: string
  /** Island's name → the module that exports it under this name. */
  readonly modules: Readonly<Record<string, string>>
}

/** Props that every component of the frame and of the pages gets. */
export interface BaseProps {
  /** Facts of the whole site. */
  readonly site: SiteView
  /** Gives back a UI text in the page's language. */
  readonly text: Text
}
