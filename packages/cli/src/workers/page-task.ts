import type { Diagnostic, LinkUse, Page } from '@docgen/renderer/contract'
import type { MarkdownSource } from '@docgen/renderer/markdown'
import type { ApiPage } from '@docgen/renderer/openapi'

import type { PackedAnchors } from '../graph/links/pack-anchors.js'
import type { SearchFacts } from '../plan/plan-search-facts.js'
import type { PageInputs, PluginKey } from './page-key.js'

/** A page to build: compile its source unless cached, render it, and write the HTML to the staging folder. */
export interface PageTask {
  readonly page: Page
  readonly locale: string
  /** `editionKey` of the page in the link table. */
  readonly edition: string
  /** The source to compile, with its includes; absent on generated pages. */
  readonly source?: MarkdownSource
  /** The API page to compile instead of a source. */
  readonly api?: ApiTask
  /** The compiler's path of a file → its MDX module in the bundle of the setup. */
  readonly mdxModules?: Readonly<Record<string, string>>
  /** Language, version and URL that MDX modules run for, as a query; absent if they do not depend on them. */
  readonly mdxModuleQuery?: string
  /** Cache key of the compiled content; present together with `source` or `api`. */
  readonly contentKey?: string
  /** Whether the cache has the content; false saves the lookup. */
  readonly isCached: boolean
  /** The plugins that change the page's HTML; absent if the site has no such plugins. */
  readonly plugins?: readonly PluginKey[]
  /** Present if search indexes the page. */
  readonly search?: SearchTask
  /** Path of the page's Markdown file; absent if the page is not published as Markdown. */
  readonly markdownFile?: string
}

/** Facts for the search index in addition to the page's content, and their cache key. */
export interface SearchTask {
  readonly facts: SearchFacts
  /** `searchKey` of the content and the facts. */
  readonly key: string
}

/** An API page. */
export interface ApiTask {
  /** Main file of the description: its key in the setup. */
  readonly path: string
  readonly page: ApiPage
  /** Sorts tasks so that pages that reference the same component go to the same thread, which renders it once. */
  readonly position: number
}

/** Facts about compiled content for the rest of the build, without its HTML. */
export interface ContentFacts {
  readonly links: readonly LinkUse[]
  readonly anchors: PackedAnchors
  readonly diagnostics: readonly Diagnostic[]
  /** The page's own style sheet. */
  readonly pageStyles?: string
  /** JSON of the request samples that readers can choose. */
  readonly samples?: string
  /** Files that Markdown plugins have read for it. */
  readonly pluginInputs?: readonly string[]
}

/** Time spent on a page, in milliseconds of one thread. */
export interface PageTimes {
  /** Markdown or operation to content, cache included. */
  readonly compile: number
  /** Content to HTML. */
  readonly render: number
  /** HTML to the staging folder. */
  readonly write: number
}

/** Result of a page task: facts and sizes, never trees or HTML. */
export interface PageResult {
  /** Path inside the output folder. */
  readonly file: string
  readonly key: string
  readonly inputs: PageInputs
  readonly hash: string
  /** Size of the HTML in bytes. */
  readonly size: number
  /** The page's Markdown file, size in bytes; absent if the page is not published as Markdown. */
  readonly markdownPage?: { readonly hash: string; readonly size: number }
  /** Facts of the page's content; absent if the page has no content, or failed to compile. */
  readonly facts?: ContentFacts
  readonly isCompiled: boolean
  /** Whether a Markdown plugin has waited for another page since the last result of this thread. */
  readonly hasWaited?: boolean
  readonly times: PageTimes
  /** Errors of components and plugins while the page was compiled, rendered or changed. */
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Receives a page's bytes, which are only valid during the call; `path` is the file's path below the staging
 * folder.
 */
export type WritePage = (path: string, bytes: Buffer) => void
