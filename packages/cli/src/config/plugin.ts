import type { LinkUse, Page, Section, Severity } from '@docgen/renderer/contract'
import type { FrontMatterInput } from './front-matter.js'

/** An answer, or the promise of one. */
export type Answer<Value> = Value | Promise<Value>

/** What a plugin adds to builds. Each hook takes plain data and gives back plain data; hooks that are left out cost nothing. */
export interface Plugin {
  /** What mistakes, keys and its data are known by; no two plugins of a site have the same. */
  readonly name: string
  /** Part of every key: another version makes anew what the plugin has made. */
  readonly version: string
  /** What its hooks depend on beside their arguments and its own code. */
  readonly inputs?: PluginInputs
  /** Brings documents and data, before the site's files are put in order. */
  readonly content?: (context: PluginContext) => Answer<PluginContent>
  /** Changes and adds documents, once it is known which pages there are. */
  readonly pages?: (context: PagesContext) => Answer<PagesChange>
  /** Changes the finished HTML of pages. It runs in worker threads, in several at once. */
  readonly html?: HtmlHook
  /** Adds files to the output. */
  readonly emit?: (context: SiteContext) => Answer<readonly PluginFile[]>
  /** Finds what is wrong with the site. */
  readonly check?: (context: SiteContext) => Answer<readonly PluginFinding[]>
}

/** What a plugin depends on. Something that is not named here may change unnoticed: the plugin then gives what it gave before. */
export interface PluginInputs {
  /** Files by their paths from the site's folder, or patterns such as `data/*.json`. Only these can be read by `read`. */
  readonly files?: readonly string[]
  /** Names of environment variables. */
  readonly env?: readonly string[]
  /** Anything else, as JSON: options, the date that a dump was made. */
  readonly values?: unknown
}

/** What every hook is given. */
export interface PluginContext {
  /** Facts of the config. */
  readonly site: SiteFacts
  /** The environment variables that the plugin names, as far as they are set. */
  readonly env: Readonly<Record<string, string>>
  /** Paths of the files that the plugin names, in code-unit order. */
  readonly files: readonly string[]
  /** Text of one of these files. */
  readonly read: (path: string) => string
  /** What its own `content` hook has given as `data`; `undefined` there, and where it gave none. */
  readonly data: unknown
}

/** What plugins are told of the config. */
export interface SiteFacts {
  /** Name of the site. */
  readonly title: string
  /** Protocol and host, without a final slash. */
  readonly url: string
  /** Starts and ends with a slash. */
  readonly baseUrl: string
  /** Language of the documents that stand outside of `i18n`. */
  readonly defaultLocale: string
  /** The languages of the site, the default one included. */
  readonly locales: readonly string[]
}

/** What a `content` hook gives. */
export interface PluginContent {
  /** Documents, as if they lay in their folders. */
  readonly documents?: readonly PluginDocument[]
  /** Plain data that components read by `pluginData` of `@docgen/cli/data`, and the plugin's other hooks as `data`. */
  readonly data?: unknown
}

/** A Markdown document that no file holds. */
export interface PluginDocument {
  /** Where it would lie, relative to the site's folder: in a folder of documents, such as `docs/releases/1.0.md`. */
  readonly path: string
  /** The whole file, front matter included. */
  readonly text: string
}

/** What a `pages` hook is given. */
export interface PagesContext extends PluginContext {
  /** Every document with its place in the site, as the plugins before have left it. */
  readonly pages: readonly PageOutline[]
}

/** A document in its place. */
export interface PageOutline {
  /** Path of the file, relative to the site's folder. */
  readonly source: string
  /** Folder and name, as sidebars know it. */
  readonly id: string
  /** Path without base URL and trailing slash. */
  readonly route: string
  /** From the front matter, else the first heading. */
  readonly title: string
  /** `current` for the working tree. */
  readonly version: string
  /** Language of the text. */
  readonly locale: string
  /** Id of the sidebar that it shows. */
  readonly sidebar?: string
  /** As written in the file; parsed when it is first asked for. */
  readonly frontMatter: Readonly<Record<string, unknown>>
}

/** What a `pages` hook gives: data from which the site is put in order once more. */
export interface PagesChange {
  /** Front matter put over that of documents: address, title, place in the sidebar, tags, and all other fields. */
  readonly change?: readonly PageChange[]
  /** Further documents; they include no other files. */
  readonly add?: readonly PluginDocument[]
}

/** What is to change of a document. */
export interface PageChange {
  /** Path of its file, as the outline has it. */
  readonly source: string
  /** The fields to put over its own. */
  readonly frontMatter: FrontMatterInput
}

/** Changes the HTML of pages. */
export interface HtmlHook {
  /** Says of a page whether it is changed; all are where this is left out. What it refuses stays as it is when the plugin's inputs change. */
  readonly appliesTo?: (page: Page) => boolean
  /** Gives back the whole document of a page, from doctype to end. */
  readonly change: (html: string, context: HtmlContext) => Answer<string>
}

/** What an `html` hook is given beside the document. */
export interface HtmlContext extends PluginContext {
  /** Everything that is known of the page but its text. */
  readonly page: Page
}

/** What `emit` and `check` hooks are given. */
export interface SiteContext extends PluginContext {
  /** Every page of the output, in code-unit order of their files. */
  readonly pages: readonly PageFacts[]
}

/** All that is known of a page when its text is compiled. What takes time is read when it is asked for. */
export interface PageFacts {
  /** What the page is: a document, the index of a category or tag, the search page, or the one for unknown addresses. */
  readonly kind: Page['kind']
  /** Path without base URL and trailing slash. */
  readonly route: string
  /** Path with base URL and trailing-slash rule. */
  readonly href: string
  /** Path inside the output folder. */
  readonly file: string
  /** Path of its document, relative to the site's folder; absent for pages that no document stands behind. */
  readonly source?: string
  /** As the page shows it. */
  readonly title: string
  /** `current` for the working tree. */
  readonly version: string
  /** Language of the page. */
  readonly locale: string
  /** From the front matter. */
  readonly description?: string
  /** RFC 3339 date in UTC, where the page shows one. */
  readonly lastUpdate?: string
  /** Front matter as written in the file, changes by plugins included; empty for pages without a document. */
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** Links, pictures and other references of the text as written, with their places. */
  readonly links: readonly LinkUse[]
  /** Ids that a link to the page may name behind `#`. */
  readonly anchors: readonly string[]
  /** Headings below the title, in their order. */
  readonly headings: readonly PageHeading[]
  /** Plain text under each heading; the first section is what comes before the first heading. */
  readonly sections: readonly Section[]
  /** The document as written; empty for pages without one. */
  readonly text: string
}

/** A heading of a page's text. */
export interface PageHeading {
  /** What a link to it names behind `#`. */
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

/** Something that a `check` hook has found. */
export interface PluginFinding {
  /** `error` fails the build, `warning` only a strict one, `info` never; `error` where left out. */
  readonly severity?: Severity
  /** What was found and what was expected, in one sentence without a final full stop. */
  readonly message: string
  /** A way out that can be followed. */
  readonly hint?: string
  /** Path of the file that is to blame, relative to the site's folder; the config where left out. */
  readonly file?: string
  /** 1-based. */
  readonly line?: number
  /** 1-based; with it the line is shown with a mark. */
  readonly column?: number
  /** How many characters to mark. */
  readonly length?: number
}
