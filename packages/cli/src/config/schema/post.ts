import * as z from 'zod/mini'
import { authorsSchema } from './author.js'
import { moment } from './date.js'
import { byDefault, optional } from './field.js'
import { filledText, pathOrUrl } from './text.js'

/** Front matter fields of posts, in addition to those of every page. */
export const postSchema = z.object({
  date: optional(moment(), 'Date of the post; defaults to the date in the file name.'),
  authors: byDefault(authorsSchema, [], 'Authors: keys of `authors.yml`, or objects with the same fields.'),
  author: optional(filledText(), 'Name of the author, as in older posts of Docusaurus.'),
  author_title: optional(z.string(), 'Role of that author.'),
  author_url: optional(pathOrUrl(), 'URL of a page about that author.'),
  author_image_url: optional(filledText(), 'Image of that author.'),
})
