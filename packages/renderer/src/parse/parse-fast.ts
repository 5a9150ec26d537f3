import type { Root } from 'mdast'
import { completeSatteriTree } from './complete-satteri-tree.js'
import { limitDepth } from './limit-depth.js'
import { needsReferenceParser } from './needs-reference-parser.js'
import { type MathSetting, parseWithSatteri } from './satteri-parser.js'

/**
 * The tree that `parseMarkdown` returns with the parser `satteri`, without any code of the reference parser.
 * `undefined` if the source needs the reference parser, or if the native code fails.
 */
export function parseFast(text: string, math: MathSetting = false): Root | undefined {
  if (needsReferenceParser(text)) return undefined
  try {
    return completeSatteriTree(limitDepth(parseWithSatteri(text, math), text), text)
  } catch {
    return undefined
  }
}
