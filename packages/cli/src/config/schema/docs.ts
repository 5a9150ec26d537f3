import { z } from 'zod'
import { expected } from './expected.js'
import { sidebarsSchema } from './sidebars.js'
import { filledText } from './text.js'

const headingLevel = () => z.int().min(2).max(6)

/** The documents: where they are and how their pages look. */
export const docsSchema = z
  .strictObject({
    path: filledText().default('docs').describe('Folder of the Markdown files, relative to the config.'),
    routeBasePath: z
      .string()
      .transform((path) => `/${path.replace(/^\/+|\/+$/g, '')}`)
      .default('/')
      .describe('Path below which the documents are served; `/` is the root of the site.'),
    include: z
      .array(filledText())
      .default(['**/*.{md,mdx}'])
      .describe('Files that become pages, as glob patterns relative to `path`.'),
    exclude: z
      .array(filledText())
      .default(['**/_*.{md,mdx}', '**/_*/**', '**/*.test.{md,mdx}', '**/__tests__/**'])
      .describe('Files that do not, although `include` names them.'),
    sidebars: z
      .union([z.literal(false), filledText(), sidebarsSchema])
      .exactOptional()
      .describe(
        'Sidebars by id, or the path of a module that exports them. Without it one sidebar `defaultSidebar` follows the folders; `false` means none.',
      ),
    sidebarCollapsible: z.boolean().default(true).describe('Whether categories can be closed.'),
    sidebarCollapsed: z.boolean().default(true).describe('Whether categories are closed until one opens them.'),
    editUrl: filledText()
      .refine((text) => URL.canParse(text), expected('an absolute address'))
      .exactOptional()
      .describe("Address that a document's path is appended to for the link 'Edit this page'."),
    showLastUpdateTime: z.boolean().default(false).describe('Show when a page last changed, by the history in git.'),
    showLastUpdateAuthor: z.boolean().default(false).describe('Show who changed a page last, by the history in git.'),
    tocMinHeadingLevel: headingLevel().default(2).describe('Highest heading level in the table of contents.'),
    tocMaxHeadingLevel: headingLevel().default(3).describe('Lowest heading level in the table of contents.'),
    breadcrumbs: z.boolean().default(true).describe('Show the path of categories above a page.'),
    numberPrefixes: z
      .boolean()
      .default(true)
      .describe('Read `01-` in a file name as its position and leave it out of the address.'),
  })
  .refine((docs) => docs.tocMinHeadingLevel <= docs.tocMaxHeadingLevel, {
    path: ['tocMinHeadingLevel'],
    ...expected('a level that is not above tocMaxHeadingLevel'),
  })
