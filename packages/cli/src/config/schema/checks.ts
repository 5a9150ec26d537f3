import { z } from 'zod'

/** How a finding of a check is treated. */
export const reportingSchema = z.enum(['ignore', 'log', 'warn', 'throw'])

/** How docgen reports what it finds when it checks the whole site. */
export const checksShape = {
  onBrokenLinks: reportingSchema.default('throw').describe('A link to a page of this site that does not exist.'),
  onBrokenMarkdownLinks: reportingSchema
    .default('warn')
    .describe('A link to a Markdown file by its path, where there is no such file.'),
  onBrokenAnchors: reportingSchema.default('warn').describe('A link to a heading that its page does not have.'),
  onDuplicateRoutes: reportingSchema.default('warn').describe('Two pages that claim the same address.'),
}
