import * as z from 'zod/mini'
import { byDefault } from './field.js'

/** How a finding of a check is reported. */
export const reportingSchema = z.enum(['ignore', 'log', 'warn', 'throw'])

/** How docgen reports the findings of its checks of the whole site. */
export const checksShape = {
  onBrokenLinks: byDefault(
    reportingSchema,
    'throw',
    'A link to a page of this site that does not exist, also in the navbar and in sidebars.',
  ),
  onBrokenMarkdownLinks: byDefault(reportingSchema, 'warn', 'A link to a Markdown file that does not exist.'),
  onBrokenImages: byDefault(
    reportingSchema,
    'throw',
    'An image that does not exist; for social previews at most a warning.',
  ),
  onBrokenAnchors: byDefault(reportingSchema, 'warn', 'A link to a heading that does not exist on the target page.'),
  onBrokenMdx: byDefault(
    reportingSchema,
    'throw',
    'An error in the MDX of a page: syntax that cannot be read, an import that does not exist, or code that fails. docgen shows everything else on the page.',
  ),
  onBrokenContent: byDefault(
    reportingSchema,
    'throw',
    'Other content that docgen cannot use, such as invalid front matter, unsafe HTML, a plugin for Markdown that fails, or an error in an API description: docgen omits that part.',
  ),
  onLiveCode: byDefault(
    reportingSchema,
    'warn',
    'A code block with the word `live`: docgen shows it and does not run it.',
  ),
  onDuplicateRoutes: byDefault(
    reportingSchema,
    'warn',
    'Two pages with the same URL, two documents with the same id, or two files whose names differ only in case.',
  ),
}
