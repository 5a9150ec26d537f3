import * as z from 'zod/mini'
import { byDefault, expected, optional, required } from './field.js'
import { filledText } from './text.js'

const fields = z.strictObject({
  className: required(filledText(), 'CSS class of the marked lines.'),
  line: optional(filledText(), 'Comment that marks the next line.'),
  block: optional(
    z.strictObject({
      start: required(filledText(), 'Comment before the first marked line.'),
      end: required(filledText(), 'Comment after the last marked line.'),
    }),
    'Comments around several marked lines.',
  ),
})

const magicComment = fields.check(
  z.refine(({ line, block }) => line !== undefined || block !== undefined, expected('an object with line or block')),
)

/** Syntax highlighting of code blocks. There is no list of languages: a page loads whatever Prism language it uses. */
export const highlightSchema = z.strictObject({
  aliases: byDefault(
    z.record(z.string(), filledText()),
    {},
    'Aliases of languages: alias → language. Every Prism language works without an entry here, and so do the usual aliases of GitHub and other highlighters.',
  ),
  magicComments: byDefault(
    z.array(magicComment),
    [],
    'Comments that mark lines, in addition to `highlight-next-line` and `highlight-start` … `highlight-end`.',
  ),
})
