import type { Paragraph } from 'mdast'
import type { DocumentScope } from '../document-scope.js'
import { sliceOf } from '../source-file.js'

const FORMULA = /^[ \t]*\$\$[^$]+\$\$[ \t]*$/m
/** A formula within a line of text. */
const INLINE = /\$(?!\s)[^$\n]{0,200}[^$\s]\$(?!\d)/g
/** Only TeX contains these: not prices, not variables of a shell. */
const TEX = /\\[A-Za-z]{2}|[\^_]\{|[A-Za-z\d)]\^[A-Za-z\d]/
const CODE = /`[^`\n]*`/g

/** Reports the first formula of a paragraph on a site without math: a block between `$$`, or else one within a line. */
export function checkFormulas(node: Paragraph, scope: DocumentScope): void {
  if (scope.compilation.options.math || !scope.has.dollars) return
  const text = sliceOf(scope.file, node)
  const formula = FORMULA.exec(text) ?? findInline(text)
  if (!formula) return
  scope.report(
    node,
    {
      code: 'disabled-feature',
      message: 'formulas are off, so this one is shown as text',
      length: formula[0].trim().startsWith('$$') ? 2 : formula[0].length,
      hint: 'Set markdown.math to true in the config, or put it in a code block',
    },
    formula[0].indexOf('$') + formula.index,
  )
}

function findInline(text: string): RegExpExecArray | undefined {
  if (text.split('$', 3).length < 3) return undefined
  const prose = text.replace(CODE, ({ length }) => ' '.repeat(length))
  return [...prose.matchAll(INLINE)].find(([formula]) => TEX.test(formula))
}
