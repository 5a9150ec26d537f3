import type { Diagnostic, HeadElement, Severity, TocEntry } from '../contract/index.js'
import type { MarkdownOptions, MarkdownSource } from './markdown-options.js'

/** A place in a source file, 1-based. */
export interface Point {
  readonly line: number
  readonly column: number
}

/** What a mistake is, without the file it stands in. */
export interface Mistake {
  readonly code: string
  /** `warning` where absent. */
  readonly severity?: Severity
  readonly message: string
  readonly hint?: string
  readonly length?: number
}

/** A document that code of a page shows, with its props. */
export interface DocumentRequest {
  /** The same for the same file with the same props. */
  readonly key: string
  /** Path from the site's folder, with `/` before it. */
  readonly file: string
  readonly props: Readonly<Record<string, unknown>>
}

/** One run of the compiler: its input, and the mistakes found so far. */
export interface Compilation {
  readonly source: MarkdownSource
  readonly options: MarkdownOptions
  readonly diagnostics: readonly Diagnostic[]
  /** What the document adds to the head of its page. */
  readonly headElements: HeadElement[]
  /** What inline styles have become: class → declarations. See `moveStyles`. */
  readonly styleRules: Map<string, string>
  /** In the place of its headings, where the document itself says what its table of contents is. */
  ownToc?: readonly TocEntry[]
  /** Set where a component of the document wants the page without its footer. */
  hidesFooter?: boolean
  /** Paths of files that Markdown plugins have declared as read. */
  readonly pluginInputs: Set<string>
  /** Documents that components show, by key: those of an earlier run, and those that this one has found. */
  readonly documents: Map<string, DocumentRequest>
  /** Notes a mistake in a file; without a point it concerns the file as a whole. */
  report(file: string, point: Point | undefined, mistake: Mistake): void
}

/** Starts a run. */
export function createCompilation(
  source: MarkdownSource,
  options: MarkdownOptions,
  documents: readonly DocumentRequest[] = [],
): Compilation {
  const diagnostics: Diagnostic[] = []
  return {
    source,
    options,
    diagnostics,
    headElements: [],
    styleRules: new Map(),
    pluginInputs: new Set(),
    documents: new Map(documents.map((request) => [request.key, request])),
    report(file, point, { severity = 'warning', code, message, hint, length }) {
      diagnostics.push({
        code,
        severity,
        file,
        ...(point && { line: point.line, column: point.column }),
        ...(length !== undefined && { length }),
        message,
        ...(hint !== undefined && { hint }),
      })
    },
  }
}
