import type { MarkdownSource } from '@docgen/renderer'
import type { Diagnostic, LinkUse, Page } from '@docgen/renderer/contract'
import type { ApiPage } from '@docgen/renderer/light'
import type { PackedAnchors } from '../graph/links/pack-anchors.js'
import type { SearchFacts } from '../plan/plan-search-facts.js'
import type { PageInputs, PluginKey } from './page-key.js'

/** One page to make: compile its source unless the cache has it, fill it, and write the HTML to the staging folder. */
export interface PageTask {
  readonly page: Page
  readonly locale: string
  /** `editionKey` of the page in the link table. */
  readonly edition: string
  /** The source to compile, with its includes; absent on pages without one. */
  readonly source?: MarkdownSource
  /** The page of an API to compile, in the place of a source. */
  readonly api?: ApiTask
  /** Path under which the compiler knows a file → its program in the bundle of the setup. */
  readonly programs?: Readonly<Record<string, string>>
  /** For which language, version and address programs are run, as a query; absent where it is nothing to them. */
  readonly programQuery?: string
  /** Cache key of the compiled content; present together with `source` or `api`. */
  readonly contentKey?: string
  /** Whether the cache holds the content; false where nobody has to look. */
  readonly isKnown: boolean
  /** The plugins that change its HTML; absent where no plugin of the site does. */
  readonly plugins?: readonly PluginKey[]
  /** Present where search is to find the page. */
  readonly search?: SearchTask
}

/** What search is to know of a page beside its text, and where that is kept. */
export interface SearchTask {
  readonly facts: SearchFacts
  /** `searchKey` of the content and the facts. */
  readonly key: string
}

/** A page of an API. */
export interface ApiTask {
  /** Main file of the description: its key in the setup. */
  readonly path: string
  readonly page: ApiPage
  /** The same for pages that refer to the same component, close for those whose components stand close to each other. */
  readonly place: number
}

/** What the rest of the build needs to know of compiled content, without its HTML. */
export interface ContentFacts {
  readonly links: readonly LinkUse[]
  readonly anchors: PackedAnchors
  readonly diagnostics: readonly Diagnostic[]
  /** The page's own style sheet. */
  readonly pageStyles?: string
  /** Files that Markdown plugins have read for it. */
  readonly pluginInputs?: readonly string[]
}

/** Where a page's time went, in milliseconds of one thread. */
export interface PageTimes {
  /** Markdown or operation to content, cache included. */
  readonly compile: number
  /** Content to HTML. */
  readonly render: number
  /** HTML to the staging folder. */
  readonly write: number
}

/** What comes back from a page task: facts and sizes, never trees or HTML. */
export interface PageResult {
  /** Path inside the output folder. */
  readonly file: string
  readonly key: string
  readonly inputs: PageInputs
  readonly hash: string
  /** Size of the HTML in bytes. */
  readonly size: number
  /** Absent where the facts were known before. */
  readonly facts?: ContentFacts
  readonly isCompiled: boolean
  readonly times: PageTimes
  /** A component or plugin that threw: the page is then empty. */
  readonly diagnostics: readonly Diagnostic[]
}
