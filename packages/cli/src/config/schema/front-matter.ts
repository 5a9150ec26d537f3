import { z } from 'zod'
import { expected } from './expected.js'
import { lastUpdateSchema } from './last-update.js'
import { tagSchema } from './tag.js'
import { filledText, sitePath } from './text.js'

const headingLevel = () => z.int().min(2).max(6).exactOptional()
const flag = () => z.boolean().default(false)
const documentId = () => filledText().nullable().exactOptional()

/** The YAML block at the head of a document. */
export const frontMatterSchema = z
  .object({
    id: filledText()
      .refine((id) => !/[/\\]/.test(id), expected('an id without slashes'))
      .exactOptional()
      .describe('Last part of the id; the file name if left out.'),
    slug: filledText()
      .exactOptional()
      .describe('Address: from the root where it starts with `/`, else from the folder.'),
    title: filledText().exactOptional().describe('Title; the first heading if left out.'),
    description: z
      .string()
      .exactOptional()
      .describe('Sentence for search engines and cards; the first paragraph if left out.'),
    keywords: z.array(filledText()).default([]).describe('Words for search engines.'),
    image: filledText()
      .exactOptional()
      .describe('Picture for sharing: an address, a path inside a static folder, or relative to the file.'),
    sidebar_label: filledText().exactOptional().describe('Text in the sidebar; the title if left out.'),
    sidebar_position: z.number().exactOptional().describe('Place among its neighbours: smaller comes first.'),
    sidebar_class_name: z.string().exactOptional().describe('Class names of its line in the sidebar.'),
    sidebar_custom_props: z.record(z.string(), z.unknown()).exactOptional().describe('Data for your own components.'),
    sidebar_key: filledText().exactOptional().describe('Name in translation files; the label if left out.'),
    displayed_sidebar: filledText()
      .nullable()
      .exactOptional()
      .describe('Id of the sidebar to show; `null` for none; the one that lists the page if left out.'),
    hide_title: flag().describe('Leave the title out of the page.'),
    hide_table_of_contents: flag().describe('Leave the table of contents out.'),
    toc_min_heading_level: headingLevel().describe('Highest heading level in the table of contents.'),
    toc_max_heading_level: headingLevel().describe('Lowest heading level in the table of contents.'),
    pagination_label: filledText()
      .exactOptional()
      .describe('Text of the links that lead here from the pages before and after.'),
    pagination_next: documentId().describe('Id of the next document; `null` for none; by the sidebar if left out.'),
    pagination_prev: documentId().describe('Id of the previous document; `null` for none; by the sidebar if left out.'),
    custom_edit_url: z.string().nullable().exactOptional().describe("Address of 'Edit this page'; `null` for none."),
    draft: flag().describe('Leave the page out of builds that are not asked for drafts.'),
    unlisted: flag().describe('Build the page, but link to it from nowhere and keep it out of search.'),
    last_update: lastUpdateSchema
      .exactOptional()
      .describe('When and by whom it was changed, in place of what git says.'),
    tags: z
      .array(tagSchema)
      .default([])
      .describe('Tags: texts, or objects with `label`, `permalink` and `description`.'),
    parse_number_prefixes: z
      .boolean()
      .exactOptional()
      .describe('Read `01-` in the file name as a position; `docs.numberPrefixes` if left out.'),
    redirect_from: z
      .union([sitePath().transform((path) => [path]), z.array(sitePath())])
      .default([])
      .describe('Old paths that lead here.'),
    mdx: z
      .strictObject({ format: z.enum(['detect', 'md', 'mdx']).exactOptional().describe('Syntax of this file.') })
      .default({})
      .describe('How this file is read.'),
    no_index: flag().describe('Keep the page out of search engines, but in the sidebar.'),
  })
  .superRefine((fields, context) => {
    if (fields.draft && fields.unlisted) {
      context.addIssue({ code: 'custom', path: ['unlisted'], message: 'a page is draft or unlisted, not both' })
    }
    const { toc_min_heading_level: min, toc_max_heading_level: max } = fields
    if (min !== undefined && max !== undefined && min > max) {
      context.addIssue({
        code: 'custom',
        path: ['toc_min_heading_level'],
        message: `expected a level that is not above toc_max_heading_level (${max})`,
      })
    }
  })

/** Fields that hold texts: a number in one of them is the text that was written, `1.10` not 1.1. */
export const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'slug',
  'title',
  'description',
  'keywords',
  'image',
  'sidebar_label',
  'sidebar_class_name',
  'sidebar_key',
  'displayed_sidebar',
  'pagination_label',
  'pagination_next',
  'pagination_prev',
  'custom_edit_url',
  'last_update',
  'tags',
  'redirect_from',
])
