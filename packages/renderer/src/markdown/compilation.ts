import type { Diagnostic, FramePart, HeadElement, Severity, TocEntry } from '../contract/index.js'
import { NOT_IN_SOURCE } from '../contract/not-in-source.js'
import type { MarkdownOptions, MarkdownSource } from './markdown-options.js'
import type { MdxModuleScope, StyleCollector } from './mdx-module.js'

/** A 1-based position in a source file. */
export interface Point {
  readonly line: number
  readonly column: number
}

/** A problem, without the file that contains it. */
export interface Problem extends Omit<Diagnostic, 'severity' | 'file' | 'line' | 'column'> {
  /** `warning` if absent. */
  readonly severity?: Severity
}

/** A page rendered by the code of another page, with its props. */
export interface DocumentRequest {
  /** Equal for the same file with the same props. */
  readonly key: string
  /** Path from the site's folder, with a leading `/`. */
  readonly file: string
  readonly props: Readonly<Record<string, unknown>>
}

/** One run of the compiler: its input, and the problems found so far. */
export interface Compilation {
  readonly source: MarkdownSource
  readonly options: MarkdownOptions
  readonly diagnostics: readonly Diagnostic[]
  /** Elements that the source adds to the page's head. */
  readonly headElements: HeadElement[]
  /** Extracted inline styles: class → declarations. See `moveStyles`. */
  readonly styleRules: Map<string, string>
  /** A table of contents that the source defines, instead of the page's headings. */
  ownToc?: readonly TocEntry[]
  /** Returns the component that provides React contexts to the components of the page. */
  root?: () => unknown
  /** Creates the collector of the styles of components. */
  styled?: () => StyleCollector
  /** Converts components that rehype plugins insert into this HTML tree; absent if the page is not MDX. */
  convertInserted?: (tree: object) => void
  /** The page, for components that use it. */
  document?: MdxModuleScope
  /** Set by a component that renders the whole page. */
  layout?: 'home' | 'full' | 'column'
  /** Ids that derive from the names of fields. */
  readonly fieldIds: Set<string>
  /** Parts around the page that components request. */
  readonly frameParts: Set<FramePart>
  /** Whether the first heading of the page's file, without partials, has level 1 and follows no thematic break. */
  hasOwnTitle?: boolean
  /** Set if a component hides the page's footer. */
  hidesFooter?: boolean
  /** Paths of files that Markdown plugins have declared as inputs. */
  readonly pluginInputs: Set<string>
  /** Keys of the results of type checks. */
  readonly typeKeys: Set<string>
  /** Pages that components render, by key: pages from earlier runs, and pages that this run finds. */
  readonly documents: Map<string, DocumentRequest>
  /** Records a problem in a file; without a point it concerns the file as a whole. */
  report(file: string, point: Point | undefined, problem: Problem): void
}

/** Creates the state of a run. `documents` are the pages that components rendered in earlier runs. */
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
    fieldIds: new Set(),
    frameParts: new Set(),
    styleRules: new Map(),
    pluginInputs: new Set(),
    typeKeys: new Set(),
    documents: new Map(documents.map((request) => [request.key, request])),
    report(file, point, problem) {
      const { code, severity = 'warning', length, message, ...rest } = problem
      const isInserted = !point && hasPlugins(options) && !OF_FILES.has(code)
      diagnostics.push({
        code,
        severity,
        file,
        ...(point && { line: point.line, column: point.column }),
        ...(length !== undefined && { length }),
        message,
        ...rest,
        ...(isInserted && { hint: problem.hint === undefined ? NOT_IN_SOURCE : `${problem.hint}. ${NOT_IN_SOURCE}` }),
      })
    },
  }
}

/** Codes of problems that concern a whole file. Other problems without a position are in nodes that plugins insert. */
const OF_FILES: ReadonlySet<string> = new Set(['plugin-message', 'too-complex'])

/** Whether Markdown plugins of the site may insert nodes, which have no position. */
export function hasPlugins({ remarkPlugins, rehypePlugins }: MarkdownOptions): boolean {
  return remarkPlugins.length + rehypePlugins.length > 0
}

/** Lets code of the site read the page from a global variable, because that code has another copy of this module. */
export function exposeDocument({ document }: Compilation): void {
  Reflect.set(globalThis, Symbol.for('docgen.document'), document)
}
