import * as z from 'zod/mini'
import { optional } from './field.js'
import { shorthand } from './shorthand.js'
import { filledText, pathOrAddress } from './text.js'

/** Somebody who has written a post. Further fields, which Docusaurus knows, are passed over. */
export const authorSchema = z.object({
  name: optional(filledText(), 'Name; the key of `authors.yml` if left out.'),
  key: optional(filledText(), 'Name of an entry of `authors.yml`.'),
  title: optional(z.string(), 'What the author does.'),
  url: optional(pathOrAddress(), 'Page about the author.'),
})

/** The authors of a post: one or several, each a key of `authors.yml` or an object. */
export const authorsSchema = shorthand(
  (written: z.input<typeof authorSchema> | string | readonly (z.input<typeof authorSchema> | string)[]) =>
    (Array.isArray(written) ? written : [written]).map((author: unknown) =>
      typeof author === 'string' ? { key: author } : author,
    ),
  z.array(authorSchema),
)
