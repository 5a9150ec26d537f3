import type { Diagnostic } from '@docgen/renderer/contract'
import type { ApiChange } from '@docgen/renderer/openapi'
import type { SearchEvaluation } from '../check/evaluate-search.js'
import type { Trial } from '../session/trial.js'
import type { LanguageReport } from '../translations/check-translations.js'
import type { BuiltBase, ChangedPage } from './base/compare-pages.js'
import type { PublishedOutcome } from './routes/read-published-pages.js'
import type { FileKind } from './weight/list-files.js'

/** Names of the gates, in the order in which they run. */
export const GATE_NAMES = [
  'content',
  'routes',
  'links',
  'weight',
  'a11y',
  'code',
  'api',
  'prose',
  'stale',
  'agents',
  'search',
  'translations',
] as const

/** The name of a gate on the command line and in `checks` of the config. */
export type GateName = (typeof GATE_NAMES)[number]

/** The input of a gate. */
export interface GateInput {
  readonly trial: Trial
  /** Languages that the command line names; undefined for all. */
  readonly locales: readonly string[] | undefined
  /** Reads the pages of the deployed site, once; undefined if the command line names none. */
  readonly readPublished: (() => Promise<PublishedOutcome>) | undefined
  /** Whether gates may start a browser. */
  readonly usesBrowser: boolean
  /** The earlier site or description of the command line. */
  readonly base: Base | undefined
  /** The trial build of the earlier site; undefined without one, and if it cannot be built. */
  readonly builtBase: BuiltBase | undefined
  /** RFC 3339 date and time in UTC. */
  readonly now: string
}

/** An earlier site or API description with which gates compare the site. */
export interface Base {
  /** The name that the user gave, such as `origin/main`. */
  readonly name: string
  /** Absolute path of the folder with the earlier site; absent with `file`. */
  readonly siteDir?: string
  /** Full hash of the commit, if the earlier site is a commit. */
  readonly commit?: string
  /** Absolute path of an earlier API description. */
  readonly file?: string
}

/** The findings of a gate, and why it skipped the site or could not decide. */
export interface GateResult {
  readonly diagnostics: readonly Diagnostic[]
  /** Why it checked nothing, as part of a sentence. Diagnostics then count only if the command line names the gate. */
  readonly skipped?: string
  /** Why it could not decide, such as a server that does not answer. */
  readonly undecided?: string
  /** Whether another run on the same site can have a different result, because it depends on more than its files. */
  readonly isVolatile?: boolean
  /** Its data besides the findings, for the JSON report and for the terminal. */
  readonly details?: GateDetails | undefined
}

/** Data of one gate. Its fields show which gate it comes from. */
export type GateDetails =
  | { readonly languages: readonly LanguageReport[] }
  | Pick<SearchEvaluation, 'mrr' | 'questions'>
  /** Number of external URLs, and number of URLs with each result. */
  | Readonly<Record<'links' | 'fine' | 'broken' | 'unknown' | 'refused', number>>
  | ApiComparison
  | GuideExamples
  /** Number of blocks of code in checked languages, and how many of them have a reason not to be checked. */
  | Readonly<Record<'blocks' | 'excused', number>>
  /** Number of pages with `covers`. */
  | { readonly covering: number }
  /** Number of pages checked in a browser. */
  | { readonly sampled: number }
  /** The size of each kind of file, and the pages whose size has changed since the earlier or deployed site. */
  | { readonly weights: readonly FileWeight[]; readonly pageWeights?: readonly PageWeight[] }
  /** Numbers of published pages and redirects, of lost pages and redirects, and of lost anchors. */
  | Readonly<Record<'published' | 'lost' | 'lostAnchors', number>>

/** The files of one kind; sizes are in bytes, before compression unless a field says otherwise. */
export interface FileWeight {
  readonly kind: FileKind
  readonly files: number
  readonly size: number
  /** The largest file, its size after gzip, and its budget in kilobytes. */
  readonly largest: { readonly file: string; readonly gzip: number; readonly budget?: number }
}

/** The HTML of a page in bytes, before compression; `before` is absent on a new page. */
export interface PageWeight {
  readonly route: string
  readonly before?: number
  readonly after: number
}

/** Number of blocks of JSON in guides that name an operation. */
export interface GuideExamples {
  readonly examples: number
}

/** All changes of the API descriptions, including changes that are not findings. */
export interface ApiComparison extends GuideExamples {
  readonly changes: readonly ReportedChange[]
  /** The changes as Markdown, without headings. */
  readonly changelog: string
}

/** A change, with its positions in the earlier and in the current description. */
export interface ReportedChange extends Omit<ApiChange, 'kind' | 'message' | 'before' | 'after'> {
  readonly rule: ApiChange['kind']
  /** The whole sentence, which begins with `subject` if there is one. */
  readonly message: string
  readonly before: Pick<Diagnostic, 'file' | 'line' | 'column'>
  readonly after: Pick<Diagnostic, 'file' | 'line' | 'column'>
}

/** A finding of a gate. */
export interface Finding extends Diagnostic {
  readonly gate: GateName
  /** Id of the finding, unique in a report. It does not change if the finding only moves to another line. */
  readonly fingerprint: string
}

/** How a gate ended. */
export type GateState = 'passed' | 'failed' | 'skipped' | 'undecided'

/** The result of a gate, with its findings at their configured severity. */
export interface GateReport extends Pick<GateResult, 'details'> {
  readonly name: GateName
  readonly state: GateState
  /** Why the gate was skipped or could not decide. */
  readonly reason?: string
  readonly errors: number
  readonly warnings: number
  /** Number of findings that a comment suppresses. */
  readonly ignored: number
  /** Number of findings in the baseline. */
  readonly known: number
  /** Number of findings that were fixed; absent if there are none. */
  readonly fixed?: number
}

/** The pages that differ from the pages of an earlier site. */
export interface PageChanges {
  /** The earlier site by the name that the user gave, such as `origin/main`. */
  readonly since: string
  /** Number of pages of the site. */
  readonly pages: number
  readonly changed: readonly ChangedPage[]
}

/** The results of all gates. */
export interface CheckReport {
  /** Whether no gate failed. */
  readonly ok: boolean
  readonly gates: readonly GateReport[]
  /** Absent without an earlier site, if it cannot be built, and if no gate needs it. */
  readonly changes?: PageChanges
  readonly findings: readonly Finding[]
}
