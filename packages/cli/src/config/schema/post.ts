import * as z from 'zod/mini'
import { authorsSchema } from './author.js'
import { moment } from './date.js'
import { byDefault, optional } from './field.js'
import { filledText, pathOrAddress } from './text.js'

/** Front matter fields of posts, in addition to those of every page. */
export const postSchema = z.object({
  date: optional(moment(), 'When it was written; the date in the name of the file if left out.'),
  authors: byDefault(authorsSchema, [], 'Who wrote it: keys of `authors.yml`, or objects with its fields.'),
  author: optional(filledText(), 'Name of the only author, as in old posts of Docusaurus.'),
  author_title: optional(z.string(), 'What that author does.'),
  author_url: optional(pathOrAddress(), 'Page about that author.'),
  author_image_url: optional(filledText(), 'Image of that author.'),
})
