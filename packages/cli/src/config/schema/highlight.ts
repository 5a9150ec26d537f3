import * as z from 'zod/mini'
import { expected } from './expected.js'
import { byDefault, optional, required } from './field.js'
import { filledText } from './text.js'

const fields = z.strictObject({
  className: required(filledText(), 'Class of the lines that the comment marks.'),
  line: optional(filledText(), 'Comment before one marked line.'),
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
    'Other names of languages: alias to language. Every language that Prism has works without being named, and so do the usual names of GitHub and other highlighters.',
  ),
  magicComments: byDefault(
    z.array(magicComment),
    [],
    'Comments that mark lines, beside `highlight-next-line` and `highlight-start` … `highlight-end`.',
  ),
})
