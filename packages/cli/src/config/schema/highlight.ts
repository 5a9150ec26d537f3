import { z } from 'zod'
import { filledText } from './text.js'

const magicComment = z.strictObject({
  className: filledText().describe('Class of the lines that the comment marks.'),
  line: filledText().exactOptional().describe('Comment before one marked line.'),
  block: z
    .strictObject({
      start: filledText().describe('Comment before the first marked line.'),
      end: filledText().describe('Comment after the last marked line.'),
    })
    .exactOptional()
    .describe('Comments around several marked lines.'),
})

/** Colours of code blocks. */
export const highlightSchema = z.strictObject({
  languages: z
    .array(filledText().toLowerCase())
    .default(['php'])
    .describe('Languages to highlight beside the usual ones, by their Prism names.'),
  aliases: z.record(z.string(), filledText()).default({}).describe('Other names of languages: alias to language.'),
  magicComments: z
    .array(magicComment)
    .default([])
    .describe('Comments that mark lines, beside `highlight-next-line` and `highlight-start` … `highlight-end`.'),
})
