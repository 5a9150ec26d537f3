import * as z from 'zod/mini'
import { byDefault } from './field.js'
import { filledText } from './text.js'

/** The theme that renders the pages, and the site's overrides. */
export const themeSchema = z.strictObject({
  package: byDefault(filledText(), '@docgen/theme', 'npm package of the theme.'),
  components: byDefault(
    z.record(z.string(), filledText()),
    {},
    'Components that replace components of the theme: name → module, relative to the config.',
  ),
  css: byDefault(z.array(filledText()), [], 'Style sheets to load after those of the theme, relative to the config.'),
})
