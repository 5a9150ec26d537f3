import { type MarkdownPlugin, packageNameOf } from './schema/markdown.js'
import type { Problem } from './validate/problem.js'

/** The settings that affect formulas. */
export interface MathSettings {
  readonly math: boolean
  readonly parser: 'remark' | 'satteri'
  readonly remarkPlugins: readonly MarkdownPlugin[]
  readonly rehypePlugins: readonly MarkdownPlugin[]
}

/** Names of such packages, and of the functions that they export. */
const MATH = /^(?:remark-?math|rehype-?(?:katex|mathjax\w*))(?:\/\w+)?$/i

/**
 * Finds plugins for formulas that conflict with docgen's own, which reads formulas first, or with a parser that
 * does not support plugin syntax.
 */
export function findMathPlugins({ math, parser, ...plugins }: MathSettings): Problem[] {
  if (!math && parser === 'remark') return []
  return (['remarkPlugins', 'rehypePlugins'] as const).flatMap((kind) =>
    plugins[kind].flatMap((entry, index): Problem[] => {
      const first: unknown = Array.isArray(entry) ? entry[0] : entry
      const name = packageNameOf(entry) ?? (typeof first === 'function' ? first.name : '')
      if (!MATH.test(name)) return []
      const place = `markdown.${kind}[${index}]`
      return [
        {
          path: ['markdown', kind, index],
          blame: 'value',
          message: math
            ? `${place}: ${name} does nothing, because markdown.math already renders all math`
            : `${place}: ${name} finds no math, because plugins cannot add syntax to the parser satteri`,
          hint: math ? 'Remove it' : 'Remove it, and set markdown.math: true, which renders formulas with KaTeX',
        },
      ]
    }),
  )
}
