import type { Root } from 'mdast'
import type { PluggableList } from 'unified'
import { completeSatteriTree } from './complete-satteri-tree.js'
import { needsReferenceParser } from './needs-reference-parser.js'
import { parseWithRemark } from './remark-parser.js'
import { parseWithSatteri } from './satteri-parser.js'

/** Which engine parses: `satteri` is fast, `remark` is the reference and can be extended by plugins. */
export type ParserName = 'satteri' | 'remark'

/** How Markdown is parsed. */
export interface ParseOptions {
  readonly parser: ParserName
  /** Remark plugins that extend the syntax; only the parser `remark` can heed them. */
  readonly remarkPlugins?: PluggableList
}

/**
 * Parses Markdown with GFM, directives and YAML front matter to mdast, every node with its position.
 * Both parsers give the same tree.
 */
export function parseMarkdown(text: string, options: ParseOptions): Root {
  if (options.parser === 'remark') return parseWithRemark(text, options.remarkPlugins)
  return tryParseWithSatteri(text) ?? parseWithRemark(text)
}

/** Nothing where the document needs the reference parser, or where the native code fails. */
function tryParseWithSatteri(text: string): Root | undefined {
  if (needsReferenceParser(text)) return undefined
  try {
    return completeSatteriTree(parseWithSatteri(text), text)
  } catch {
    return undefined
  }
}
