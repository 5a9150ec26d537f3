import { z } from 'zod'
import { textOrObject } from './expected.js'
import { filledText } from './text.js'

const tag = z.strictObject(
  {
    label: filledText().describe('Text of the tag.'),
    permalink: filledText()
      .exactOptional()
      .describe('Last part of the address of its page; made from the label if left out.'),
    description: filledText().exactOptional().describe('First sentence of its page.'),
  },
  textOrObject,
)

/** A tag as the front matter writes it. */
export type TagInput = string | z.input<typeof tag>

/** A tag of a document; a text is short for its label. */
export const tagSchema = z.preprocess((item: TagInput) => (typeof item === 'string' ? { label: item } : item), tag)
