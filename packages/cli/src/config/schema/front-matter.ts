import * as z from 'zod/mini'
import { timestamp, toTimestamp } from './date.js'
import { byDefault, expected, optional, required, shorthand } from './field.js'
import { featureSchema, heroSchema, logosSchema } from './home.js'
import { tagSchema } from './tag.js'
import { filledText, linkTarget, oldPath, oneOrMore } from './text.js'

/** Date and author of a page's last change, overriding Git. */
const lastUpdateSchema = z
  .strictObject({
    date: optional(timestamp(), 'Date, or date and time, of the change; UTC by default.'),
    author: optional(filledText(), 'Author of the change.'),
  })
  .check(
    z.refine((update) => update.date !== undefined || update.author !== undefined, {
      error: 'expected date, author or both',
    }),
  )

const headingLevel = () => z.exactOptional(z.int().check(z.gte(2)).check(z.lte(6)))
const flag = () => z._default(z.boolean(), false)
const documentId = () => z.exactOptional(z.nullable(filledText()))

/** The YAML block at the start of a page. */
export const frontMatterSchema = z
  .object({
    id: optional(
      filledText().check(z.refine((id) => !/[/\\]/.test(id), expected('an id without slashes'))),
      'Last part of the id; defaults to the file name.',
    ),
    slug: optional(
      filledText(),
      'URL path. With a leading `/`, it is relative to the docs root, otherwise to the folder.',
    ),
    title: optional(
      z.string(),
      'Title; defaults to the first heading. If the first heading is of level 1, the page shows that heading instead, except on posts. An empty title is the same as none with `hide_title: true`.',
    ),
    description: optional(z.string(), 'Description for search engines and cards; defaults to the first paragraph.'),
    keywords: byDefault(z.array(filledText()), [], 'Keywords for search engines.'),
    image: optional(
      filledText(),
      'Image of link previews: a URL, a path inside a static folder, or a path relative to the file.',
    ),
    sidebar_label: optional(filledText(), 'Label in the sidebar; defaults to the title.'),
    sidebar_position: optional(z.number(), 'Position among its siblings; lower comes first.'),
    sidebar_icon: optional(
      filledText(),
      'An icon before the label in the sidebar, such as `lucide:rocket`, from an installed Iconify set; or an emoji.',
    ),
    sidebar_class_name: optional(z.string(), 'CSS class names of its sidebar item.'),
    sidebar_custom_props: optional(z.record(z.string(), z.unknown()), 'Data for your components.'),
    sidebar_key: optional(filledText(), 'Key in translation files; defaults to the label.'),
    displayed_sidebar: optional(
      z.nullable(filledText()),
      'Id of the sidebar to show; `null` for none; defaults to the sidebar that lists the page.',
    ),
    layout: optional(
      shorthand(
        (input: unknown) => (input === 'home' || input === 'bare' ? input : 'doc'),
        z.enum(['doc', 'home', 'bare']),
        () => z.unknown(),
      ),
      '`home`: a landing page, without sidebar and table of contents. `bare`: only the content, as wide as the window, without navbar, sidebar and footer. Any other value is ignored, with a warning if it is nearly `home`.',
    ),
    hero: optional(heroSchema, 'With `layout: home`: headline, buttons and image at the top of the page.'),
    logos: optional(logosSchema, 'With `layout: home`: a row of logos.'),
    features: optional(z.array(featureSchema), 'With `layout: home`: cards below the hero.'),
    wrapperClassName: optional(z.string(), 'CSS class names on `<html>` of a standalone page.'),
    hide_title: required(flag(), 'Hide the title. A level-1 heading at the start of the text stays visible.'),
    hide_table_of_contents: required(flag(), 'Hide the table of contents.'),
    toc_min_heading_level: required(headingLevel(), 'Highest heading level in the table of contents.'),
    toc_max_heading_level: required(headingLevel(), 'Lowest heading level in the table of contents.'),
    pagination_label: optional(filledText(), 'Text of the previous and next links to this page.'),
    pagination_next: required(
      documentId(),
      'Id of the next page; `null` for none; defaults to the next page in the sidebar.',
    ),
    pagination_prev: required(
      documentId(),
      'Id of the previous page; `null` for none; defaults to the previous page in the sidebar.',
    ),
    custom_edit_url: optional(
      z.nullable(z.union([z.literal(''), linkTarget()])),
      "URL of 'Edit this page'; `null` for none.",
    ),
    draft: required(flag(), 'Skip the page in builds without `--drafts`.'),
    unlisted: required(flag(), 'Build the page, but exclude it from navigation, search and the sitemap.'),
    // Other tools have the same field with other values, which are not reported.
    date: optional(
      z.pipe(
        z.unknown(),
        z.transform((raw) => (typeof raw === 'string' ? toTimestamp(raw) : undefined)),
      ),
      'Date of the content, such as that of a release, which `docs.showDate` shows below the title; UTC by default. Anything but a date is ignored.',
    ),
    labels: byDefault(
      shorthand(
        (raw: unknown) => (Array.isArray(raw) ? raw.filter((label) => typeof label === 'string') : []),
        z.array(z.string()),
        () => z.unknown(),
      ),
      [],
      'Labels next to the date, such as `New` or `Fixed`. Anything but a list of strings is ignored.',
    ),
    last_update: optional(lastUpdateSchema, 'Date and author of the last change, instead of those from git.'),
    tags: byDefault(z.array(tagSchema), [], 'Tags: strings, or objects with `label`, `permalink` and `description`.'),
    parse_number_prefixes: optional(
      z.boolean(),
      'Use a prefix such as `01-` in the file name as the position; defaults to `docs.numberPrefixes`.',
    ),
    redirect_from: byDefault(oneOrMore(oldPath()), [], 'Old paths that redirect to this page.'),
    covers: optional(
      oneOrMore(filledText()),
      'Files that the page describes, as globs relative to the root of the Git repository, such as `src/auth/**`. `docgen check stale` reports when they change and the page does not.',
    ),
    mdx: byDefault(
      z.strictObject({
        format: optional(z.enum(['detect', 'md', 'mdx']), 'Syntax of this file, if its extension is `.md`.'),
      }),
      {},
      'How docgen reads this file.',
    ),
    translated_from: optional(
      z.string().check(z.refine((id) => /^[\da-f]{40}$/.test(id), expected('a git object id'))),
      'In translations: the git hash of the original file. `docgen translations write` sets it.',
    ),
    no_index: required(flag(), 'Ask search engines not to index the page. It stays in the sidebar.'),
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

/** Fields that are custom fields on pages without `layout: home`. */
export const HOME_FIELDS: readonly string[] = ['hero', 'logos', 'features']

/** Text fields: a number in one of them is the text as written, `1.10` not 1.1. */
export const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'slug',
  'title',
  'description',
  'keywords',
  'image',
  'sidebar_label',
  'sidebar_icon',
  'sidebar_class_name',
  'sidebar_key',
  'layout',
  'hero',
  'logos',
  'features',
  'wrapperClassName',
  'displayed_sidebar',
  'pagination_label',
  'pagination_next',
  'pagination_prev',
  'custom_edit_url',
  'labels',
  'last_update',
  'tags',
  'redirect_from',
  'covers',
  'translated_from',
])
