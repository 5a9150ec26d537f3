import type { Root } from 'mdast'
import { completeMdxTree } from './complete-satteri-tree.js'
import { limitDepth } from './limit-depth.js'
import { type MathSetting, parseMdxWithSatteri } from './satteri-parser.js'

/** A syntax error and its position. */
export interface MdxFailure {
  /** 1-based. */
  readonly line: number
  /** 1-based, in UTF-16 code units. */
  readonly column: number
  readonly reason: string
}

const ERROR_WITH_POSITION = /^(\d+):(\d+): ([\s\S]*?)(?: \(mdx[\w:-]+\))?$/

/**
 * Parses MDX with GFM, directives, YAML front matter and, if enabled, formulas to mdast. Imports, expressions and JSX
 * have their own node types. Returns the first error if the syntax is invalid.
 */
export function parseMdx(
  text: string,
  math: MathSetting = false,
): { readonly tree: Root } | { readonly failure: MdxFailure } {
  try {
    const tree = limitDepth(parseMdxWithSatteri(text, math), text)
    return { tree: completeMdxTree(tree, text) }
  } catch (error) {
    const [, line, column, reason] = ERROR_WITH_POSITION.exec(error instanceof Error ? error.message : '') ?? []
    if (line === undefined || column === undefined || reason === undefined) throw error
    return { failure: { line: Number(line), column: Number(column), reason } }
  }
}
