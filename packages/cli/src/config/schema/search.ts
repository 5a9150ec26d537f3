import { z } from 'zod'
import { textOrObject } from './expected.js'
import { filledText } from './text.js'

const context = z.strictObject(
  {
    path: filledText().describe('Path below which the pages of this part are.'),
    label: filledText().describe('Name of the part.'),
  },
  textOrObject,
)

/** A part of the site that can be searched alone, as the config writes it. */
export type SearchContextInput = string | z.input<typeof context>

/** The site's own search. */
export const searchSchema = z.strictObject({
  enabled: z.boolean().default(true).describe('Build the index and show the search.'),
  contexts: z
    .array(
      z.preprocess(
        (item: SearchContextInput) => (typeof item === 'string' ? { path: item, label: item } : item),
        context,
      ),
    )
    .default([])
    .describe('Parts of the site that can be searched alone: paths, or paths with labels.'),
})
