import * as z from 'zod/mini'
import { optional, required, shorthand, stringOr, stringOrObject } from './field.js'
import { filledText } from './text.js'

const tag = z.strictObject(
  {
    label: required(filledText(), 'Label of the tag.'),
    permalink: optional(filledText(), 'Last part of the URL of its page; defaults to the label as a slug.'),
    description: optional(filledText(), 'Introduction of its page.'),
  },
  stringOrObject,
)

/** Content of a `tags.yml`: a tag's name in front matter → the tag. `null` adds nothing to the name. */
export const tagsFileSchema = z.record(
  z.string(),
  z.nullable(z.strictObject({ ...tag.shape, label: optional(filledText(), 'Label of the tag; defaults to its key.') })),
)

/** A tag as written in front matter. */
export type TagInput = string | z.input<typeof tag>

/** A tag of a page; a string is its label, or a name in the `tags.yml` of the docs. */
export const tagSchema = shorthand(
  (item: TagInput) => (typeof item === 'string' ? { label: item } : item),
  tag,
  stringOr,
)
