import type { PluggableList } from 'unified'
import type { Diagnostic, FindIcon, Severity, TocEntry } from '../contract/index.js'
import type { ParserName } from '../parse/parse-markdown.js'
import type { MathSetting } from '../parse/satteri-parser.js'
import type { CustomAdmonitions } from './directives/directive-names.js'
import type { HomeFields } from './directives/home-fields.js'
import type { CheckTypes } from './directives/typed-code.js'
import type { FormatSetting } from './find-format.js'
import type { AnchorSettings } from './ids/create-element-ids.js'
import type { LoadedMdxModule } from './mdx-module.js'
import type { LinkSettings } from './rebase-link.js'

/** Name of a tool whose Markdown docgen reads. */
export type DialectName = 'docsy' | 'gitbook' | 'hugo' | 'mintlify' | 'mkdocs' | 'nextra' | 'starlight' | 'vitepress'

/** A package manager supported by docgen, by its value in tabs. */
export type PackageManager = 'npm' | 'yarn' | 'pnpm' | 'bun'

/** Converts npm shell commands to another package manager's commands; keeps commands without a counterpart. */
export type ConvertCommand = (code: string, manager: PackageManager) => string

/** A Markdown file with all inputs of its compiled form. */
export interface MarkdownSource {
  /** Path relative to the site's folder, with `/` as separator. */
  readonly path: string
  /** The whole file, front matter included. */
  readonly text: string
  /** Site-relative path → text of every file that it includes, directly or indirectly. */
  readonly includes: Readonly<Record<string, string>>
  /** Path of an include that does not exist → the path of the file that it probably means. */
  readonly similarIncludes?: Readonly<Record<string, string>>
  /** Paths of includes outside the site's repository, which are not read. */
  readonly outsideIncludes?: readonly string[]
  /** Path as an include resolves to it → path of the file that docgen reads instead, such as the page itself. */
  readonly aliases?: Readonly<Record<string, string>>
  /** `format` of the front matter, which overrides `format` of the options. */
  readonly format?: FormatSetting
  /** The parts of a landing page that its front matter describes; absent if there are none. */
  readonly home?: HomeFields
  /** The front matter's fields, for MDX code; absent if none runs. */
  readonly frontMatter?: Readonly<Record<string, unknown>>
  /** Path of an included file with code → the fields of its front matter. */
  readonly includedFrontMatter?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** The page's headings, if its code uses them. */
  readonly toc?: readonly TocEntry[]
  /** Path of this file or of an included one → its MDX module. */
  readonly mdxModules?: Readonly<Record<string, LoadedMdxModule>>
  /** Absolute location of the file; absent if no plugin needs it. */
  readonly location?: SourceLocation
  /** Position of an error thrown by a file that an MDX module imports; `undefined` if the module itself threw it. */
  readonly findThrown?: (error: unknown) => Required<Pick<Diagnostic, 'file' | 'line' | 'column'>> | undefined
}

/** The absolute paths of a file and of its site's folder, with `/` as separator. */
export interface SourceLocation {
  readonly path: string
  readonly siteDir: string
}

/** A comment that marks lines of code: the next line, or all lines between two comments. */
export interface MagicComment {
  /** Class of the marked lines. */
  readonly className: string
  /** Text of the comment that marks the next line. */
  readonly line?: string
  readonly block?: { readonly start: string; readonly end: string }
}

/** Highlighting options. Every Prism language is supported: grammars are loaded when a page uses them. */
export interface HighlightOptions {
  /** Custom language tag → the tag that it is another name for. */
  readonly aliases: Readonly<Record<string, string>>
  /** Comments that mark lines, in addition to `highlight-next-line`, `highlight-start` and `highlight-end`. */
  readonly magicComments: readonly MagicComment[]
}

/** Options of code blocks marked `npm2yarn`. */
export interface PackageTabsSettings {
  /** Whether choosing a package manager selects it in all of these blocks. */
  readonly sync: boolean
  /** The package managers to show in addition to npm, in order. */
  readonly converters: readonly Exclude<PackageManager, 'npm'>[]
}

/** Compiler options: together with the source, they determine the result. */
export interface MarkdownOptions extends LinkSettings {
  readonly parser: ParserName
  /** Syntax of `.md` files, `md` if absent; every `.mdx` is MDX. */
  readonly format?: FormatSetting
  /** Allows scripts, event handlers, frames, forms and inline styles in sources. */
  readonly trustHtml: boolean
  /** With trusted HTML: directive of the security policy → sources that it allows; absent if it blocks nothing. */
  readonly allowedSources?: Readonly<Record<string, readonly string[]>>
  /** Whether inline styles are rejected instead of moved into the page's style sheet: for text by external authors. */
  readonly refusesStyles?: boolean
  /** Name → text that replaces `{name}` in prose. */
  readonly placeholders: Readonly<Record<string, string>>
  /** Markdown of other tools: MDX files may also use the components of these tools; none if absent. */
  readonly dialects?: readonly DialectName[]
  /** Names of components that MDX files may use without an import; none if absent. */
  readonly components?: readonly string[]
  /** Modules such as `@theme/Card` that are the site's own instead of docgen's; none if absent. */
  readonly replacedModules?: readonly string[]
  /** Custom admonitions of the site; none if absent. */
  readonly admonitions?: CustomAdmonitions
  readonly highlight: HighlightOptions
  readonly npm2yarn: PackageTabsSettings
  readonly math: MathSetting
  /** How ids of headings derive from their text; lower case if absent. */
  readonly anchors?: AnchorSettings
  /** Whether `mermaid` blocks are rendered as diagrams. */
  readonly mermaid: boolean
  /** Severity of reports that `live` blocks do not run; not reported if absent. */
  readonly liveCode?: Severity
  /** Finds icons of the sets that the site has installed; absent if it has installed none. */
  readonly findIcon?: FindIcon
  /** Checks the types of code blocks; absent if none is checked. */
  readonly checkTypes?: CheckTypes
  readonly remarkPlugins: PluggableList
  readonly rehypePlugins: PluggableList
}
