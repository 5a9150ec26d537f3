import type { Paragraph } from 'mdast'
import type { DocumentScope } from '../document-scope.js'
import { sliceOf } from '../source-file.js'

const FORMULA = /^[ \t]*\$\$[^$]+\$\$[ \t]*$/m

/** Reports a formula between lines of dollar signs in a site without math. */
export function checkFormulas(node: Paragraph, scope: DocumentScope): void {
  if (scope.compilation.options.math || !scope.file.text.includes('$$')) return
  const found = FORMULA.exec(sliceOf(scope.file, node))
  if (!found) return
  scope.report(
    node,
    {
      code: 'disabled-feature',
      message: 'formulas are off, so this one is shown as text',
      length: 2,
      hint: 'Set markdown.math to true in the config, or put it in a code block',
    },
    found[0].indexOf('$') + found.index,
  )
}
