import * as z from 'zod/mini'
import { byDefault, optional, required } from './field.js'
import { filledText } from './text.js'

const magicComment = z.strictObject({
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

/** Colours of code blocks. */
export const highlightSchema = z.strictObject({
  languages: byDefault(
    z.array(filledText().check(z.toLowerCase())),
    ['php'],
    'Languages to highlight beside the usual ones, by their Prism names.',
  ),
  aliases: byDefault(z.record(z.string(), filledText()), {}, 'Other names of languages: alias to language.'),
  magicComments: byDefault(
    z.array(magicComment),
    [],
    'Comments that mark lines, beside `highlight-next-line` and `highlight-start` … `highlight-end`.',
  ),
})
