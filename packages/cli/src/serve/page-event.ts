/** What a window is told. The script in the browser reads the same type. */
export type PageEvent =
  /** The page has changed. `before` is what the window was sent last. */
  | { readonly type: 'page'; readonly hash: string; readonly before: string; readonly after: string }
  /** The page is no more; `href` is where it went, where that can be told. */
  | { readonly type: 'gone'; readonly href?: string; readonly title?: string }
  /** The page was not there and is now, or nobody knows any more what the window shows. */
  | { readonly type: 'reload' }
  /** Files that pages show by an address that stays the same have new bytes. */
  | { readonly type: 'files'; readonly hrefs: readonly string[] }
  /** The mistakes that stand; none when they are mended. */
  | ({ readonly type: 'mistakes' } & ShownMistakes)

/** Mistakes as a window shows them: errors first, and of very many the first ones. */
export interface ShownMistakes {
  readonly mistakes: readonly ShownMistake[]
  /** How many there are, those that are not shown among them. */
  readonly errors: number
  readonly warnings: number
}

/** A mistake as a window shows it. */
export interface ShownMistake {
  readonly code: string
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly hint?: string
  /** Relative to the site's folder. */
  readonly file?: string
  readonly line?: number
  readonly column?: number
  /** Some lines of the file around the place. */
  readonly frame: readonly FrameLine[]
}

/** A line of a file, or of a long one what is around the place. */
export interface FrameLine {
  /** From 1. */
  readonly line: number
  readonly text: string
  /** What of the text is meant, in UTF-16 code units, where this is the line of the place; it may begin at the text's end. */
  readonly mark?: { readonly start: number; readonly length: number }
}
