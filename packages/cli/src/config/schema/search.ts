import * as z from 'zod/mini'
import { textOrObject } from './expected.js'
import { byDefault, required } from './field.js'
import { shorthand } from './shorthand.js'
import { filledText } from './text.js'

const context = z.strictObject(
  {
    path: required(filledText(), 'Path of the pages in this context.'),
    label: required(filledText(), 'Label of the context.'),
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
    'Search contexts: parts of the site that readers can search separately, as paths, or paths with labels.',
  ),
})
