import type { RelatedPosition } from '@docgen/renderer/contract'

/** An event sent to a window. The browser script uses the same type. */
export type PageEvent =
  /** The page has changed. `before` is the content last sent to the window. */
  | { readonly type: 'page'; readonly hash: string; readonly before: string; readonly after: string }
  /** The page no longer exists; `href` is its new URL, if known. */
  | { readonly type: 'gone'; readonly href?: string; readonly title?: string }
  /** The page exists again, or the window's content is unknown. */
  | { readonly type: 'reload' }
  /** Files that pages reference by unchanged URLs have new bytes. */
  | { readonly type: 'files'; readonly hrefs: readonly string[] }
  /** The current diagnostics; empty once they are fixed. */
  | ({ readonly type: 'diagnostics' } & DiagnosticList)

/** Diagnostics for display in a window: errors first, limited in number. */
export interface DiagnosticList {
  readonly problems: readonly DiagnosticView[]
  /** Total numbers, including those not shown. */
  readonly errors: number
  readonly warnings: number
}

/** A diagnostic for display in a window. */
export interface DiagnosticView {
  readonly code: string
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly hint?: string
  /** Relative to the site's folder. */
  readonly file?: string
  readonly line?: number
  readonly column?: number
  readonly related?: readonly RelatedPosition[]
  /** Lines of the file around the position. */
  readonly frame: readonly FrameLine[]
}

/** A line of a file; of a long line, the part around the position. */
export interface FrameLine {
  /** 1-based. */
  readonly line: number
  readonly text: string
  /** The marked range, in UTF-16 code units, on the line of the position; it may start at the end of the text. */
  readonly mark?: { readonly start: number; readonly length: number }
}
