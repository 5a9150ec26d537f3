import type { Point } from '../compilation.js'
import type { AnchorSettings } from '../ids/create-element-ids.js'
import type { SourceLine } from './source-line.js'

/** The lines of a Markdown file. */
export interface DialectText {
  /** The lines of the front matter with its two lines of hyphens; empty if there is none. */
  readonly frontMatter: readonly SourceLine[]
  readonly body: readonly SourceLine[]
}

/** Something in a file that docgen's Markdown cannot express. */
export interface DroppedSyntax extends Point {
  /** What was dropped, the same words for the same kind, such as `icons of the set octicons`. */
  readonly kind: string
}

/** The inputs of a dialect besides the text. */
export interface DialectContext {
  /** Path of the file, relative to the site's folder. */
  readonly path: string
  /** Folder of the tool's documents, relative to the site's folder; empty for the site's folder itself. */
  readonly root: string
  /** How the site creates ids of headings; absent if as the tool does. */
  readonly anchors?: AnchorSettings | undefined
  /** Records syntax that the dialect drops; `index` is its position in the line. */
  readonly drop: (kind: string, line: SourceLine, index?: number) => void
}

/** Converts the Markdown of another tool to docgen's. Leaves code and comments as they are. */
export type Dialect = (text: DialectText, context: DialectContext) => DialectText
