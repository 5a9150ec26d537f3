import type { PluggableList } from 'unified'
import type { Severity, TocEntry } from '../contract/index.js'
import type { FormatSetting } from '../mdx/find-format.js'
import type { LoadedProgram } from '../mdx/mdx-program.js'
import type { ParserName } from '../parse/parse-markdown.js'
import type { PackageManager } from './code/convert-command.js'
import type { OwnAdmonitions } from './directive-names.js'
import type { LinkPlace } from './rebase-link.js'

/** One Markdown file with everything that its compiled form depends on. */
export interface MarkdownSource {
  /** Path relative to the site's folder, with `/` as separator. */
  readonly path: string
  /** The whole file, front matter included. */
  readonly text: string
  /** Site-relative path → text of every file that it includes, also through other includes. */
  readonly includes: Readonly<Record<string, string>>
  /** Path of an include that does not exist → the path of a file that differs from it in letter case alone. */
  readonly sameButCase?: Readonly<Record<string, string>>
  /** Path that an include names → the path of the file it means, such as that of the page itself. */
  readonly aliases?: Readonly<Record<string, string>>
  /** In the place of the options' `format`, from the front matter. */
  readonly format?: FormatSetting
  /** The front matter's fields, for the code of MDX; absent where there is none to run. */
  readonly frontMatter?: Readonly<Record<string, unknown>>
  /** The same of each included file that has code to run, by its path. */
  readonly includedFrontMatter?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Headings that the page has, where its code asks for them. */
  readonly toc?: readonly TocEntry[]
  /** Path of this file or of one that it includes → what of it has to be run. */
  readonly programs?: Readonly<Record<string, LoadedProgram>>
  /** Where the file really lies; absent where no plugin asks. */
  readonly location?: SourceLocation
  /** Where what a program threw was thrown, as `file:line:column`; `undefined` where it was in the text's own code. */
  readonly findThrown?: (error: unknown) => string | undefined
}

/** The absolute path of a file and that of its site's folder, with `/` as separator. */
export interface SourceLocation {
  readonly path: string
  readonly siteDir: string
}

/** A comment that marks lines of code: the line after it, or all lines between two of them. */
export interface MagicComment {
  /** Class that the marked lines get beside `line`. */
  readonly className: string
  /** Text of the comment that marks the next line. */
  readonly line?: string
  readonly block?: { readonly start: string; readonly end: string }
}

/** How code is highlighted. Every language that Prism has works: grammars are loaded when a page uses them. */
export interface HighlightOptions {
  /** Own language tags → tags that are known. */
  readonly aliases: Readonly<Record<string, string>>
  /** Comments that mark lines, beside `highlight-next-line`, `highlight-start` and `highlight-end`. */
  readonly magicComments: readonly MagicComment[]
}

/** What becomes of blocks with the word `npm2yarn`. */
export interface PackageTabsSettings {
  /** Whether choosing a package manager chooses it in all of these blocks. */
  readonly sync: boolean
  /** The package managers beside npm that commands are shown for, in their order. */
  readonly converters: readonly Exclude<PackageManager, 'npm'>[]
}

/** How Markdown is compiled: together with the source, all that the result depends on. */
export interface MarkdownOptions extends LinkPlace {
  readonly parser: ParserName
  /** Syntax of `.md` files, `md` where absent; every `.mdx` is MDX. */
  readonly format?: FormatSetting
  /** Lets scripts, event handlers, frames, forms and inline styles of the sources pass. */
  readonly trustHtml: boolean
  /** Whether inline styles are refused and not moved into the page's style sheet: for text that nobody of the site has written. */
  readonly refusesStyles?: boolean
  /** Name → text that stands for `{name}` in prose. */
  readonly placeholders: Readonly<Record<string, string>>
  /** Names of components that files of MDX know without an import; none where absent. */
  readonly components?: readonly string[]
  /** Admonitions of the site's own; none where absent. */
  readonly admonitions?: OwnAdmonitions
  readonly highlight: HighlightOptions
  readonly npm2yarn: PackageTabsSettings
  /** Whether dollar signs enclose formulas. */
  readonly math: boolean
  /** Whether `mermaid` blocks are drawn. */
  readonly mermaid: boolean
  /** How much it matters that blocks with the word `live` are not run; not at all where absent. */
  readonly liveCode?: Severity
  readonly remarkPlugins: PluggableList
  readonly rehypePlugins: PluggableList
}
