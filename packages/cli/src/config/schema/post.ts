import * as z from 'zod/mini'
import { timestamp } from './date.js'
import { byDefault, optional, required, shorthand } from './field.js'
import { filledText, pathOrUrl, pathPart } from './text.js'

/** Author of a post. Unknown fields are ignored, because Docusaurus supports more fields. */
export const authorSchema = z.object({
  name: optional(filledText(), 'Name; defaults to the key in `authors.yml`.'),
  key: optional(filledText(), 'Key of an entry in `authors.yml`.'),
  title: optional(z.string(), 'Role of the author.'),
  url: optional(pathOrUrl(), 'URL of a page about the author.'),
  image_url: optional(
    filledText(),
    'Image of the author: a URL, a path inside a static folder, or a path relative to the file.',
  ),
  imageURL: optional(filledText(), 'Same as `image_url`.'),
  email: optional(filledText(), 'Email address. The name links to it if there is neither a page nor a `url`.'),
  description: optional(z.string(), "Description of the author, for the list of authors and the author's page."),
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
const authorsSchema = shorthand(
  (input: z.input<typeof authorSchema> | string | readonly (z.input<typeof authorSchema> | string)[]) =>
    (Array.isArray(input) ? input : [input]).map((author: unknown) =>
      typeof author === 'string' ? { key: author } : author,
    ),
  z.array(authorSchema),
  () => z.union([z.string(), authorSchema, z.array(z.union([z.string(), authorSchema]))]),
)

/** Front matter fields of posts, in addition to the fields of every page. */
export const postSchema = z.object({
  date: optional(timestamp(), 'Date of the post; defaults to the date in the file name.'),
  authors: byDefault(authorsSchema, [], 'Authors: keys of `authors.yml`, or objects with the same fields.'),
  author: optional(filledText(), 'Name of the author, as in older posts of Docusaurus.'),
  author_title: optional(z.string(), 'Role of that author.'),
  author_url: optional(pathOrUrl(), 'URL of a page about that author.'),
  author_image_url: optional(filledText(), 'Image of that author.'),
})
