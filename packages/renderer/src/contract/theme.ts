import type { ThemeComponents } from './theme-components.js'

/**
 * UI strings of one language: key → text. Plural texts contain their forms separated by `|`, in the order of the
 * language's plural categories.
 */
export type TextCatalog = Readonly<Record<string, string>>

/** Values of the tokens that depend on the accent color. */
export type AccentColors = Readonly<
  Record<
    '--color-accent' | '--color-accent-strong' | '--color-accent-tint' | '--color-on-accent' | '--code-highlight',
    string
  >
>

/** A preset of the accent color. */
export interface Accent {
  readonly light: AccentColors
  readonly dark: AccentColors
}

/** The `theme` export of a theme package. */
export interface Theme {
  readonly components: ThemeComponents
  /** Language → UI strings; a missing key falls back to English. */
  readonly texts: Readonly<Record<string, TextCatalog>>
  /** Languages that `texts` lacks → a function that loads their UI strings, called only if a site uses them. */
  readonly languages?: Readonly<Record<string, () => Promise<TextCatalog>>>
  /** Name → preset, for `theme.accent` of the config. */
  readonly accents?: Readonly<Record<string, Accent>>
  readonly client: ThemeClient
}

/** The theme's browser files, built ahead of time. */
export interface ThemeClient {
  /** `file:` URL of their folder. */
  readonly directory: string
  /** Name of the main style sheet. It is a file in `directory`, like all files below that are not `file:` URLs. */
  readonly stylesheet: string
  /** `file:` URLs of style sheets that a derived theme adds after the main style sheet. */
  readonly styles?: readonly string[]
  /** Name of the script that every page loads. */
  readonly script: string
  /** The script of the search, which is also the one of its background thread. */
  readonly searchWorker: string
  /** `script` and `searchWorker` in one file, for the search page. */
  readonly searchPage: string
  /**
   * Folder of the scripts that the search thread imports for languages other than English, each named by
   * `findLanguageModule`.
   */
  readonly searchLanguages: string
  /** Name of the JSON file that lists all other files, a `ClientManifest`; absent if there are no others. */
  readonly manifest?: string
  /**
   * `file:` URL of the module that exports `Island`, the wrapper of a site's own islands; absent if the theme does not
   * support them.
   */
  readonly islandModule?: string
  /**
   * `file:` URL of the module that exports what MDX pages import from `@theme/…` and `@docusaurus/…`; absent if the
   * theme does not support these imports.
   */
  readonly docusaurusModule?: string
  /** Code that runs inline in the head before the first paint; its hash is in the content security policy. */
  readonly inlineScript: string
  /** Code that runs inline where the theme writes it; its hash is also in the policy. */
  readonly layoutScript?: string
}

/**
 * The browser files in addition to style sheet and script. Their names already contain content hashes and do not
 * change.
 */
export interface ClientManifest {
  readonly files: readonly string[]
  /**
   * Style sheets of constructs that few pages have, by the name under which `Content.sheets` requests them; `blog` is
   * for posts, `posts` for their lists. Not among `files`.
   */
  readonly sheets?: Readonly<Record<string, string>>
  /** Scripts of the search bar, which a site without search does not need; not among `files`. */
  readonly search?: { readonly files: readonly string[] }
  /**
   * Scripts of API consoles, which a site without them does not need; not among `files`. `callback` is the script of
   * the page that authorization servers redirect to.
   */
  readonly console?: { readonly files: readonly string[]; readonly callback: string }
  /** Fonts of formulas, which a site without them does not need; not among `files`. */
  readonly math?: { readonly files: readonly string[] }
  /**
   * The module that renders diagrams and its dependencies, also not among `files`. The module is an island's `src` and
   * `runtime` in one.
   */
  readonly diagrams?: { readonly module: string; readonly files: readonly string[] }
  /** Contains React and hydrates islands. */
  readonly runtime: string
  /** Exports React for a site's own islands. */
  readonly react: string
  /** Island's name → its module. */
  readonly modules: Readonly<Record<string, string>>
}
