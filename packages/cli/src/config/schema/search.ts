import * as z from 'zod/mini'
import { textOrObject } from './expected.js'
import { byDefault, required } from './field.js'
import { shorthand } from './shorthand.js'
import { filledText } from './text.js'

const context = z.strictObject(
  {
    path: required(filledText(), 'Path below which the pages of this part are.'),
    label: required(filledText(), 'Name of the part.'),
  },
  textOrObject,
)

/** A part of the site with its own search, as written in the config. */
export type SearchContextInput = string | z.input<typeof context>

/** The built-in search. */
export const searchSchema = z.strictObject({
  enabled: byDefault(z.boolean(), true, 'Build the index and show the search.'),
  contexts: byDefault(
    z.array(
      shorthand((item: SearchContextInput) => (typeof item === 'string' ? { path: item, label: item } : item), context),
    ),
    [],
    'Parts of the site that can be searched alone: paths, or paths with labels.',
  ),
})
