import * as z from 'zod/mini'
import { expected } from './expected.js'
import { byDefault, optional, required } from './field.js'
import { lastUpdateSchema } from './last-update.js'
import { tagSchema } from './tag.js'
import { filledText, sitePath } from './text.js'

const headingLevel = () => z.exactOptional(z.int().check(z.gte(2)).check(z.lte(6)))
const flag = () => z._default(z.boolean(), false)
const documentId = () => z.exactOptional(z.nullable(filledText()))

/** The YAML block at the start of a page. */
export const frontMatterSchema = z
  .object({
    id: optional(
      filledText().check(z.refine((id) => !/[/\\]/.test(id), expected('an id without slashes'))),
      'Last part of the id; the file name if left out.',
    ),
    slug: optional(filledText(), 'Address: from the root where it starts with `/`, else from the folder.'),
    title: optional(
      z.string(),
      'Title; the first heading if left out. An empty one is as if left out, with `hide_title`.',
    ),
    description: optional(z.string(), 'Sentence for search engines and cards; the first paragraph if left out.'),
    keywords: byDefault(z.array(filledText()), [], 'Words for search engines.'),
    image: optional(
      filledText(),
      'Picture for sharing: an address, a path inside a static folder, or relative to the file.',
    ),
    sidebar_label: optional(filledText(), 'Text in the sidebar; the title if left out.'),
    sidebar_position: optional(z.number(), 'Place among its neighbours: smaller comes first.'),
    sidebar_class_name: optional(z.string(), 'Class names of its line in the sidebar.'),
    sidebar_custom_props: optional(z.record(z.string(), z.unknown()), 'Data for your own components.'),
    sidebar_key: optional(filledText(), 'Name in translation files; the label if left out.'),
    displayed_sidebar: optional(
      z.nullable(filledText()),
      'Id of the sidebar to show; `null` for none; the one that lists the page if left out.',
    ),
    wrapperClassName: optional(z.string(), 'Class names on `<html>` of a plain page.'),
    hide_title: required(flag(), 'Leave the title out of the page; a level-1 heading that the text begins with stays.'),
    hide_table_of_contents: required(flag(), 'Leave the table of contents out.'),
    toc_min_heading_level: required(headingLevel(), 'Highest heading level in the table of contents.'),
    toc_max_heading_level: required(headingLevel(), 'Lowest heading level in the table of contents.'),
    pagination_label: optional(filledText(), 'Text of the links that lead here from the pages before and after.'),
    pagination_next: required(documentId(), 'Id of the next document; `null` for none; by the sidebar if left out.'),
    pagination_prev: required(
      documentId(),
      'Id of the previous document; `null` for none; by the sidebar if left out.',
    ),
    custom_edit_url: optional(z.nullable(z.string()), "Address of 'Edit this page'; `null` for none."),
    draft: required(flag(), 'Leave the page out of builds that are not asked for drafts.'),
    unlisted: required(flag(), 'Build the page, but link to it from nowhere and keep it out of search.'),
    last_update: optional(lastUpdateSchema, 'When and by whom it was changed, in place of what git says.'),
    tags: byDefault(z.array(tagSchema), [], 'Tags: texts, or objects with `label`, `permalink` and `description`.'),
    parse_number_prefixes: optional(
      z.boolean(),
      'Read `01-` in the file name as a position; `docs.numberPrefixes` if left out.',
    ),
    redirect_from: byDefault(
      z.union([
        z.pipe(
          sitePath(),
          z.transform((path) => [path]),
        ),
        z.array(sitePath()),
      ]),
      [],
      'Old paths that lead here.',
    ),
    mdx: byDefault(
      z.strictObject({
        format: optional(z.enum(['detect', 'md', 'mdx']), 'Syntax of this file, where it is a `.md`.'),
      }),
      {},
      'How this file is read.',
    ),
    translated_from: optional(
      z.string().check(z.refine((id) => /^[\da-f]{40}$/.test(id), expected('the id that git gives a file'))),
      'On translations: what git calls the text that it was made from; `docgen translations write` puts it there.',
    ),
    no_index: required(flag(), 'Keep the page out of search engines, but in the sidebar.'),
  })
  .check(
    z.superRefine((fields, context) => {
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
    }),
  )

/** Text fields: a number in one of them is the text as written, `1.10` not 1.1. */
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
  'wrapperClassName',
  'displayed_sidebar',
  'pagination_label',
  'pagination_next',
  'pagination_prev',
  'custom_edit_url',
  'last_update',
  'tags',
  'redirect_from',
  'translated_from',
])
