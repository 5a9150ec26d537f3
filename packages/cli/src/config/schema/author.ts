import * as z from 'zod/mini'
import { optional, required } from './field.js'
import { shorthand } from './shorthand.js'
import { filledText, pathOrAddress, pathPart } from './text.js'

/** Author of a post. Ignores further fields, which Docusaurus supports. */
export const authorSchema = z.object({
  name: optional(filledText(), 'Name; the key of `authors.yml` if left out.'),
  key: optional(filledText(), 'Name of an entry of `authors.yml`.'),
  title: optional(z.string(), 'What the author does.'),
  url: optional(pathOrAddress(), 'Page about the author.'),
  image_url: optional(filledText(), 'Image of the author: a URL, a path of a static folder, or relative to the file.'),
  imageURL: optional(filledText(), 'The same as `image_url`.'),
  email: optional(
    filledText(),
    'Where to write to the author: the link of the name if there is neither page nor `url`.',
  ),
  description: optional(z.string(), 'Sentence about the author, for the list of authors and the page of the author.'),
  socials: optional(
    z.record(z.string(), z.union([filledText(), z.number()])),
    'Platform → handle or URL, such as `github: jo`.',
  ),
  page: optional(
    z.union([
      z.boolean(),
      z.object({ permalink: required(pathPart(), 'Path of the page below the list of authors.') }),
    ]),
    'Whether the author has a page with all posts.',
  ),
})

/** Content of an `authors.yml`: key → author. */
export const authorsFileSchema = z.record(z.string(), authorSchema)

/** The authors of a post: one or several, each a key of `authors.yml` or an object. */
export const authorsSchema = shorthand(
  (written: z.input<typeof authorSchema> | string | readonly (z.input<typeof authorSchema> | string)[]) =>
    (Array.isArray(written) ? written : [written]).map((author: unknown) =>
      typeof author === 'string' ? { key: author } : author,
    ),
  z.array(authorSchema),
)
