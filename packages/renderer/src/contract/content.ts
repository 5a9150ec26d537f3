import type { Diagnostic } from './diagnostic.js'

/**
 * The compiled form of one source: HTML with holes for everything that depends on other files. It depends only on the
 * source, its includes and code, the Markdown options, and the theme, so it can be cached under their hash.
 */
export interface Content {
  /** HTML between the holes: `parts[0] hole[0] parts[1] hole[1] … parts[n]`, so always one longer than `holes`. */
  readonly parts: readonly string[]
  readonly holes: readonly Hole[]
  /** The level-1 heading at the start of the source. It is not in `parts`; the layout renders it. */
  readonly heading?: ContentHeading
  /** True if the first heading has level 1 but is not at the start of the source: no title is shown above the text. */
  readonly hasOwnTitle?: boolean
  /**
   * Plain text of the first non-empty paragraph, cut after a word to at most 200 characters; empty if there is none.
   */
  readonly description: string
  /** All headings below level 1 in source order; the layout filters them by level. */
  readonly toc: readonly TocEntry[]
  /**
   * Every link, image and file reference that is not a plain external URL, in source order. Holes and checks refer to
   * them by index.
   */
  readonly links: readonly LinkUse[]
  /** Every id in the HTML that the `#hash` of a link may name. */
  readonly anchors: readonly string[]
  /** The text under each heading, for search; the first section has no id. */
  readonly sections: readonly Section[]
  readonly diagnostics: readonly Diagnostic[]
  /** Elements for the page's head; absent if there are none. */
  readonly head?: readonly HeadElement[]
  /**
   * Names of the theme's style sheets that it needs in addition to the main one, in code-unit order; absent if none.
   */
  readonly sheets?: readonly string[]
  /**
   * The page's own style sheet: styles of its formulas that the theme lacks, and the styles in its JSX. Absent if the
   * page needs no such styles.
   */
  readonly pageStyles?: string
  /** JSON of the request samples that readers of an operation can choose, for a file next to the page. */
  readonly samples?: string
  /** Sources that its scripts connect to, in addition to the sources in the site's security policy. */
  readonly connectSources?: readonly string[]
  /** Files that Markdown plugins read for it, as they name them: absolute, or relative to the site's folder. */
  readonly pluginInputs?: readonly string[]
  /** Keys of the results of the type checks of its blocks of code, to find the results that no page needs. */
  readonly typeKeys?: readonly string[]
  /** Set by a component that renders the whole page. */
  readonly layout?: 'home' | 'full' | 'column'
  /** The parts around the page that a component on a page with the layout `bare` requests; absent if there are none. */
  readonly frameParts?: readonly FramePart[]
  /** True if the page has no footer. */
  readonly hidesFooter?: boolean
}

/** A part around a page's main part. */
export type FramePart = 'announcement' | 'navbar' | 'footer'

/** An element for a page's head: `title`, `meta`, `link`, or `script` with JSON-LD. */
export interface HeadElement {
  readonly tagName: string
  /** Under their HTML names. */
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
}

/** The page's level-1 heading, as plain text, and as inline HTML split at its holes like the content. */
export interface ContentHeading {
  readonly parts: readonly string[]
  readonly holes: readonly Hole[]
  readonly text: string
  /** Absent if no link in the page points to its title, and its author set none. */
  readonly id?: string
}

/** An entry of the table of contents. */
export interface TocEntry {
  readonly id: string
  /** 2 to 6. */
  readonly level: number
  /** Inline HTML of the heading without links and without holes. */
  readonly html: string
  readonly text: string
  /** Key of the UI string, if the heading is one: `html` and `text` are its English text. */
  readonly key?: string
}

/** A reference that only the site graph can resolve. */
export interface LinkUse {
  /** `link`: an `<a href>`; `image`: an `<img src>`; `api`: `api:operation-id`. */
  readonly kind: 'link' | 'image' | 'api'
  /** As written, entities decoded. */
  readonly href: string
  /** The file that contains the reference: the source itself or an included partial. */
  readonly file: string
  readonly line: number
  readonly column: number
  /** True for an element written as HTML, or rendered by a component, whose URL Docusaurus does not check. */
  readonly isHtml?: true
  /** True for an element without a position in the source, because a Markdown plugin created it. */
  readonly isInserted?: true
}

/** Text of one section of a page, as the search indexes it. */
export interface Section {
  /** The heading's id; empty for the text before the first heading. */
  readonly id: string
  /** The heading's plain text; empty for the text before the first heading. */
  readonly title: string
  /** Key of the UI string, if the heading is one: `title` is its English text. */
  readonly key?: string
  /** 1 for the text before the first heading, otherwise the heading's level. */
  readonly level: number
  /** Plain text, white space collapsed, code included. */
  readonly text: string
  /** UI strings in it, in order, if any: `text` has their English text. */
  readonly uiTexts?: readonly EmbeddedUiText[]
}

/** A UI string within a longer text. */
export interface EmbeddedUiText {
  /** Start and end offset, in UTF-16 code units. */
  readonly start: number
  readonly end: number
  readonly key: string
  readonly values: Readonly<Record<string, string>>
}

/** A position in the compiled HTML that `render` fills from the graph, the UI strings or the plan. */
export type Hole =
  /** The escaped value of an `href` attribute. */
  | { readonly kind: 'link'; readonly link: number }
  /** The attribute that opens the target of a link in a new tab; nothing if it is a page. */
  | { readonly kind: 'file-target'; readonly link: number }
  /** A whole `<img>` element (two if the image has a dark variant). */
  | {
      readonly kind: 'image'
      readonly link: number
      readonly attributes: Readonly<Record<string, string>>
      readonly isLazy: boolean
    }
  /** A UI string, escaped for text and attribute values; `fallback` if no catalog has the key. */
  | {
      readonly kind: 'text'
      readonly key: string
      readonly values: Readonly<Record<string, string>>
      /** Value's name → key of a UI string, for values that are UI strings themselves. */
      readonly texts?: Readonly<Record<string, string>>
      readonly fallback?: string
    }
  /** A text that links to a file, as the compiler knows it, if the page has a link to edit its own file. */
  | { readonly kind: 'source-link'; readonly path: string; readonly text: string }
  /** The link to the page's own style sheet. */
  | { readonly kind: 'page-styles' }
  /** The URL of the module that renders diagrams, escaped. */
  | { readonly kind: 'diagram-module' }
  /** A large search field; nothing on a site without search. */
  | { readonly kind: 'search' }
  /** The cards of the page's sidebar siblings (`::doc-cards`). */
  | { readonly kind: 'cards' }
