import * as z from 'zod/mini'
import { byDefault, expected, optional } from './field.js'
import { numberPrefixes } from './number-prefixes.js'
import { sidebarsSchema } from './sidebar-item.js'
import { sidebarItemsGenerator } from './sidebar-items-generator.js'
import { filledText, folderId, isCode, pathPart, routeBase } from './text.js'
import { versionsSchema } from './versions.js'

const headingLevel = () => z.int().check(z.gte(2)).check(z.lte(6))

/** Argument of a function for edit links. */
export interface EditUrlRequest {
  /** Path of the source file in the folder of its version and language. */
  readonly docPath: string
  /** The folder of the version and language, relative to the config. */
  readonly versionDocsDirPath: string
  /** Name of the version; `current` for the working tree. */
  readonly version: string
  readonly locale: string
  /** Path of the page, base URL included. */
  readonly permalink: string
}

/** Returns the edit URL of a page; `undefined` for no link. */
export type EditUrlFunction = (request: EditUrlRequest) => string | undefined

/** Fields that select the files of a folder that become pages. */
export function pagePatterns(
  include = ['**/*.{md,mdx}'],
  exclude = ['**/_*.{md,mdx}', '**/_*/**', '**/*.test.{md,mdx}', '**/__tests__/**'],
) {
  return {
    include: byDefault(
      z.array(filledText()),
      include,
      'Files that become pages, as glob patterns relative to `path`. A pattern that begins with `!` excludes files.',
    ),
    exclude: byDefault(
      z.array(filledText()),
      exclude,
      'Files and folders to skip even if `include` matches them, as glob patterns relative to `path`.',
    ),
  }
}

/** Whether a value is an absolute URL. URLs of code, such as `javascript:`, are none. */
function isUrl(value: unknown): value is string {
  return typeof value === 'string' && URL.canParse(value) && !isCode(value)
}

/** Field for the URL at which readers can edit a page. */
export function editUrl() {
  return optional(
    z
      .custom<string | EditUrlFunction>(
        (value) => typeof value === 'function' || isUrl(value),
        expected('an absolute URL, or a function that returns one'),
      )
      .check(z.meta({ title: 'string or function' })),
    "Base URL of the link 'Edit this page', to which docgen appends the path of the file; or a function that returns the whole URL.",
  )
}

/** The settings of a docs folder. */
export const docsSchema = z
  .strictObject({
    id: byDefault(
      folderId(),
      'default',
      'Id of this docs folder on a site with several. Navbar items, versions and translations refer to it.',
    ),
    path: byDefault(filledText(), 'docs', 'Folder of the Markdown files, relative to the config.'),
    routeBasePath: byDefault(routeBase(), '/', 'Path below which the docs are served; `/` is the root of the site.'),
    ...pagePatterns(),
    sidebars: optional(
      z.union([z.literal(false), filledText(), sidebarsSchema]),
      'Sidebars by id, or the path of a module that exports them. By default, one sidebar named `defaultSidebar` mirrors the folders. `false` disables sidebars.',
    ),
    sidebarCollapsible: byDefault(z.boolean(), true, 'Whether readers can collapse categories.'),
    sidebarCollapsed: byDefault(z.boolean(), true, 'Whether categories are collapsed at first.'),
    editUrl: editUrl(),
    historyUrl: optional(
      z.custom<string>(isUrl, expected('an absolute URL')).check(z.meta({ title: 'string' })),
      'Base URL of the history of files, such as `https://github.com/acme/docs/commits/main`, to which docgen appends the path of the file. The date of the last change links to it.',
    ),
    showLastUpdateTime: byDefault(z.boolean(), false, 'Show when a page last changed, according to git.'),
    showLastUpdateAuthor: byDefault(z.boolean(), false, 'Show who last changed a page, according to git.'),
    showContributors: byDefault(
      z.boolean(),
      false,
      'Show the names of everyone who has changed a page, according to git. Those with the most changes come first.',
    ),
    showDate: byDefault(z.boolean(), false, 'Show the `date` of the front matter, such as that of a release.'),
    showReadingTime: byDefault(z.boolean(), false, 'Show how long it takes to read a page.'),
    tocMinHeadingLevel: byDefault(headingLevel(), 2, 'Highest heading level in the table of contents.'),
    tocMaxHeadingLevel: byDefault(headingLevel(), 3, 'Lowest heading level in the table of contents.'),
    tags: byDefault(
      z.union([z.literal(false), filledText()]),
      'tags.yml',
      'File in `path` with labels and URLs of tags; `false` for none.',
    ),
    tagsBasePath: byDefault(
      pathPart(),
      'tags',
      'Path of the list of tags and of the tag pages, relative to `routeBasePath`.',
    ),
    breadcrumbs: byDefault(z.boolean(), true, 'Show breadcrumbs above a page.'),
    versions: optional(versionsSchema, "Versions of this docs folder, instead of the site's `versions`."),
    indexFiles: byDefault(
      z.array(filledText()),
      [],
      'Names of files, without extension, that are the index of their folder, in addition to `index`, `_index`, `README`, and the name of the folder. `page` is one in the app router of Next.js.',
    ),
    numberPrefixes: numberPrefixes(),
    sidebarItemsGenerator: sidebarItemsGenerator(),
  })
  .check(
    z.refine((docs) => docs.tocMinHeadingLevel <= docs.tocMaxHeadingLevel, {
      path: ['tocMinHeadingLevel'],
      ...expected('a level that is not above tocMaxHeadingLevel'),
    }),
    z.refine((docs) => docs.historyUrl === undefined || docs.showLastUpdateTime, {
      path: ['historyUrl'],
      ...expected('showLastUpdateTime: true next to it, because the date is the link'),
    }),
  )

/** Schema of a list of folders of one kind, which must have different ids. */
export function folderList<Folder extends z.ZodMiniType<{ readonly id: string }>>(folder: Folder) {
  return z
    .array(folder)
    .check(z.minLength(1))
    .check(
      z.superRefine((list, context) => {
        for (const [index, { id }] of list.entries()) {
          if (list.findIndex((other) => other.id === id) === index) continue
          context.addIssue({
            code: 'custom',
            path: [index, 'id'],
            message: `two entries have the id "${id}". Give this one another id`,
          })
        }
      }),
    )
}
