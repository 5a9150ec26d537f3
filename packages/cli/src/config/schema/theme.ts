import * as z from 'zod/mini'
import { byDefault } from './field.js'
import { filledText } from './text.js'

/** The theme that renders the pages, and the site's overrides. */
export const themeSchema = z.strictObject({
  package: byDefault(filledText(), '@docgen/theme', 'Name of the npm package that holds the theme.'),
  components: byDefault(
    z.record(z.string(), filledText()),
    {},
    'Components that replace one of the theme: name to module, relative to the config.',
  ),
  css: byDefault(z.array(filledText()), [], 'Style sheets added after those of the theme, relative to the config.'),
})
