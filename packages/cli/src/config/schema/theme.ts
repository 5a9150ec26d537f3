import { z } from 'zod'
import { filledText } from './text.js'

/** Which theme draws the pages, and what the site replaces of it. */
export const themeSchema = z.strictObject({
  package: filledText().default('@docgen/theme').describe('Name of the npm package that holds the theme.'),
  components: z
    .record(z.string(), filledText())
    .default({})
    .describe('Components that replace one of the theme: name to module, relative to the config.'),
  css: z
    .array(filledText())
    .default([])
    .describe('Style sheets added after those of the theme, relative to the config.'),
})
