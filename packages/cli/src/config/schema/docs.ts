import * as z from 'zod/mini'
import { expected } from './expected.js'
import { byDefault, optional } from './field.js'
import { sidebarsSchema } from './sidebars.js'
import { filledText, routeBase } from './text.js'
import { versionsSchema } from './versions.js'

const headingLevel = () => z.int().check(z.gte(2)).check(z.lte(6))

/** Argument of a function for edit links. */
export interface EditUrlRequest {
  /** Path of the source file in the folder of its version and language. */
  readonly docPath: string
  /** That folder, relative to the config. */
  readonly versionDocsDirPath: string
  /** Name of the version; `current` for the working tree. */
  readonly version: string
  readonly locale: string
  /** Path of the page, base URL included. */
  readonly permalink: string
}

/** Returns the edit URL of a page; `undefined` for no link. */
export type EditUrlFunction = (request: EditUrlRequest) => string | undefined

/** Docs: where they are and how their pages look. */
export const docsSchema = z
  .strictObject({
    id: byDefault(
      z.string().check(z.refine((id) => /^[a-z\d][\w-]*$/i.test(id), expected('letters, digits, - and _'))),
      'default',
      'Name of these documents where a site has several: navbar items, versions and translations are found by it.',
    ),
    path: byDefault(filledText(), 'docs', 'Folder of the Markdown files, relative to the config.'),
    routeBasePath: byDefault(
      routeBase(),
      '/',
      'Path below which the documents are served; `/` is the root of the site.',
    ),
    include: byDefault(
      z.array(filledText()),
      ['**/*.{md,mdx}'],
      'Files that become pages, as glob patterns relative to `path`. A pattern that begins with `!` excludes files.',
    ),
    exclude: byDefault(
      z.array(filledText()),
      ['**/_*.{md,mdx}', '**/_*/**', '**/*.test.{md,mdx}', '**/__tests__/**'],
      'Files that do not, although `include` names them.',
    ),
    sidebars: optional(
      z.union([z.literal(false), filledText(), sidebarsSchema]),
      'Sidebars by id, or the path of a module that exports them. Without it one sidebar `defaultSidebar` follows the folders; `false` means none.',
    ),
    sidebarCollapsible: byDefault(z.boolean(), true, 'Whether categories can be closed.'),
    sidebarCollapsed: byDefault(z.boolean(), true, 'Whether categories are closed until one opens them.'),
    editUrl: optional(
      z
        .custom<string | EditUrlFunction>(
          (value) => typeof value === 'function' || (typeof value === 'string' && URL.canParse(value)),
          expected('an absolute address, or a function that returns one'),
        )
        .check(z.meta({ title: 'text or a function' })),
      "Address that a document's path is appended to for the link 'Edit this page', or a function that returns the whole address of a document.",
    ),
    showLastUpdateTime: byDefault(z.boolean(), false, 'Show when a page last changed, by the history in git.'),
    showLastUpdateAuthor: byDefault(z.boolean(), false, 'Show who changed a page last, by the history in git.'),
    tocMinHeadingLevel: byDefault(headingLevel(), 2, 'Highest heading level in the table of contents.'),
    tocMaxHeadingLevel: byDefault(headingLevel(), 3, 'Lowest heading level in the table of contents.'),
    tags: byDefault(
      z.union([z.literal(false), filledText()]),
      'tags.yml',
      'File in `path` that gives the tags of the documents their texts and addresses; `false` for none.',
    ),
    breadcrumbs: byDefault(z.boolean(), true, 'Show the path of categories above a page.'),
    versions: optional(versionsSchema, "Versions of these documents, in place of the site's `versions`."),
    numberPrefixes: byDefault(
      z.boolean(),
      true,
      'Read `01-` in a file name as its position and leave it out of the address.',
    ),
  })
  .check(
    z.refine((docs) => docs.tocMinHeadingLevel <= docs.tocMaxHeadingLevel, {
      path: ['tocMinHeadingLevel'],
      ...expected('a level that is not above tocMaxHeadingLevel'),
    }),
  )

/** Several docs folders. */
export const docsListSchema = z
  .array(docsSchema)
  .check(z.minLength(1))
  .check(
    z.superRefine((list, context) => {
      for (const [index, { id }] of list.entries()) {
        if (list.findIndex((other) => other.id === id) === index) continue
        context.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: `two entries have the id "${id}". Give this one an id of its own`,
        })
      }
    }),
  )
