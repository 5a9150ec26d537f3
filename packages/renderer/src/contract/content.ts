import type { Diagnostic } from './diagnostic.js'

/**
 * What the compiler makes of one source: finished HTML with holes for all that depends on other files.
 * It is a function of the source, its includes and the Markdown options alone, so it may be cached under their hash.
 */
export interface Content {
  /** HTML between the holes: `parts[0] hole[0] parts[1] hole[1] … parts[n]`, so always one longer than `holes`. */
  readonly parts: readonly string[]
  readonly holes: readonly Hole[]
  /** The level-1 heading that opens the document; it is not part of `parts`, the layout renders it. */
  readonly heading?: ContentHeading
  /** Plain text of the first contentful paragraph, cut at a word to at most 200 characters; empty when there is none. */
  readonly description: string
  /** All headings below level 1 in document order; the layout filters them by level. */
  readonly toc: readonly TocEntry[]
  /** Every link, image and file reference that is not a plain external URL, in document order. Holes and checks point here by index. */
  readonly links: readonly LinkUse[]
  /** Every id in the HTML that a link's `#hash` may name. */
  readonly anchors: readonly string[]
  /** The text under each heading, for search; the first section has no id. */
  readonly sections: readonly Section[]
  readonly diagnostics: readonly Diagnostic[]
  /** What the source adds to the page's head; absent where nothing. */
  readonly head?: readonly HeadElement[]
  /** Style sheet of the page's own: what its formulas need beside the theme's sheet for them, and the styles in its JSX; absent where it has neither. */
  readonly pageStyles?: string
  /** Files that Markdown plugins have read for it, as they name them: absolute, or relative to the site's folder. */
  readonly pluginInputs?: readonly string[]
  /** True where the page is shown without the site's footer. */
  readonly hidesFooter?: boolean
}

/** An element for a page's head: `title`, `meta` or `link`. */
export interface HeadElement {
  readonly tagName: string
  /** Under their names in HTML. */
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
}

/** The document's own level-1 heading, as plain text, and as inline HTML cut at its holes like the content's own. */
export interface ContentHeading {
  readonly parts: readonly string[]
  readonly holes: readonly Hole[]
  readonly text: string
  /** Absent where no link of the document leads to its title, and its author has chosen none. */
  readonly id?: string
}

/** One line of the table of contents. */
export interface TocEntry {
  readonly id: string
  /** 2 to 6. */
  readonly level: number
  /** Inline HTML of the heading without links and without holes. */
  readonly html: string
  readonly text: string
  /** Key of the UI text that it is, where it is in the page's own words: `html` and `text` are the same in English. */
  readonly key?: string
}

/** A reference to something that only the site graph knows. */
export interface LinkUse {
  /** `link`: an `<a href>`; `image`: an `<img src>`; `api`: `api:operation-id`. */
  readonly kind: 'link' | 'image' | 'api'
  /** As written, entities decoded. */
  readonly href: string
  /** The file that the reference stands in: the source itself or an included partial. */
  readonly file: string
  readonly line: number
  readonly column: number
  /** True for a plain element of a component, whose address nobody has promised to be one of this site. */
  readonly isPlain?: true
}

/** Text of one headed part of a document, as search indexes it. */
export interface Section {
  /** The heading's id; empty for the text before the first heading. */
  readonly id: string
  /** The heading's plain text; empty for the text before the first heading. */
  readonly title: string
  /** Key of the UI text that the heading is, where it is in the page's own words: `title` is the same in English. */
  readonly key?: string
  /** 1 for the text before the first heading, else the heading's level. */
  readonly level: number
  /** Plain text, white space collapsed, code included. */
  readonly text: string
  /** UI texts in it, in their order, where it has any: `text` says them in English. */
  readonly uiTexts?: readonly PlacedUiText[]
}

/** A UI text within a longer one. */
export interface PlacedUiText {
  /** Where it begins and ends there, in UTF-16 units. */
  readonly start: number
  readonly end: number
  readonly key: string
  readonly values: Readonly<Record<string, string>>
}

/** A place in the compiled HTML that `render` fills from the graph, the texts or the plan. */
export type Hole =
  /** The escaped value of an `href` attribute. */
  | { readonly kind: 'link'; readonly link: number }
  /** A whole `<img>` element (two, where the picture has a dark twin). */
  | {
      readonly kind: 'image'
      readonly link: number
      readonly attributes: Readonly<Record<string, string>>
      readonly isLazy: boolean
    }
  /** A UI text, escaped for text and attribute values alike; `fallback` where no catalogue has the key. */
  | {
      readonly kind: 'text'
      readonly key: string
      readonly values: Readonly<Record<string, string>>
      /** Values that are UI texts themselves, by their keys. */
      readonly texts?: Readonly<Record<string, string>>
      readonly fallback?: string
    }
  /** The links to the page's own style sheet, and to that of formulas where it has some. */
  | { readonly kind: 'page-styles'; readonly hasFormulas: boolean }
  /** The address of the module that draws diagrams, escaped. */
  | { readonly kind: 'diagram-module' }
  /** The cards of the page's sidebar siblings (`::doc-cards`). */
  | { readonly kind: 'cards' }
