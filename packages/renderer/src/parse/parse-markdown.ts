import type { Root } from 'mdast'
import remarkMath from 'remark-math'
import type { PluggableList } from 'unified'
import { limitDepth, MAX_DEPTH } from './limit-depth.js'
import { literalDocument } from './literal-document.js'
import { parseFast } from './parse-fast.js'
import { parseWithRemark } from './remark-parser.js'
import type { MathSetting } from './satteri-parser.js'

/** The parser: `satteri` is fast, `remark` is the reference and can be extended by plugins. */
export type ParserName = 'satteri' | 'remark'

/** Options of the parser. */
export interface ParseOptions {
  readonly parser: ParserName
  /** Remark plugins that extend the syntax; only the parser `remark` supports them. */
  readonly remarkPlugins?: PluggableList
  readonly math?: MathSetting
}

/**
 * A line with more block markers before its text than `MAX_DEPTH` allows: remark-parse takes seconds to minutes for it,
 * and so deep a tree is useless. A line of only markers is a thematic break.
 */
const ENDLESS_NESTING = new RegExp(
  `^(?:[ \\t]*(?:>|(?:[*+-]|\\d{1,9}[.)])[ \\t])){${MAX_DEPTH}}(?=.*[^-*+_> \\t\\r\\n])`,
  'm',
)

/**
 * Parses Markdown with GFM, directives and YAML front matter to mdast; every node has its position. Both parsers return
 * the same tree, and no text makes the function throw. If satteri fails, or is known to be wrong, the reference parser
 * parses the text again. Nodes nested deeper than `MAX_DEPTH` become literal text.
 */
export function parseMarkdown(text: string, options: ParseOptions): Root {
  const tree = options.parser === 'satteri' ? parseFast(text, options.math) : undefined
  return tree ?? limitDepth(parseWithReference(text, pluginsOf(options)), text)
}

function parseWithReference(text: string, plugins: PluggableList): Root {
  if (ENDLESS_NESTING.test(text)) return literalDocument(text)
  try {
    return parseWithRemark(text, plugins)
  } catch (error) {
    // remark-parse builds its tree by recursion, which may overflow the stack.
    if (error instanceof RangeError) return literalDocument(text)
    throw error
  }
}

function pluginsOf({ remarkPlugins = [], math }: ParseOptions): PluggableList {
  return math ? [[remarkMath, math === true ? {} : math], ...remarkPlugins] : remarkPlugins
}
