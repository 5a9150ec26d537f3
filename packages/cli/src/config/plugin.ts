import type { LinkUse, Page, Section, Severity } from '@docgen/renderer/contract'
import type { FrontMatterInput } from './front-matter.js'

/** A value or a promise of it. */
export type MaybePromise<Value> = Value | Promise<Value>

/** A plugin extends builds. Each hook receives plain data and returns plain data; omitted hooks cost nothing. */
export interface Plugin {
  /** Identifies the plugin in diagnostics, cache keys and data; unique per site. */
  readonly name: string
  /** Part of the cache keys of the plugin's results: a new version rebuilds them. */
  readonly version: string
  /** Inputs of the hooks, in addition to their arguments and the code of the plugin. */
  readonly inputs?: PluginInputs
  /** Adds documents and data, before docgen arranges the site's pages. */
  readonly content?: (context: PluginContext) => MaybePromise<PluginContent>
  /** Changes the text of a Markdown file, front matter included, before docgen reads it. */
  readonly source?: (text: string, context: SourceContext) => string
  /** Changes and adds documents, after docgen has arranged the site's pages. */
  readonly pages?: (context: PagesContext) => MaybePromise<PagesChange>
  /** Changes the final HTML of pages. Runs in several worker threads in parallel. */
  readonly html?: HtmlHook
  /** Adds files to the output. */
  readonly emit?: (context: SiteContext) => MaybePromise<readonly PluginFile[]>
  /** Reports problems of the site. */
  readonly check?: (context: SiteContext) => MaybePromise<readonly PluginFinding[]>
}

/** The inputs of a plugin. Changes to anything else go unnoticed: docgen then reuses the plugin's previous results. */
export interface PluginInputs {
  /** Paths relative to the site's folder, or patterns such as `data/*.json`. `read` can only read these files. */
  readonly files?: readonly string[]
  /** Names of environment variables. */
  readonly env?: readonly string[]
  /** Any other inputs, as JSON: options, the date of a data dump. */
  readonly values?: unknown
}

/** The context of every hook. */
export interface PluginContext {
  /** Facts from the config. */
  readonly site: SiteFacts
  /** The declared environment variables that are set. */
  readonly env: Readonly<Record<string, string>>
  /** Paths of the declared files, in code-unit order. */
  readonly files: readonly string[]
  /** Returns the text of a declared file. */
  readonly read: (path: string) => string
  /** The `data` that the plugin's `content` hook returned; `undefined` in that hook, or if it returned no data. */
  readonly data: unknown
}

/** The config as plugins see it. */
export interface SiteFacts {
  /** Name of the site. */
  readonly title: string
  /** Protocol and host, without a trailing slash. */
  readonly url: string
  /** Starts and ends with a slash. */
  readonly baseUrl: string
  /** Default language of the site. */
  readonly defaultLocale: string
  /** The languages of the site, the default one included. */
  readonly locales: readonly string[]
}

/** Result of a `content` hook. */
export interface PluginContent {
  /** Documents, treated like files in their folders. */
  readonly documents?: readonly PluginDocument[]
  /**
   * Plain data that components read with `pluginData` of `@docgen/cli/data`, and the plugin's other hooks as
   * `data`.
   */
  readonly data?: unknown
}

/** A generated Markdown document. */
export interface PluginDocument {
  /** Virtual path, relative to the site's folder: in a folder of docs, such as `docs/releases/1.0.md`. */
  readonly path: string
  /** The complete content, front matter included. */
  readonly text: string
}

/** The context of a `source` hook. */
export interface SourceContext extends PluginContext {
  /** Path of the file, relative to the site's folder. */
  readonly path: string
}

/** The context of a `pages` hook. */
export interface PagesContext extends PluginContext {
  /** Every document with its position in the site, including the changes of earlier plugins. */
  readonly pages: readonly PageOutline[]
}

/** A document and its position in the site. */
export interface PageOutline {
  /** Path of the file, relative to the site's folder. */
  readonly source: string
  /** Folder and name, as sidebars refer to it. */
  readonly id: string
  /** Path without base URL and trailing slash. */
  readonly route: string
  /** From the front matter, else the first heading. */
  readonly title: string
  /** Name of the version; `current` for the working tree. */
  readonly version: string
  /** Language of the document. */
  readonly locale: string
  /** Id of the sidebar that it shows. */
  readonly sidebar?: string
  /** As written in the file; parsed on first access. */
  readonly frontMatter: Readonly<Record<string, unknown>>
}

/** Result of a `pages` hook; docgen then arranges the site's pages again. */
export interface PagesChange {
  /** Changes to the front matter of documents, such as to the slug, title, sidebar position or tags. */
  readonly change?: readonly PageChange[]
  /** Additional documents; they cannot include other files. */
  readonly add?: readonly PluginDocument[]
}

/** A change to a document. */
export interface PageChange {
  /** Path of its file, as in the outline. */
  readonly source: string
  /** Fields that override the fields in the document's front matter. */
  readonly frontMatter: FrontMatterInput
}

/** Changes the HTML of pages. */
export interface HtmlHook {
  /** Whether to change a page; by default all pages. Other pages are not rebuilt when the plugin's inputs change. */
  readonly appliesTo?: (page: Page) => boolean
  /** Returns the complete HTML document of a page, from doctype to end. */
  readonly change: (html: string, context: HtmlContext) => MaybePromise<string>
}

/** The context of an `html` hook. */
export interface HtmlContext extends PluginContext {
  /** All data of the page except its content. */
  readonly page: Page
}

/** The context of `emit` and `check` hooks. */
export interface SiteContext extends PluginContext {
  /** Every page of the output, in code-unit order of their files. */
  readonly pages: readonly PageFacts[]
}

/** All data of a compiled page. Expensive fields are computed on first access. */
export interface PageFacts {
  /** Kind of the page: a document, the index of a category or tag, the search page, or the 404 page. */
  readonly kind: Page['kind']
  /** Path without base URL and trailing slash. */
  readonly route: string
  /** Path with base URL and trailing-slash rule. */
  readonly href: string
  /** Path inside the output folder. */
  readonly file: string
  /** Path of its document, relative to the site's folder; absent on generated pages. */
  readonly source?: string
  /** As displayed on the page. */
  readonly title: string
  /** Name of the version; `current` for the working tree. */
  readonly version: string
  /** Language of the page. */
  readonly locale: string
  /** From the front matter. */
  readonly description?: string
  /** RFC 3339 date in UTC, if the page shows one. */
  readonly lastUpdate?: string
  /** Front matter as written in the file, including changes by plugins; empty for generated pages. */
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** Links, images and other references of the content as written, with their positions. */
  readonly links: readonly LinkUse[]
  /** Ids that links to the page can use after `#`. */
  readonly anchors: readonly string[]
  /** Headings below the title, in order. */
  readonly headings: readonly PageHeading[]
  /** Plain text under each heading; the first section precedes the first heading. */
  readonly sections: readonly Section[]
  /** The document as written; empty for generated pages. */
  readonly text: string
  /**
   * The page as Markdown: components, includes and placeholders are resolved. With `llms.pages` the content of its file
   * next to the HTML; otherwise docgen creates it on request. Resolves to `undefined` for the search and 404 pages.
   */
  readonly readMarkdown: () => Promise<string | undefined>
  /** The HTML of the page, as in its file. Resolves to `undefined` in `serve --watch`, which renders pages on request. */
  readonly readHtml: () => Promise<string | undefined>
}

/** A heading of a page. */
export interface PageHeading {
  /** Its anchor: the part after `#` of a link to it. */
  readonly id: string
  /** 2 to 6. */
  readonly level: number
  /** Plain text. */
  readonly text: string
}

/** A file for the output folder. */
export interface PluginFile {
  /** Path inside the output folder, such as `feed.xml`. */
  readonly file: string
  /** Text, written as UTF-8, or bytes. */
  readonly content: string | Uint8Array
}

/** A finding of a `check` hook. */
export interface PluginFinding {
  /** `error` fails the build, `warning` only a strict one, `info` never. Default: `error`. */
  readonly severity?: Severity
  /** What is wrong and what is expected, in one sentence without a trailing period. */
  readonly message: string
  /** How to fix it. */
  readonly hint?: string
  /** Path of the affected file, relative to the site's folder. Default: the config. */
  readonly file?: string
  /** 1-based. */
  readonly line?: number
  /** 1-based; the diagnostic then shows the line with a mark. */
  readonly column?: number
  /** Number of characters to mark. */
  readonly length?: number
}
