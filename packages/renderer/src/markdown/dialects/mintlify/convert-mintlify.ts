import { describePage } from '../describe-page.js'
import type { Dialect } from '../dialect.js'
import { editLine, type SourceLine } from '../source-line.js'
import { convertFrontMatter } from './convert-front-matter.js'

/**
 * Converts the front matter and the variables of Mintlify, and shows the description of a page above its text. The
 * components of Mintlify are a table of the conversion of MDX: `mdx/convert/dialects/mintlify-components.ts`.
 */
export const convertMintlify: Dialect = ({ frontMatter, body }, context) => ({
  frontMatter: convertFrontMatter(frontMatter, context),
  body: [...describePage(frontMatter), ...convertVariables(body)],
})

const FENCE = /^[ \t>]*(`{3,}|~{3,})/
/** Code in a line, or a variable such as `{{product-name}}` that is not the value of a prop. */
const VARIABLE = /(`+)[^`]*\1|(?<!=)\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g

/** Converts variables such as `{{name}}` to placeholders such as `{name}`, except in code. */
function convertVariables(lines: readonly SourceLine[]): readonly SourceLine[] {
  let fence: string | undefined
  return lines.map((line) => {
    const [, marks] = FENCE.exec(line.text) ?? []
    if (marks !== undefined) {
      if (fence === undefined) fence = marks
      else if (marks.startsWith(fence)) fence = undefined
      return line
    }
    if (fence !== undefined || !line.text.includes('{{')) return line
    const edits = [...line.text.matchAll(VARIABLE)].flatMap(({ index, 0: whole, 2: name }) =>
      name === undefined ? [] : [{ start: index, end: index + whole.length, text: `{${name}}` }],
    )
    return editLine(line, edits)
  })
}
